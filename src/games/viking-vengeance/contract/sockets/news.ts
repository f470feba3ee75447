import type { Viewer } from '../../../../engine/core/index.js';
import type { Happening } from '../../../../engine/contract/game-table.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';
import { isEarnest } from '../rewards/earnest.js';
import { gameStatus } from '../games/wire.js';
import type { VikingTable } from '../games/wire.js';
import { constants } from '../../rules/catalogue.js';
import { findWinner } from '../../rules/ending.js';
import { numbered } from '../../rules/events.js';
import { rewardFor } from '../../rules/progress.js';
import type { GameView } from '../../rules/view/view.types.js';
import type { Event, Owner, Reading, VikingVengeance } from '../../rules/viking-vengeance.types.js';

/** What has just happened, as one viewer hears it. */
export function newsFor(happening: Happening<VikingVengeance>, viewer: Viewer): News[] {
  const { table } = happening;
  const { id: gameId, state } = table;
  const { view, events, deadline } = happening.updateFor(viewer);
  const changed: News = [
    'game:state_update',
    {
      gameId,
      gameState: view,
      gameStatus: gameStatus(table),
      currentPlayerId: view.currentPlayerId,
      events: numbered(events),
      ...(isMachineMove(state, events) && { aiMove: true }),
    },
  ];
  if (table.status !== 'active') return [changed, gameOver(table, view)];
  return [changed, ['game:turn', { gameId, currentPlayerId: view.currentPlayerId, deadline }]];
}

function gameOver({ id: gameId, seats, isForeseen, state }: VikingTable, view: GameView): News {
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
