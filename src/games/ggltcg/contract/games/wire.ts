import type { ActedOf } from '../../../../engine/contract/game-table.js';
import type { CardRef, GameEvent } from '../../rules/events.js';
import type { CardId, Ggltcg } from '../../rules/ggltcg.types.js';

/** What an answer to an action says of the game. */
interface BriefState {
  readonly turn: number;
  readonly phase: string;
  readonly version: number;
  readonly active_player_id: string;
  readonly active_player: string;
  readonly winner?: string | null;
  readonly is_game_over?: boolean;
}

export interface ActAnswer {
  readonly success: true;
  readonly message: string;
  readonly game_state: BriefState;
}

/** How a tussle went. */
export interface TussleResult {
  readonly kind: 'tussle' | 'direct_attack' | 'cancelled' | 'pending';
  readonly first_striker: CardId | null;
  readonly sleeped: readonly CardRef[];
  readonly revealed?: CardRef;
}

export function answerOf({ update }: ActedOf<Ggltcg>, message: string): ActAnswer {
  const { view } = update;
  return {
    success: true,
    message,
    game_state: {
      turn: view.turn,
      phase: view.phase,
      version: update.version,
      active_player_id: view.active_player_id,
      active_player: view.active_player_id,
      ...(view.is_game_over ? { winner: view.winner, is_game_over: true } : undefined),
    },
  };
}

/** What the play-by-play says an action did; nothing yet where it waits for a decision. */
export function deedOf(events: readonly GameEvent[]): string | undefined {
  for (const event of events) if (event.type === 'narrated') return event.description;
  return undefined;
}

/** Which strike came first is told only where one did: equal speeds strike together. */
export function tussleResult(events: readonly GameEvent[], strikeTogether: boolean): TussleResult {
  const find = <T extends GameEvent['type']>(type: T) =>
    events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  const sleeped = events.flatMap((event) =>
    event.type === 'card_sleeped' && event.from_zone !== null ? [event.card] : [],
  );
  const direct = find('direct_attack');
  const fought = find('strike') ?? find('auto_win');
  const kind = find('tussle_cancelled') ? 'cancelled' : direct ? 'direct_attack' : fought ? 'tussle' : 'pending';
  const first = strikeTogether ? undefined : find('strike');
  const revealed = direct ? { revealed: direct.revealed } : undefined;
  return { kind, first_striker: first?.from.id ?? null, sleeped, ...revealed };
}
