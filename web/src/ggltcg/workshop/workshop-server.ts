import { useMutation, useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';
import { useUser } from '../../account/use-user.js';
import { renew } from '../../api/query-client.js';

const WORKSHOP = '/api/ggltcg/workshop';
const EVERY_MS = 1_000;
const HOURS = 3_600_000;

export interface SetEntry {
  readonly name: string;
  readonly title: string;
  readonly latest_version: number;
  readonly updated_at: string | null;
  readonly kind: 'mine' | 'public' | 'shipped';
}
export interface SetVersions extends SetEntry {
  readonly versions: readonly {
    readonly version: number;
    readonly notes: string;
    readonly created_at: string | null;
  }[];
}
export interface CardError {
  readonly row: number;
  readonly column: string;
  readonly card: string;
  readonly text: string;
  readonly reason: string;
  readonly suggestion?: string;
}
export interface TableReport {
  readonly valid: boolean;
  readonly cards: Readonly<Record<'standard' | 'classic', number>> | null;
  readonly playable: readonly string[];
  readonly errors: readonly CardError[];
}
export interface EffectEntry {
  readonly type: string;
  readonly family: string;
  readonly targets: boolean;
  readonly syntax: string;
  readonly about: string;
  readonly example: string;
}
export interface Run {
  readonly id: string;
  readonly status: 'running' | 'paused' | 'cancelled' | 'done' | 'failed';
  readonly games: number;
  readonly games_done: number;
  readonly plan: {
    readonly card_set: string;
    readonly edition: string;
    readonly level: string;
    readonly seed: number;
    readonly names?: readonly string[];
  };
}
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
export interface CardBalance {
  readonly card_name: string;
  readonly games: number;
  readonly games_played: number;
  readonly play_rate: number;
  readonly score: Rate;
  readonly score_when_played: Rate;
  readonly score_going_first: Rate;
  readonly score_going_second: Rate;
}
export interface Balance {
  readonly games: number;
  readonly draws: number;
  readonly mean_turns: number;
  readonly cc_lost_per_turn: number;
  readonly first_player_score: Rate;
  readonly lengths: Readonly<Record<string, number>>;
  readonly cards: readonly CardBalance[];
  readonly pairs: readonly {
    readonly card: string;
    readonly against: string;
    readonly games: number;
    readonly score: Rate;
  }[];
}
export interface Change {
  readonly by: number;
  readonly low: number;
  readonly high: number;
}
export interface Comparison {
  readonly same_deals: number;
  readonly left_out: number;
  readonly decided_otherwise: number;
  readonly mean_turns: { readonly before: number; readonly after: number };
  readonly first_player: { readonly before: number; readonly after: number; readonly change: Change };
  readonly cards: readonly {
    readonly card_name: string;
    readonly games: number;
    readonly score_before: number;
    readonly score_after: number;
    readonly change: Change;
  }[];
}
interface Saved {
  readonly name: string;
  readonly version: number;
  readonly created: boolean;
}

const setPath = (name: string) => `${WORKSHOP}/sets/${encodeURIComponent(name)}`;
const runPath = (id: string) => `${WORKSHOP}/simulations/${encodeURIComponent(id)}`;

/** The sets that the reader may look at. */
export function useSets() {
  const user = useUser();
  return useQuery({
    queryKey: ['workshop', 'sets', user?.id],
    queryFn: async () => (await server.rest.get<{ card_sets: readonly SetEntry[] }>(`${WORKSHOP}/sets`)).card_sets,
    enabled: user !== undefined,
  });
}

/** One set and its versions; a new one has none. */
export function useSet(name: string | undefined) {
  return useQuery({
    queryKey: ['workshop', 'set', name],
    queryFn: () => server.rest.get<SetVersions>(setPath(name ?? '')),
    enabled: name !== undefined,
  });
}

export function useVersion(name: string | undefined, version: number | undefined) {
  return useQuery({
    queryKey: ['workshop', 'version', name, version],
    queryFn: () => server.rest.get<{ readonly csv: string }>(`${setPath(name ?? '')}/${version}`),
    enabled: name !== undefined && version !== undefined,
    staleTime: Infinity,
  });
}

export function useEffectReference() {
  return useQuery({
    queryKey: ['workshop', 'effects'],
    queryFn: async () => (await server.rest.get<{ effects: readonly EffectEntry[] }>('/api/ggltcg/effects')).effects,
    staleTime: HOURS,
  });
}

/** What is wrong with a table; the last answer stands until the next one is there. */
export function useReport(csv: string) {
  const user = useUser();
  return useQuery({
    queryKey: ['workshop', 'report', csv],
    queryFn: () => server.rest.post<TableReport>(`${WORKSHOP}/validate`, { csv }),
    placeholderData: (before: TableReport | undefined) => before,
    enabled: user !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Keeps a table: as the first version of a new set, or as the next one. */
export function useSaving() {
  return useMutation({
    mutationFn: ({ name, title, csv, notes }: { name?: string; title: string; csv: string; notes: string }) =>
      name === undefined
        ? server.rest.post<Saved>(`${WORKSHOP}/sets`, { title, csv, notes })
        : server.rest.post<Saved>(`${setPath(name)}/versions`, { csv, notes }),
    onSuccess: () => renew(['workshop'], { predicate: isNoReport }),
  });
}

function isNoReport({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'report' && queryKey[1] !== 'effects';
}

/** The reader's simulations of a set, the newest first; watched while one runs. */
export function useRuns(name: string | undefined) {
  return useQuery({
    queryKey: ['workshop', 'runs', name],
    queryFn: async () =>
      (await server.rest.get<{ simulations: readonly Run[] }>(`${setPath(name ?? '')}/simulations`)).simulations,
    enabled: name !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? EVERY_MS : false),
  });
}

export interface NewRun {
  readonly version: number;
  readonly games: number;
  readonly level: string;
  readonly compare_with?: number;
}

export function useRunning(name: string) {
  const again = () => renew(['workshop', 'runs', name]);
  const begin = useMutation({
    mutationFn: async (wanted: readonly NewRun[]) => {
      for (const { version, ...body } of wanted) {
        await server.rest.post<Run>(`${setPath(name)}/${version}/simulations`, body);
      }
    },
    onSettled: again,
  });
  const change = useMutation({
    mutationFn: ({ id, to }: { id: string; to: 'pause' | 'resume' | 'cancel' }) =>
      server.rest.post<Run>(`${runPath(id)}/${to}`),
    onSettled: again,
  });
  return { begin, change };
}

/** How each card did; asked again while games are being played, but not for each of them. */
export function useBalance(run: Run | undefined) {
  const step = run ? Math.floor((10 * run.games_done) / run.games) : 0;
  return useQuery({
    queryKey: ['workshop', 'balance', run?.id, step, run?.status],
    queryFn: () => server.rest.get<Balance>(`${runPath(run?.id ?? '')}/balance`),
    enabled: run !== undefined && run.games_done > 0,
    placeholderData: (before: Balance | undefined) => before,
    staleTime: Infinity,
  });
}

export function useComparison(after: Run | undefined, before: Run | undefined) {
  return useQuery({
    queryKey: ['workshop', 'compare', after?.id, before?.id],
    queryFn: () => server.rest.get<Comparison>(`${runPath(after?.id ?? '')}/compare/${before?.id}`),
    enabled: after?.status === 'done' && before?.status === 'done',
    staleTime: Infinity,
  });
}
