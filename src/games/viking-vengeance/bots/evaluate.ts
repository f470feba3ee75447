import { findTileTowards, OPPOSITE, otherOwner, placedCards, SIDES } from '../rules/board.js';
import { powerAtLevel, powerOfCard, sumOf } from '../rules/power.js';
import type { Owner, Side, State } from '../rules/viking-vengeance.types.js';

/** A card owned, a point of power, and a side that may well be beaten. */
const CARD = 220;
const POINT = 1.8;
const EXPOSED = 110;
/** More than anything that can lie on the board. */
export const WON = 100_000;
const HIGHEST = 40;

/** For each side, how likely a card of a pool is to beat a number there. */
export type Threat = { readonly [S in Side]: readonly number[] };

/** What each player may yet play, as a threat to the other. */
export type Threats = { readonly [O in Owner]: Threat };

export function threatsIn(state: State): Threats {
  return { player1: threatOf(state, 'player1'), player2: threatOf(state, 'player2') };
}

function threatOf(state: State, owner: Owner): Threat {
  const pool = [...state[owner].hand, ...state[owner].deck].map((id) => powerAtLevel(state.cards[id]!));
  const table = (side: Side): number[] =>
    Array.from({ length: HIGHEST + 1 }, (_, number) => {
      const beating = pool.filter((power) => power[side] > number).length;
      return pool.length > 0 ? beating / pool.length : 0;
    });
  return { top: table('top'), right: table('right'), bottom: table('bottom'), left: table('left') };
}

/** How good a state is for a player; a finished game outweighs everything. */
export function evaluate(state: State, owner: Owner, threats: Threats): number {
  if (state.status !== 'active') return finalValue(state, owner);
  let value = 0;
  for (const { card, at } of placedCards(state)) {
    const power = powerOfCard(state, card);
    const threat = threats[otherOwner(card.owner)];
    let worth = CARD + POINT * sumOf(power);
    for (const side of SIDES) {
      const tile = findTileTowards(at, side);
      if (!tile || state.board[tile.y]![tile.x]) continue;
      worth -= EXPOSED * threat[OPPOSITE[side]][Math.min(HIGHEST, power[side])]!;
    }
    value += card.owner === owner ? worth : -worth;
  }
  return value;
}

/** Won, lost or drawn; among wins the clearer one. */
export function finalValue(state: State, owner: Owner): number {
  const lead = (state.player1.score - state.player2.score) * (owner === 'player1' ? CARD : -CARD);
  if (state.status === 'draw') return 0;
  return lead + ((state.status === 'player1_win') === (owner === 'player1') ? WON : -WON);
}
