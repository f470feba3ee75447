import type { Seat } from '../../../engine/core/index.js';
import { winnerOf } from '../rules/ending.js';
import type { State } from '../rules/tcg-fuel.types.js';
import type { OpenCardView } from '../rules/view/view.types.js';
import type { Board } from './board.js';
import { boardIn } from './imagined.js';
import { valueOf } from './judgement.js';

const WON = 1000;

/** How good a state is for a seat, in the coin of creature values: life, board, hand, mana. Opponents count on average. */
export function evaluate(state: State, seat: Seat): number {
  if (state.stage === 'finished') {
    const winner = winnerOf(state);
    return winner === null ? 0 : winner === seat ? WON : -WON;
  }
  if (state.players[seat]!.hasLost) return -WON;
  const board = boardIn(state, seat);
  const mine = sideOf(board, board.me.playerId);
  const theirs = board.opponents.map(({ playerId }) => sideOf(board, playerId));
  const mean = (read: (side: Side) => number): number =>
    theirs.reduce((sum, side) => sum + read(side), 0) / Math.max(1, theirs.length);
  const life =
    8 *
    Math.log(
      Math.max(1, mine.life) /
        Math.max(
          1,
          mean((side) => side.life),
        ),
    );
  return (
    life +
    mine.value -
    mean((side) => side.value) +
    2 * (mine.hand - mean((side) => side.hand)) +
    1.5 * (mine.mana - mean((side) => side.mana))
  );
}

interface Side {
  readonly life: number;
  readonly value: number;
  readonly hand: number;
  readonly mana: number;
}

function sideOf(board: Board, playerId: number): Side {
  const player = board.view.players.find((one) => one.playerId === playerId)!;
  const permanents = board.permanents(playerId);
  const isLand = (card: OpenCardView): boolean => card.types.includes('land');
  return {
    life: player.lifeTotal,
    value: permanents.filter((card) => !isLand(card)).reduce((sum, card) => sum + valueOf(card), 0),
    hand: player.handSize,
    // The seventh land is worth little.
    mana: Math.min(6, permanents.filter(isLand).length),
  };
}

/** A difference of this much on the board is as good as won. */
const SCALE = 25;

/** The same between -1 (lost) and 1 (won): averages over worlds then weigh chances, not heaps of creatures. */
export function prospects(state: State, seat: Seat): number {
  return Math.tanh(evaluate(state, seat) / SCALE);
}
