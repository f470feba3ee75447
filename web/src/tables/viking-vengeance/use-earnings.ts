import { useQuery } from '@tanstack/react-query';
import type { Seat } from '@parlour/client';
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

/** A rating after a game, and by how much the game changed it; whole numbers, as every list shows them. */
export interface Rating {
  readonly now: number;
  readonly change: number;
}

/** What a finished game has brought the reader. */
export interface Earnings {
  readonly coins: number;
  readonly purse: number;
  /** The reader's rating after a game that counted, and what the game changed in it. */
  readonly rating?: Rating;
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
interface RatingChanges {
  readonly changes: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
}
interface Catalogue {
  readonly constants: { readonly xp: { readonly level_thresholds: Readonly<Record<string, number>> } };
}

/** What a game has brought its seat, once it is over. A game that is only watched, or looked back at, brings nothing. */
export function useEarnings(gameId: string, seat: Seat, wanted: boolean): Earnings | undefined {
  return useQuery({
    queryKey: ['viking-vengeance', 'earnings', gameId],
    queryFn: () => readEarnings(gameId, seat),
    enabled: wanted,
    staleTime: Infinity,
  }).data;
}

async function readEarnings(gameId: string, seat: Seat): Promise<Earnings> {
  const base = '/api/viking-vengeance';
  const [{ rewards }, cards, me, { constants }, { changes }] = await Promise.all([
    server.rest.get<Told>(`${base}/games/${encodeURIComponent(gameId)}`),
    server.rest.get<readonly OwnCard[]>(`${base}/users/me/cards`),
    server.rest.get<{ readonly in_game_currency: number }>(`${base}/users/me`),
    server.rest.get<Catalogue>('/api/games/viking-vengeance'),
    server.rest.get<RatingChanges>(`/api/sessions/${encodeURIComponent(gameId)}/ratings`),
  ]);
  const rating = ratingOf(changes, seat);
  const thresholds = Object.values(constants.xp.level_thresholds);
  const xpOf = new Map(cards.map(({ user_card_instance_id, xp }) => [user_card_instance_id, xp]));
  return {
    coins: rewards?.currency ?? 0,
    purse: me.in_game_currency,
    ...(rating && { rating }),
    lessons: (rewards?.xp ?? []).map(({ user_card_instance_id: id, xp_gained, level_before, level_after }) => {
      const xp = xpOf.get(id) ?? 0;
      const [was, now] = wayBehind(thresholds, xp - xp_gained, xp);
      return { id, gained: xp_gained, levelBefore: level_before, levelAfter: level_after, was, now };
    }),
  };
}

/** The difference of the rounded numbers, so that what is read here adds up. */
export function ratingOf(changes: RatingChanges['changes'], seat: Seat): Rating | undefined {
  const mine = changes.find((change) => change.seat === seat);
  if (!mine) return undefined;
  const now = Math.round(mine.after);
  return { now, change: now - Math.round(mine.before) };
}

/** How far a card is from its level to the next, before and after; a new level begins with an empty bar. */
export function wayBehind(thresholds: readonly number[], before: number, after: number): readonly [number, number] {
  const level = thresholds.filter((needed) => after >= needed).length;
  const [from, to] = [thresholds[level - 1] ?? 0, thresholds[level]];
  if (to === undefined) return [1, 1];
  const part = (xp: number): number => Math.min(1, Math.max(0, (xp - from) / (to - from)));
  return [part(before), part(after)];
}
