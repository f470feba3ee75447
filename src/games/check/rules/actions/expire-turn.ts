import type { Seat, TableRule } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { Check, CheckTurn } from '../check.types.js';
import { refuseExpiry } from '../clock.js';
import { discard, drawCard, isDeckExhausted } from '../cards/deck.js';
import { filledSlots } from '../cards/hand.js';
import { takeOut } from '../rounds/leaving.js';
import { scoreRound } from '../rounds/scoring.js';
import { idOf } from '../seats.js';
import { isExhausted } from '../rounds/turn.js';
import { openWindow } from '../rounds/window.js';

/** So many own turns in a row may run out; the last of them plays nothing (2.12.3). */
const OUT_AFTER = 3;

/** A turn has run out: the table draws and discards for the player (2.13.2). */
export const expireTurn: TableRule<Check, 'expireTurn'> = {
  by: 'table',

  refuse: (state, _action, at) => refuseExpiry(state, 'turn', at),

  play(turn) {
    const seat = turn.state.currentSeat!;
    const player = turn.state.players[seat]!;
    player.expiredTurns += 1;
    player.stats.timeouts += 1;
    announce(turn, { type: 'turnExpired', playerID: idOf(seat) });
    if (player.expiredTurns >= OUT_AFTER) takeOut(turn, seat, 'round');
    else playFor(turn, seat);
  },
};

function playFor(turn: CheckTurn, seat: Seat): void {
  const { state } = turn;
  const player = state.players[seat]!;
  if (state.turnStage === 'awaitDraw') {
    // Only a table set up by hand can stand here without a card to draw.
    if (isExhausted(state)) return scoreRound(turn, 'exhausted');
    drawCard(turn, seat, isDeckExhausted(state) ? 'discard' : 'deck');
  }
  const slot = player.pendingDrawnCardSource === 'deck' ? null : filledSlots(player.hand)[0]!;
  openWindow(turn, discard(turn, seat, slot), seat);
}
