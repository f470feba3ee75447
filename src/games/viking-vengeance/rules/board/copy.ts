import type { Frozen } from '../../../../engine/core/index.js';
import type { BoardCard, Player, Reading, State } from '../viking-vengeance.types.js';

/**
 * A copy of a state to write to. Effects, tiles, marks, tasks and cards are values that rules replace and never change,
 * so the copy shares them; only what is written in place is new.
 */
export function copyOf(state: Reading): State {
  return {
    ...(state as State),
    board: state.board.map((row) => row.map((card) => card && copyCard(card))),
    tiles: state.tiles.map((row) => [...row]),
    player1: copyPlayer(state.player1),
    player2: copyPlayer(state.player2),
    hydratedCardDataCache: { ...(state.hydratedCardDataCache as State['hydratedCardDataCache']) },
    touched: { ...state.touched },
    pending: [...(state.pending as State['pending'])],
  };
}

const copyCard = (card: Frozen<BoardCard>): BoardCard => ({ ...(card as BoardCard) });

const copyPlayer = (player: Frozen<Player>): Player => ({
  ...player,
  hand: [...player.hand],
  deck: [...player.deck],
  discardPile: [...player.discardPile],
  placed: [...player.placed],
});
