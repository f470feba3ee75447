import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { renew } from '../api/query-client.js';

export const BASE = '/api/tournaments';
const EVERY_MS = 5_000;
const MINE_EVERY_MS = 20_000;

export interface Tournament {
  readonly id: number;
  readonly game: string;
  readonly name: string;
  readonly kind: 'swiss' | 'single_elimination';
  readonly status: 'registration' | 'running' | 'finished' | 'cancelled';
  readonly rounds: number | null;
  readonly topCut: number;
  readonly bestOf: 1 | 3;
  readonly options: Readonly<Record<string, unknown>>;
  readonly maxPlayers: number;
  readonly startsAt: string | null;
  readonly currentRound: number;
  readonly createdBy: string | null;
  readonly winnerId: number | null;
}

export interface Entrant {
  readonly playerId: number;
  readonly userId: string | null;
  readonly name: string;
  /** How strong a bot plays. */
  readonly level: string | null;
  readonly dropped: boolean;
}

export interface TournamentPage extends Tournament {
  readonly players: readonly Entrant[];
  readonly log: readonly LoggedDeed[];
}

export interface LoggedDeed {
  readonly at: string;
  readonly name: string | null;
  readonly deed: string;
  readonly reason: string | null;
  /** Whom the organiser has taken out. */
  readonly player: string | null;
  readonly matchId: number | null;
  readonly winsA: number | null;
  readonly winsB: number | null;
}

export interface Match {
  readonly id: number;
  readonly round: number;
  readonly stage: 'swiss' | 'elimination';
  readonly number: number;
  readonly playerA: number;
  readonly playerB: number | null;
  readonly status: 'open' | 'finished';
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly winnerId: number | null;
  readonly outcome: string | null;
  readonly roomId: string | null;
  readonly sessionId: string | null;
}

export interface Standing extends Pick<Entrant, 'playerId' | 'name' | 'dropped'> {
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly opponentsMatchWinRate: number;
  readonly gameWinRate: number;
  readonly opponentsGameWinRate: number;
}

export interface MyMatch {
  readonly tournamentId: number;
  readonly tournament: string;
  readonly game: string;
  readonly matchId: number;
  readonly round: number;
  readonly opponent: string;
  readonly roomId: string;
  readonly sessionId: string | null;
  readonly isReady: boolean;
  readonly lostAt: string | null;
}

export function useTournaments() {
  return useQuery({
    queryKey: ['tournaments', 'list'],
    queryFn: async () => (await server.rest.get<{ readonly tournaments: readonly Tournament[] }>(BASE)).tournaments,
    refetchInterval: MINE_EVERY_MS,
  });
}

/** A tournament as it stands, looked at again while it goes on. */
export function useTournament(id: string) {
  return useQuery({
    queryKey: ['tournaments', id, 'page'],
    queryFn: () => server.rest.get<TournamentPage>(`${BASE}/${encodeURIComponent(id)}`),
    refetchInterval: ({ state }) => (isGoingOn(state.data?.status) ? EVERY_MS : false),
  });
}

/** The matches of all rounds so far. */
export function useMatches({ id, status, currentRound }: Tournament) {
  return useQuery({
    queryKey: ['tournaments', String(id), 'matches', currentRound],
    queryFn: async () => {
      const rounds = await Promise.all(
        Array.from({ length: currentRound }, (_, round) =>
          server.rest.get<{ readonly matches: readonly Match[] }>(`${BASE}/${id}/rounds/${round + 1}`),
        ),
      );
      return rounds.flatMap(({ matches }) => matches);
    },
    placeholderData: keepPreviousData, // when a round begins
    refetchInterval: isGoingOn(status) ? EVERY_MS : false,
  });
}

export function useStandings({ id, status, currentRound }: Tournament) {
  return useQuery({
    queryKey: ['tournaments', String(id), 'standings', currentRound],
    queryFn: async () =>
      (await server.rest.get<{ readonly standings: readonly Standing[] }>(`${BASE}/${id}/standings`)).standings,
    placeholderData: keepPreviousData, // when a round begins
    refetchInterval: isGoingOn(status) ? EVERY_MS : false,
  });
}

/** The matches that wait for me. */
export function useMyMatches(): readonly MyMatch[] {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['tournaments', 'mine', user?.id],
    queryFn: () => server.rest.get<{ readonly matches: readonly MyMatch[] }>(`${BASE}/mine`),
    enabled: user !== undefined,
    refetchInterval: MINE_EVERY_MS,
  });
  return data?.matches ?? [];
}

/** Takes a bot out of a tournament. */
export async function takeOutBot(id: number, playerId: number): Promise<void> {
  await server.rest.delete(`${BASE}/${id}/bots/${playerId}`);
  await renew(['tournaments']);
}

/** Asks for something in a tournament and looks at everything again. */
export async function askTournament(id: number, path: string, body: object = {}): Promise<void> {
  await server.account.orGuest();
  await server.rest.post(`${BASE}/${id}/${path}`, body);
  await renew(['tournaments']);
}

/** A deed of the organiser, with what was written as its reason. */
export function askWithReason(id: number, path: string, reason: string): Promise<void> {
  return askTournament(id, path, reason === '' ? {} : { reason });
}

/** Whether people still register or play. */
export function isGoingOn(status: Tournament['status'] | undefined): boolean {
  return status === undefined || status === 'registration' || status === 'running';
}
