import { begin, fastDice, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import { copyOf } from '../../rules/board/copy.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';
import type { State, VikingVengeance } from '../../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from '../chance.js';
import { outcomesOf } from '../imagined.js';
import { arenaStart } from '../index.js';
import { movesOf } from '../moves.js';

/** From how many of its favourites each side of a game picks: `hard` plays the first, `any` whatever is legal but a pass. */
export const STYLES = { hard: 1, medium: 3, any: Infinity } as const;
export type Style = keyof typeof STYLES;

/** A game between two of the AI's decks, as far as so many empty tiles; some games end before or jump over. */
export function findPosition(seed: number, empty: number, style: Style): State | undefined {
  const { options, loadouts } = arenaStart(rngOver(sfc32(seed)));
  const seats = loadouts.map((loadout, seat) => ({ id: `${seat}`, name: `${seat}`, bot: false, loadout }));
  const start = { sessionId: '00000000-0000-4000-8000-000000000000', at: 0, options, seats };
  let state = copyOf(begin<VikingVengeance>(vikingVengeance, start, fastDice(seed)).state);
  const rng = rngOver(sfc32(seed, 77));
  while (state.status === 'active' && emptyIn(state) > empty) state = afterAny(state, style, rng);
  return state.status === 'active' && emptyIn(state) === empty ? state : undefined;
}

/** What comes of a move in this style, with one of the outcomes that chance may have. */
export function afterAny(state: State, style: Style, rng: Rng): State {
  const placements = movesOf(state).slice(0, -1).slice(0, STYLES[style]);
  const move = placements.length > 0 ? rng.pick(placements) : ({ type: 'endTurn' } as const);
  return rng.pick(outcomesOf(state, move, CHANCE_SAMPLES));
}

const emptyIn = (state: State): number => state.board.flat().filter((card) => !card).length;
