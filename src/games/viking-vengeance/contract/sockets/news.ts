import type { Viewer } from '../../../../engine/core/index.js';
import type { Moved } from '../../../../engine/sessions/session-update.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';
import { isEarnest } from '../play/earnest.js';
import { gameStatus } from '../play/game-answer.js';
import { constants } from '../../rules/catalogue.js';
import { findWinner } from '../../rules/ending.js';
import { numbered } from '../../rules/events.js';
import { rewardFor } from '../../rules/progress.js';
import type { GameView } from '../../rules/view/view.types.js';
import type { Event, Owner, Reading } from '../../rules/viking-vengeance.types.js';

/** What has just happened, as one viewer hears it. */
export function newsFor(moved: Moved, viewer: Viewer): News[] {
  const { session } = moved;
  const state = session.table.state as Reading;
  const update = moved.updateFor(viewer);
  const view = update.view as GameView;
  const gameId = session.id;
  const events = update.events as Event[];
  const changed: News = [
    'game:state_update',
    {
      gameId,
      gameState: view,
      gameStatus: gameStatus(session),
      currentPlayerId: view.currentPlayerId,
      events: numbered(events),
      ...(isMachineMove(state, events) && { aiMove: true }),
    },
  ];
  if (session.status !== 'active') return [changed, gameOver(session, state, view)];
  const { deadline } = update;
  return [changed, ['game:turn', { gameId, currentPlayerId: view.currentPlayerId, deadline }]];
}

function gameOver({ id: gameId, seats, isForeseen }: LiveSession, state: Reading, view: GameView): News {
  const winner = findWinner(state);
  const company = seats.map(({ userId, botLevel }) => ({ userId, bot: botLevel }));
  const earnest = isEarnest({ seats: company, foreseen: isForeseen, mode: state.ruleset.mode });
  const paid = earnest && winner && rewardFor(state, winner, () => 0).currency > 0;
  return [
    'game:over',
    {
      gameId,
      gameStatus: state.status,
      winnerId: view.winner,
      finalGameState: view,
      currencyAwardedTo: paid ? view.winner : null,
      reason: state.endReason,
    },
  ];
}

/** Whether the AI made this move, or the clock for a player who did not. */
function isMachineMove(state: Reading, events: readonly Event[]): boolean {
  const move = events.find(({ type }) => type === 'card_placed' || type === 'turn_passed');
  const mover = move && 'owner' in move ? move.owner : undefined;
  if (mover === constants.ai_player_id) return true;
  const owners: Owner[] = ['player1', 'player2'];
  return owners.some((owner) => state[owner].userId === mover && state[owner].timeoutsInRow > 0);
}
