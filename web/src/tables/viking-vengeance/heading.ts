import type { Telling } from '../../play/table-kind.js';
import { seatOf } from './shapes.js';
import type { VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';

/** The end of a turn heads the next one: it alone knows the number, also when it is read again long afterwards. */
export function heading(
  event: VikingVengeance['event'],
  { view, name }: Pick<Telling<VikingVengeance>, 'view' | 'name'>,
): string | undefined {
  if (event.type !== 'turn_ended') return undefined;
  const turn = event.turnNumber + 1;
  return talk.heading(turn, name(1 - seatOf(view, event.owner)), turn % 2 === 1 ? Math.ceil(turn / 2) : undefined);
}
