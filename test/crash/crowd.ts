import { setTimeout as delay } from 'node:timers/promises';
import type { DataFolder } from '../support/data-folder.js';
import type { MortalServer } from '../support/mortal-server.js';
import { guest } from '../support/people.js';
import { StubbornClient } from '../support/stubborn-client.js';
import type { Acknowledged, TableOfGames } from '../support/stubborn-client.js';

const ME = { kind: 'me' };
/** Everybody gets further in less, on a busy machine too. */
const PATIENCE_MS = 180_000;

/** Four clients that play without a pause: two of them race at one table, one has a table alone, one plays a bot. */
export class Crowd {
  private stopped = false;
  private playing: Promise<void>[] = [];

  private constructor(readonly clients: readonly StubbornClient[]) {}

  static async gather(server: MortalServer): Promise<Crowd> {
    const [ann, bob, cal] = await Promise.all(['ann', 'bob', 'cal'].map((name) => guest(server.address, name)));
    const racing: TableOfGames = { name: 'racing', seats: [ME, ME, ME] };
    const seated: [string, string, TableOfGames][] = [
      ['ann-left', ann!.token!, racing],
      ['ann-right', ann!.token!, racing],
      ['bob', bob!.token!, { name: 'alone', seats: [ME, ME] }],
      ['cal', cal!.token!, { name: 'bot', seats: [ME, { kind: 'bot', level: 'easy' }] }],
    ];
    const crowd = new Crowd(seated.map(([name, token]) => new StubbornClient(server, name, token)));
    crowd.playing = crowd.clients.map((client, index) => client.playsAt(seated[index]![2], () => crowd.stopped));
    // Their caller hears of a failure; until then it is no unhandled rejection.
    for (const playing of crowd.playing) playing.catch(() => undefined);
    return crowd;
  }

  get sessions(): Set<string> {
    return new Set(this.clients.flatMap((client) => [...client.sessions]));
  }

  get acknowledged(): Acknowledged[] {
    return this.clients.flatMap((client) => client.acknowledged);
  }

  get unanswered(): number {
    return this.clients.reduce((sum, client) => sum + client.unanswered, 0);
  }

  /** Resolves when every client has heard yes so many times more, and requests are on their way right now. */
  async inFullSwing(each: number): Promise<void> {
    const goals = this.clients.map((client) => client.acknowledged.length + each);
    const there = (): boolean =>
      this.clients.every((client, index) => client.acknowledged.length >= goals[index]!) &&
      this.clients.some((client) => client.inFlight > 0);
    // A client that gave up would be waited for in vain.
    const end = Date.now() + PATIENCE_MS;
    while (!there()) {
      if (Date.now() > end) {
        const had = this.clients.map(({ name, acknowledged }) => `${name} ${acknowledged.length}`).join(', ');
        throw new Error(`Waited in vain for each client to hear yes ${each} times more: ${had} of ${goals.join(', ')}`);
      }
      await Promise.race([delay(5), ...this.playing]);
    }
  }

  /** Everybody finishes the request they have begun, and no more. */
  async goesHome(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.playing);
  }

  /** What the clients were told, and what Postgres has, each in the order of its versions. */
  async compare(data: DataFolder): Promise<{ told: object[]; stored: object[] }> {
    const byPlace = (a: Acknowledged, b: Acknowledged): number =>
      a.sessionId === b.sessionId ? a.seq - b.seq : a.sessionId < b.sessionId ? -1 : 1;
    const stored = await data.query<Acknowledged>(
      `SELECT session_id AS "sessionId", key, seq, action FROM game_actions WHERE key IS NOT NULL
        ORDER BY session_id::text COLLATE "C", seq`,
    );
    return { told: this.acknowledged.sort(byPlace), stored };
  }
}

/** Sessions whose versions are not 1, 2, 3 … up to the one in their row. */
export async function sessionsWithGaps(data: DataFolder): Promise<object[]> {
  return data.query(
    `SELECT s.id, s.version, count(a.seq) AS actions, max(a.seq) AS last
       FROM game_sessions s LEFT JOIN game_actions a ON a.session_id = s.id
      GROUP BY s.id HAVING count(a.seq) <> s.version OR coalesce(max(a.seq), 0) <> s.version`,
  );
}
