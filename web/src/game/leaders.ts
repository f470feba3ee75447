import { server } from '../account/server.js';

/** One line of a leaderboard, whatever the game counts. */
export interface Leader {
  readonly rank: number;
  readonly userId?: string;
  readonly name: string;
  readonly rating?: number;
  /** How sure the rating is: nine times out of ten within twice this. */
  readonly deviation?: number;
  readonly games?: number;
  readonly wins: number;
}

/** Reads the leaderboard of a game; `list` is one of its lists, where it has several. */
export interface LeaderReader {
  readonly lists?: readonly string[];
  read(list?: string): Promise<readonly Leader[]>;
}

interface GgltcgBoard {
  readonly leaderboard: readonly {
    readonly rank: number;
    readonly player_id: string;
    readonly display_name: string;
    readonly games_played: number;
    readonly games_won: number;
  }[];
}
interface FuelBoard {
  readonly players: readonly {
    readonly username: string;
    readonly games: number;
    readonly wins: number;
    readonly rating: number | null;
  }[];
}
interface Ranked {
  readonly rank: number;
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
}
interface RatingBoard {
  readonly items: readonly Ranked[];
  /** The reader's own place, wherever it is. */
  readonly you: Ranked | null;
}

const MOST = 100;

/** The house's ratings of a game: the best, and the reader's own line below them. */
async function rated(slug: string, list: string): Promise<readonly Leader[]> {
  const path = `/api/ratings/${slug}/${encodeURIComponent(list)}`;
  const { items, you } = await server.rest.get<RatingBoard>(path, { query: { limit: MOST } });
  return (you ? [...items.filter(({ userId }) => userId !== you.userId), you] : items)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rating, deviation, ...line }) => ({
      ...line,
      rating: Math.round(rating),
      ...(isSure(deviation) && { deviation: Math.round(deviation) }),
    }));
}

/** What a list without a measure of it says of every player, and of a player it knows nothing of. */
const UNKNOWN = 350;

/** Whether a rating comes with how sure it is. */
export function isSure(deviation: number): boolean {
  return deviation < UNKNOWN;
}

/** The games that count in their own way, or keep several lists. */
const READERS: Readonly<Record<string, LeaderReader>> = {
  check: {
    lists: ['2', '3', '4', '5', '6'],
    read: (list = '2') => rated('check', `${list} players`),
  },
  ggltcg: {
    read: async () =>
      (
        await server.rest.get<GgltcgBoard>('/api/ggltcg/stats/leaderboard', { query: { limit: 100, min_games: 1 } })
      ).leaderboard.map(({ rank, player_id, display_name, games_played, games_won }) => ({
        rank,
        userId: player_id,
        name: display_name,
        games: games_played,
        wins: games_won,
      })),
  },
  'tcg-fuel': {
    read: async () =>
      (await server.rest.get<FuelBoard>('/api/tcg-fuel/leaderboard')).players.map(
        ({ username, games, wins, rating }, index) => ({
          rank: index + 1,
          name: username,
          games,
          wins,
          ...(rating !== null && { rating: Math.round(rating) }),
        }),
      ),
  },
};

/** How the leaderboard of a game is read: by the ratings of its queue, unless it counts in its own way. */
export function leadersOf(slug: string): LeaderReader {
  return (Object.hasOwn(READERS, slug) && READERS[slug]) || { read: () => rated(slug, 'ranked') };
}
