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

interface CheckBoard {
  readonly entries: readonly {
    readonly rank: number;
    readonly userId: string;
    readonly name: string;
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
    readonly wins: number;
  }[];
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
interface RatingBoard {
  readonly items: readonly {
    readonly rank: number;
    readonly userId: string;
    readonly name: string;
    readonly rating: number;
    readonly games: number;
    readonly wins: number;
  }[];
}

/** The games that keep a leaderboard, each in its own words. A game that is not here has none to show. */
const READERS: Readonly<Record<string, LeaderReader>> = {
  check: {
    lists: ['2', '3', '4', '5', '6'],
    read: async (list = '2') =>
      (await server.rest.get<CheckBoard>('/api/check/leaderboard', { query: { players: list } })).entries,
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
  'viking-vengeance': {
    // The game's own address answers accounts only; the list of ratings is there for every visitor.
    read: async () => {
      const { items } = await server.rest.get<RatingBoard>('/api/ratings/viking-vengeance/ranked', {
        query: { limit: 100 },
      });
      return items.map(({ rank, userId, name, rating, games, wins }) => ({
        rank,
        userId,
        name,
        rating: Math.round(rating),
        games,
        wins,
      }));
    },
  },
};

/** How the leaderboard of a game is read; undefined: it keeps none. */
export function leadersOf(slug: string): LeaderReader | undefined {
  return Object.hasOwn(READERS, slug) ? READERS[slug] : undefined;
}
