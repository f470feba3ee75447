import type { Seat } from '../../../../engine/core/index.js';
import type { GameTable } from '../../../../engine/contract/game-table.js';
import type { Numbered } from '../../rules/events.js';
import type { Reward } from '../../rules/progress.js';
import type { GameView } from '../../rules/view/view.types.js';
import { viewFor } from '../../rules/view/view.js';
import type { VikingVengeance } from '../../rules/viking-vengeance.types.js';

export type VikingTable = GameTable<VikingVengeance>;

/**
 * A game as this contract writes it, through the eyes of one of its players.
 * @schema Game
 */
export interface GameAnswer {
  readonly game_id: string;
  readonly player1_id: string;
  readonly player2_id: string;
  readonly game_mode: 'solo' | 'pvp';
  readonly board_layout: '4x4';
  readonly game_status: 'active' | 'completed' | 'aborted';
  readonly winner_id: string | null;
  readonly current_turn_player_id: string;
  readonly game_state: GameView;
  readonly created_at: string;
  readonly started_at: string;
  readonly completed_at: string | null;
  readonly ai_deck_id?: string;
  readonly ai_difficulty?: string;
  readonly rewards?: Reward;
  readonly events?: readonly Numbered[];
}

export function gameStatus({ state, status }: VikingTable): GameAnswer['game_status'] {
  if (state.status !== 'active') return 'completed';
  return status === 'cancelled' ? 'aborted' : 'active';
}

/** R38: hands and decks stay hidden after the end, so a state is always looked at as that seat. */
export function gameAnswer(table: VikingTable, seat: Seat, rewards: Reward | undefined): GameAnswer {
  const { state } = table;
  const view = viewFor(state, seat);
  const status = gameStatus(table);
  const startedAt = new Date(table.facts.startedAt).toISOString();
  const ai = table.seats[state.seats.player2]!.botLevel;
  return {
    game_id: table.id,
    player1_id: view.player1.userId,
    player2_id: view.player2.userId,
    game_mode: state.ruleset.mode,
    board_layout: '4x4',
    game_status: status,
    winner_id: view.winner,
    current_turn_player_id: view.currentPlayerId,
    game_state: view,
    created_at: startedAt,
    started_at: startedAt,
    completed_at: status === 'active' ? null : new Date(table.lastAt).toISOString(),
    ...(state.ruleset.aiDeckId === null ? undefined : { ai_deck_id: state.ruleset.aiDeckId }),
    ...(ai === null ? undefined : { ai_difficulty: ai }),
    ...(rewards && { rewards }),
  };
}
