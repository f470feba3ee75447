import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import type { ListedSession, Page } from '../api/types.js';

/** One rating of a player, with the last games that made it. */
export interface Rating {
  readonly game: string;
  readonly list: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
  readonly recent: readonly number[];
}

/** What the public may know about a player. */
export interface Profile {
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly since: string;
  readonly ratings: readonly Rating[];
  /** Finished games against others or bots. */
  readonly games: readonly { readonly game: string; readonly finished: number; readonly won: number }[];
}

/** What a rated game changed. */
export interface RatingStep {
  readonly sessionId: string;
  readonly game: string;
  readonly list: string;
  readonly before: number;
  readonly after: number;
  readonly at: string;
}

const STEPS = 100;
const LAST = 20;

/** Asked for as soon as it is known whose it is. */
export function useProfile(userId: string | undefined) {
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: () => server.rest.get<Profile>(`/api/users/${encodeURIComponent(String(userId))}`),
    enabled: userId !== undefined,
  });
}

/** What the last rated games of a player changed, the newest first. */
export function useRatingSteps(userId: string) {
  return useQuery({
    queryKey: ['profile', userId, 'steps'],
    queryFn: async () => {
      const path = `/api/users/${encodeURIComponent(userId)}/ratings`;
      return (await server.rest.get<Page<RatingStep>>(path, { query: { limit: STEPS } })).items;
    },
  });
}

/** The last finished games of a player that others may watch. */
export function useLastGames(userId: string) {
  return useQuery({
    queryKey: ['sessions', 'of', userId],
    queryFn: async () => {
      const query = { player: userId, status: 'finished', limit: LAST };
      return (await server.rest.get<Page<ListedSession>>('/api/sessions', { query })).items;
    },
  });
}
