import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';

/** How decks with a card have done; `pick_rate` only where all players are counted. */
export interface CardRecord {
  readonly card_name: string;
  readonly games_played: number;
  readonly games_won: number;
  readonly win_rate: number;
  readonly play_rate: number;
  readonly win_rate_when_played: number;
  readonly pick_rate?: number;
}

export interface PlayerRecord {
  readonly display_name: string;
  readonly games_played: number;
  readonly games_won: number;
  readonly total_tussles: number;
  readonly tussles_won: number;
  readonly direct_attacks: number;
  readonly avg_turns: number;
  readonly avg_game_duration_seconds: number;
  readonly card_stats: readonly CardRecord[];
}

const ALL = { limit: 200, min_games: 1 };

export function useCardRecords() {
  return useQuery({
    queryKey: ['ggltcg', 'statistics', 'cards'],
    queryFn: async () => {
      const path = '/api/ggltcg/stats/cards';
      return (await server.rest.get<{ readonly cards: readonly CardRecord[] }>(path, { query: ALL })).cards;
    },
  });
}

export function usePlayerRecord(player: string) {
  return useQuery({
    queryKey: ['ggltcg', 'statistics', player],
    queryFn: () => server.rest.get<PlayerRecord>(`/api/ggltcg/stats/players/${encodeURIComponent(player)}`),
    retry: false,
  });
}

/** In 95 of 100 cases the true rate lies between these two percentages (Wilson's interval). */
export function likelyBetween(won: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 100];
  const z = 1.96;
  const rate = won / games;
  const middle = rate + z ** 2 / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return [(100 * (middle - half)) / whole, (100 * (middle + half)) / whole];
}
