import { addPerson } from './kit-person.js';
import { addProps } from './kit-props.js';
import { addShapes } from './kit-shapes.js';
import { materials, toneMaker } from './kit-tones.js';
import type { Kit, Lch } from './kit.types.js';

/** What every kit begins with; the tools are put into it one by one, later ones made of earlier ones. */
type Start = Pick<Kit, 'p' | 'r' | 'dir' | 'card' | 'worlds' | 'second' | 'variant'>;

/** The drawing kit for one picture. */
export function kit(start: Start, hex: (lch: Lch) => string): Kit {
  const k = { ...start } as Kit;
  const makeTones = toneMaker(hex);
  addShapes(k);
  k.tones = materials(makeTones);
  addProps(k);
  addPerson(k, makeTones);
  return k;
}
