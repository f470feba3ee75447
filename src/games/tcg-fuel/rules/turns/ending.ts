import type { Seat } from '../../../../engine/core/index.js';
import { playerIdOf, seatsByIndex } from '../cards.js';
import type { Placement } from '../event.types.js';
import type { EndReason, Look, Play } from '../tcg-fuel.types.js';

/** R58, R60: the game is over. Nothing is asked any more. */
export function finish({ state, emit }: Play, reason: EndReason): void {
  if (state.stage === 'finished') return;
  state.stage = 'finished';
  state.endReason = reason;
  state.waitingFor = null;
  state.pendingChoice = null;
  state.drawOffer = null;
  const winner = winnerOf(state);
  emit({
    type: 'game_ended',
    rule: reason === 'turn_limit' || reason === 'loop' ? 'R60' : 'R58',
    winnerId: winner === null ? null : playerIdOf(state, winner),
    draw: winner === null,
    reason,
    placements: placementsOf(state),
  });
}

/** The last player left; none in a draw. */
export function winnerOf(state: Look): Seat | null {
  if (state.endReason !== 'last_player') return null;
  return state.players.findIndex((player) => !player.hasLost);
}

/** The place of each seat: the players who are left, then the later eliminated; those eliminated together share a place. */
export function placesOf(state: Look): number[] {
  const last = state.players.map((player) => player.lostAt ?? Infinity);
  return last.map((mine) => 1 + last.filter((other) => other > mine).length);
}

export function placementsOf(state: Look): Placement[] {
  const places = placesOf(state);
  return seatsByIndex(state)
    .map((seat) => {
      const { playerId, lossReason } = state.players[seat]!;
      const survived = state.endReason === 'last_player' ? 'won' : (state.endReason ?? 'won');
      return { playerId, place: places[seat]!, reason: lossReason ?? survived };
    })
    .sort((a, b) => a.place - b.place);
}
