import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';

/** How a match of several games stands: the games that each player has won, and how many win it. */
export interface MatchScore {
  readonly needed: number;
  readonly wins: ReadonlyMap<number, number>;
}

interface RoomWithMatch {
  readonly match?: {
    readonly bestOf: number;
    readonly wins: readonly { readonly playerId: number; readonly wins: number }[];
  };
}

/** The match that a game of a best of three belongs to. A look back shows no score: it is of another day. */
export function useMatchScore(play: Playing<TcgFuel, Face>): MatchScore | undefined {
  const isOver = usePlaying(play, (now) => now.outcome !== null);
  const number = play.source.state.getState().number;
  const { data } = useQuery({
    queryKey: ['tcg-fuel', 'match', number, isOver],
    enabled: play.source.act !== undefined,
    queryFn: async (): Promise<MatchScore | null> => {
      const { roomId } = await server.rest.get<{ roomId: number | null }>(`/api/tcg-fuel/games/${number}`);
      if (roomId === null) return null;
      const { match } = await server.rest.get<RoomWithMatch>(`/api/tcg-fuel/game-rooms/${roomId}`);
      if (!match) return null;
      const wins = new Map(match.wins.map((one) => [one.playerId, one.wins]));
      return { needed: Math.ceil(match.bestOf / 2), wins };
    },
  });
  return data ?? undefined;
}
