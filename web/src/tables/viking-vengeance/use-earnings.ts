import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';

/** What one card has learnt in a game that is over. */
export interface Lesson {
  readonly id: string;
  readonly gained: number;
  readonly levelBefore: number;
  readonly levelAfter: number;
  /** How much of the way from its level to the next is behind it, from 0 to 1: before the game, and after it. */
  readonly was: number;
  readonly now: number;
}

/** What a finished game has brought the reader. */
export interface Earnings {
  readonly coins: number;
  readonly purse: number;
  readonly lessons: readonly Lesson[];
}

interface Told {
  readonly rewards?: {
    readonly currency: number;
    readonly xp: readonly {
      readonly user_card_instance_id: string;
      readonly xp_gained: number;
      readonly level_before: number;
      readonly level_after: number;
    }[];
  };
}
interface OwnCard {
  readonly user_card_instance_id: string;
  readonly xp: number;
}
interface Catalogue {
  readonly constants: { readonly xp: { readonly level_thresholds: Readonly<Record<string, number>> } };
}

/** What a game has brought, once it is over. A game that is only watched, or looked back at, brings nothing. */
export function useEarnings(gameId: string, wanted: boolean): Earnings | undefined {
  return useQuery({
    queryKey: ['viking-vengeance', 'earnings', gameId],
    queryFn: () => readEarnings(gameId),
    enabled: wanted,
    staleTime: Infinity,
  }).data;
}

async function readEarnings(gameId: string): Promise<Earnings> {
  const base = '/api/viking-vengeance';
  const [{ rewards }, cards, me, { constants }] = await Promise.all([
    server.rest.get<Told>(`${base}/games/${encodeURIComponent(gameId)}`),
    server.rest.get<readonly OwnCard[]>(`${base}/users/me/cards`),
    server.rest.get<{ readonly in_game_currency: number }>(`${base}/users/me`),
    server.rest.get<Catalogue>('/api/games/viking-vengeance'),
  ]);
  const thresholds = Object.values(constants.xp.level_thresholds);
  const xpOf = new Map(cards.map(({ user_card_instance_id, xp }) => [user_card_instance_id, xp]));
  return {
    coins: rewards?.currency ?? 0,
    purse: me.in_game_currency,
    lessons: (rewards?.xp ?? []).map(({ user_card_instance_id: id, xp_gained, level_before, level_after }) => {
      const xp = xpOf.get(id) ?? 0;
      const [was, now] = wayBehind(thresholds, xp - xp_gained, xp);
      return { id, gained: xp_gained, levelBefore: level_before, levelAfter: level_after, was, now };
    }),
  };
}

/** How far a card is from its level to the next, before and after; a new level begins with an empty bar. */
export function wayBehind(thresholds: readonly number[], before: number, after: number): readonly [number, number] {
  const level = thresholds.filter((needed) => after >= needed).length;
  const [from, to] = [thresholds[level - 1] ?? 0, thresholds[level]];
  if (to === undefined) return [1, 1];
  const part = (xp: number): number => Math.min(1, Math.max(0, (xp - from) / (to - from)));
  return [part(before), part(after)];
}
