import type { Playing } from '../../play/playing.js';
import type { Face, TcgFuel } from './shapes.js';

type Action = TcgFuel['action'];

/** The kinds and bases of what the server offers the reader now. */
export function offersOf(play: Playing<TcgFuel, Face>): readonly Partial<Action>[] {
  const { picture } = play.source.state.getState();
  return (picture?.legalActions ?? []).map((choice) => ('form' in choice ? choice.form : choice) as Partial<Action>);
}

export function isOffered(play: Playing<TcgFuel, Face>, type: Action['type']): boolean {
  return offersOf(play).some((one) => one.type === type);
}

/** Nothing is offered but to go on, and to tap lands for mana that nothing could use. */
export function canOnlyGoOn(play: Playing<TcgFuel, Face>): boolean {
  const offers = offersOf(play);
  return (
    offers.some(({ type }) => type === 'pass_priority') &&
    offers.every(
      (one) =>
        one.type === 'pass_priority' ||
        one.type === 'end_turn' ||
        (one.type === 'activate_ability' && one.abilityId === 'mana'),
    )
  );
}
