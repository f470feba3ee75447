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
