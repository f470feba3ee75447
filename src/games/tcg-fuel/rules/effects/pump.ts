import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { duration, reference, wholeNumber } from './fields.js';
import { permanentsIn } from './references.js';
import { changeUntilEndOfTurn } from './temporary.js';

export interface Pump extends EffectData {
  readonly what: Reference;
  readonly power: number;
  readonly toughness: number;
  readonly duration: 'end_of_turn';
}

/** More or less power and toughness until end of turn, for what matches now. */
export const pump: EffectRule<Pump> = {
  fields: { what: reference, power: wholeNumber, toughness: wholeNumber, duration },
  run(resolution, { what, power, toughness }) {
    for (const card of permanentsIn(resolution, what))
      changeUntilEndOfTurn(resolution.play, card, { power, toughness });
  },
};
