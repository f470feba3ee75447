import { canonical } from '../../../src/engine/core/index.js';
import type { DataFolder } from '../../support/data-folder.js';
import { until } from '../../support/until.js';
import { sessionsWithGaps } from '../crowd.js';
import type { Army } from './army.js';
import type { Grounds } from './grounds.js';
import type { Acknowledged } from './journal.js';

/** What a siege has found. Every list is empty, or the promise does not hold. */
export interface Findings {
  /** Said yes to, and not there; or there as something else; or a version that was seen and is gone. */
  readonly lost: string[];
  /** One request that made two actions or two games, or one that was carried out and never said yes to. */
  readonly twice: string[];
  /** Versions missing, a snapshot or a hash that is not its replay's. */
  readonly torn: string[];
  /** A client, a bot or a clock that gets no further. */
  readonly stuck: string[];
}

export async function audit(army: Army, { server, data, poisoned }: Grounds): Promise<Findings> {
  const told = army.journals.flatMap(({ acknowledged }) => acknowledged);
  const stored = await data.query<Acknowledged>(
    `SELECT session_id AS "sessionId", key, seq, action FROM game_actions WHERE key IS NOT NULL`,
  );
  const sessions = new Set(army.journals.flatMap(({ sessions }) => [...sessions]));
  const all = await data.query<{ id: string; version: number }>('SELECT id, version FROM game_sessions');
  const games = all.filter(({ id }) => !poisoned.has(id));
  return {
    lost: [
      ...difference(told, stored),
      ...army.journals.flatMap(({ complaints }) => complaints),
      ...older(army, games),
    ],
    twice: [
      ...difference(stored, told),
      ...repeated(stored),
      ...games.filter(({ id }) => !sessions.has(id)).map(({ id }) => `game ${id} was opened for nobody`),
    ],
    torn: [...(await sessionsWithGaps(data)), ...(await server.disagreements(games.map(({ id }) => id)))].map((found) =>
      JSON.stringify(found),
    ),
    stuck: await asleep(data, poisoned),
  };
}

/** Entries of one list that the other does not have. */
function difference(these: readonly Acknowledged[], those: readonly Acknowledged[]): string[] {
  const text = ({ sessionId, key, seq, action }: Acknowledged): string => canonical([sessionId, key, seq, action]);
  const known = new Set(those.map(text));
  return these.map(text).filter((entry) => !known.has(entry));
}

function repeated(stored: readonly Acknowledged[]): string[] {
  const seen = new Set<string>();
  return stored
    .map(({ sessionId, key }) => `${sessionId} ${key}`)
    .filter((entry) => seen.size === seen.add(entry).size);
}

/** Sessions that are behind what a client has seen of them. */
function older(army: Army, games: readonly { id: string; version: number }[]): string[] {
  const versions = new Map(games.map(({ id, version }) => [id, version]));
  return army.journals.flatMap(({ newest }) =>
    [...newest].filter(([id, seen]) => !(versions.get(id)! >= seen)).map(([id, seen]) => `${id} was seen at ${seen}`),
  );
}

/** Sessions whose bot is to act, or whose time is up, and that do not move although nothing disturbs them any more. */
async function asleep(data: DataFolder, poisoned: ReadonlySet<string>): Promise<string[]> {
  const due = (): Promise<{ id: string; version: number }[]> =>
    data.query(
      `SELECT s.id, s.version FROM game_sessions s
        WHERE s.status = 'active' AND (s.deadline_at < $1 OR EXISTS (
          SELECT 1 FROM game_players p WHERE p.session_id = s.id AND p.seat = ANY (s.to_act) AND p.kind = 'bot'))`,
      [Date.now()],
    );
  let waiting = (await due()).filter(({ id }) => !poisoned.has(id));
  await until(
    'bots and clocks to get further',
    async () => {
      const still = new Set((await due()).map(({ id, version }) => `${id} ${version}`));
      waiting = waiting.filter(({ id, version }) => still.has(`${id} ${version}`));
      return waiting.length === 0;
    },
    60_000,
    250,
  ).catch(() => undefined);
  return waiting.map(({ id, version }) => `${id} stays at ${version}`);
}
