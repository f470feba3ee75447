import { otherOwner, placedCards } from './board/board.js';
import type { AtTable, EndReason, Owner, State, Status } from './viking-vengeance.types.js';

/** Scores are the cards that each player owns on the board. */
export function recount(state: State): void {
  const cards = placedCards(state);
  state.player1.score = cards.filter(({ card }) => card.owner === 'player1').length;
  state.player2.score = cards.length - state.player1.score;
}

/** R37: the owner of more cards wins. R62: by option, a full board shared equally goes to the first player. */
export function endByCount(turn: AtTable, reason: EndReason): void {
  const { state } = turn;
  recount(state);
  const lead = state.player1.score - state.player2.score;
  if (lead > 0) end(turn, 'player1_win', reason);
  else if (lead < 0) end(turn, 'player2_win', reason);
  else end(turn, reason === 'board_full' && state.ruleset.tieToFirst ? 'player1_win' : 'draw', reason);
}

/** R14: a player gives up, or is given up on; board and scores stay as they are. */
export function endByLeaving(turn: AtTable, leaving: Owner, reason: 'surrender' | 'forfeit'): void {
  end(turn, otherOwner(leaving) === 'player1' ? 'player1_win' : 'player2_win', reason);
}

/** Who has won, if one has. */
export function findWinner({ status }: { readonly status: Status }): Owner | undefined {
  if (status === 'player1_win') return 'player1';
  return status === 'player2_win' ? 'player2' : undefined;
}

function end({ state, emit }: AtTable, status: Status, reason: EndReason): void {
  state.status = status;
  state.endReason = reason;
  const winner = findWinner(state);
  emit({
    type: 'game_over',
    status,
    winner: winner ? state[winner].userId : null,
    scores: { player1: state.player1.score, player2: state.player2.score },
  });
}
