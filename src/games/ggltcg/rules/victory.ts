import { opponentOf, playerOf } from './cards.js';
import type { CcRecord } from './events.js';
import type { EndReason, PlayerId, ReadState } from './ggltcg.types.js';
import { tellLine } from './narration/narration.js';
import type { Resolving } from './playing/resolving.js';

export function isOver(state: ReadState): boolean {
  return state.outcome !== null;
}

/** A player with no card in hand and no toy under his control has lost; if both, the active player wins (R51). */
export function checkVictory(resolving: Resolving): void {
  const { state } = resolving;
  const active = state.active_player_id;
  const other = opponentOf(state, active);
  if (isOver(state)) return;
  if (isOut(state, other)) finish(resolving, active, 'no_cards');
  else if (isOut(state, active)) finish(resolving, other, 'no_cards');
}

/** The game ends, with a winner or (`null`) a draw. */
export function finish(resolving: Resolving, winner: PlayerId | null, reason: EndReason): void {
  const { state, emit } = resolving;
  const outcome = winner === null ? 'draw' : 'win';
  state.winner_id = winner;
  state.outcome = outcome;
  state.end_reason = reason;
  state.pending_decisions = [];
  state.continuation = null;
  const { turn_number } = state;
  emit({ type: 'game_over', winner_id: winner, outcome, reason, turn_number, cc: ccRecord(state) });
  if (winner !== null) tellLine(resolving, winner, 'victory', `${playerOf(state, winner).name} wins`);
  else
    tellLine(
      resolving,
      state.active_player_id,
      'draw',
      reason === 'stalemate' ? 'Draw: stalemate' : 'Draw: turn limit',
    );
}

/** The books of the current turn so far. */
export function ccRecord(state: ReadState): CcRecord {
  const { start, gained } = state.turn_cc;
  const { player_id, cc } = playerOf(state, state.active_player_id);
  return {
    turn: state.turn_number,
    player_id,
    cc_start: start,
    cc_gained: gained,
    cc_spent: start + gained - cc,
    cc_end: cc,
  };
}

function isOut(state: ReadState, player: PlayerId): boolean {
  const { hand, in_play } = playerOf(state, player);
  return hand.length === 0 && in_play.length === 0;
}
