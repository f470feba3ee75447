import { fillAtRandom, isForm } from '../../src/engine/core/index.js';
import type { Choice, Rng } from '../../src/engine/core/index.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { HIDDEN } from './hidden.js';
import type { Eyes } from './hidden.js';
import { Watcher } from './watcher.js';

/** Something hidden that a client was sent. */
export interface Find {
  readonly game: string;
  readonly version: number;
  readonly viewer: number | string;
  readonly secret: string;
  readonly by: string;
  readonly around: string;
}

export interface Tally {
  steps: number;
  messages: number;
  bytes: number;
  /** How many secrets were looked for, each in each message. */
  searches: number;
  /** How many texts came by each way. */
  readonly ways: Record<string, number>;
  readonly finds: Find[];
}

interface Raw {
  readonly version: number;
  readonly status: string;
  readonly state: object;
  readonly seed: string;
}

const OPTIONS: Readonly<Record<string, object>> = {
  check: { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 },
  ggltcg: { reveal_decks: false },
  'viking-vengeance': { mode: 'pvp' },
};

/** Who plays what, and how thoroughly. */
export interface Match {
  readonly game: string;
  readonly people: readonly Person[];
  /** Addresses of this game's own contract that take a session's id. */
  readonly own: readonly string[];
  /** How many questions everybody draws to ask after each step; without it, all of them are asked. */
  readonly questions?: number;
  /** Hears of everything that is hidden from the public, for a search elsewhere than in what clients are sent. */
  readonly onHidden?: (secrets: readonly string[]) => void;
}

/** A random game between people, everybody recorded, and everything recorded searched for what was hidden just then. */
export class WatchedGame {
  private readonly known = new Map<Watcher, Set<string>>();

  private constructor(
    private readonly match: Match,
    private readonly id: string,
    private readonly players: readonly Watcher[],
    private readonly spectator: Watcher,
    private readonly rng: Rng,
    private readonly tally: Tally,
  ) {}

  static async begin(match: Match, rng: Rng, tally: Tally): Promise<WatchedGame> {
    const { game, people } = match;
    const seats = people.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' }));
    const wanted = { game, seats, options: OPTIONS[game], watch: 'anyone' };
    const { status, body } = await people[0]!.post<{ sessionId: string; joinCode: string }>('/api/sessions', wanted);
    if (status !== 201) throw new Error(`No ${game}: ${status} ${JSON.stringify(body)}`);
    for (const person of people.slice(1)) {
      const joined = await person.post(`/api/sessions/${body.sessionId}/join`, { joinCode: body.joinCode });
      if (joined.status !== 200) throw new Error(`${game}: ${JSON.stringify(joined.body)}`);
    }
    const id = body.sessionId;
    const stranger = await guest(people[0]!.url);
    const players = await Promise.all(people.map((person, seat) => Watcher.sit(person, seat, game, id)));
    return new WatchedGame(match, id, players, await Watcher.sit(stranger, null, game, id), rng, tally);
  }

  /** Plays up to so many steps. */
  async play(most: number): Promise<void> {
    try {
      let before = await this.raw();
      for (let step = 0; step < most && before.status === 'active'; step++) {
        if (!(await this.step())) break;
        await this.lookAround(before.version);
        const after = await this.raw();
        if (after.version === before.version) break;
        for (const watcher of [...this.players, this.spectator]) await watcher.hasHeard(after.version);
        this.search(before, after);
        this.tally.steps += 1;
        before = after;
      }
    } finally {
      for (const watcher of [...this.players, this.spectator]) watcher.leave();
    }
  }

  private async raw(): Promise<Raw> {
    return (await this.players[0]!.person.get<Raw>(`/api/test/sessions/${this.id}/state`)).body;
  }

  /** A player who may do something does it, by socket or over REST. */
  private async step(): Promise<boolean> {
    for (const player of this.rng.shuffle([...this.players])) {
      const { body } = await player.ask('GET', `/api/sessions/${this.id}`);
      for (let tries = 0; tries < 10 && body.legalActions.length > 0; tries++) {
        const action = this.pick(body);
        const done =
          this.rng.int(2) === 0
            ? (await player.says('session:act', { sessionId: this.id, action })).ok
            : (await player.ask('POST', `/api/sessions/${this.id}/actions`, { action })).status === 200;
        if (done) return true;
      }
    }
    return false;
  }

  /** Everybody asks for what there is, and for what they may not do. */
  private async lookAround(version: number): Promise<void> {
    await Promise.all(
      [...this.players, this.spectator].map(async (watcher) => {
        const all = this.questions(watcher, version);
        for (const ask of this.rng.shuffle(all).slice(0, this.match.questions)) await ask();
      }),
    );
  }

  private questions(watcher: Watcher, version: number): (() => Promise<unknown>)[] {
    const path = `/api/sessions/${this.id}`;
    const earlier = this.rng.int(version + 1);
    const get = (address: string) => () => watcher.ask('GET', address);
    // Something that may be done just now, if there is anything.
    const some = async (): Promise<object> => {
      const { body } = await watcher.ask('GET', path);
      return body.legalActions?.length ? this.pick(body) : { type: 'somethingElse' };
    };
    return [
      get(path),
      get(`${path}/history?limit=500`),
      get(`${path}/at/${earlier}`),
      get(`${path}/legal-actions`),
      get(`${path}/proof`),
      () => watcher.says('session:resume', { sessionId: this.id, sinceVersion: Math.max(0, version - 3) }),
      ...this.match.own.map((address) => get(address.replace(/\{\w+\}/, this.id))),
      async () => watcher.ask('POST', `${path}/preview`, { action: await some() }),
      // An action that no seat can choose at this version: refused, with whatever the refusal tells.
      async () => watcher.ask('POST', `${path}/actions`, { action: await some(), expectedVersion: 1_000_000 }),
      () => watcher.says('session:act', { sessionId: this.id, action: { type: 'somethingElse' } }),
    ];
  }

  private pick({ legalActions }: SessionPage): object {
    const choice = this.rng.pick(legalActions) as Choice<{ type: string }>;
    return isForm(choice) ? fillAtRandom(choice, this.rng) : choice;
  }

  /** What was hidden from a client before a step and still is must stand in nothing they were sent meanwhile. */
  private search(before: Raw, after: Raw): void {
    this.match.onHidden?.([after.seed, ...HIDDEN[this.match.game]!(before.state as never, null)]);
    for (const watcher of [...this.players, this.spectator]) {
      const sent = watcher.take();
      this.tally.messages += sent.length;
      const secrets = this.secretsOf(watcher, before, after);
      for (const { by, text } of sent) {
        this.tally.bytes += text.length;
        const way = by.replaceAll(this.id, ':id').replace(/\/at\/\d+/, '/at/:version');
        this.tally.ways[way] = (this.tally.ways[way] ?? 0) + 1;
        this.tally.searches += secrets.length;
        for (const secret of secrets) {
          const at = text.indexOf(secret);
          if (at < 0) continue;
          const around = text.slice(Math.max(0, at - 150), at + 150);
          const viewer = watcher.eyes ?? 'spectator';
          this.tally.finds.push({ game: this.match.game, version: after.version, viewer, secret, by, around });
        }
      }
    }
  }

  private secretsOf(watcher: Watcher, before: Raw, after: Raw): string[] {
    const { game } = this.match;
    const hidden = (raw: Raw, eyes: Eyes): string[] => HIDDEN[game]!(raw.state as never, eyes);
    const now = new Set(hidden(after, watcher.eyes));
    const earlier = new Set(hidden(before, watcher.eyes));
    // What was open once may be told again: a card that went back into a hand is remembered by those who saw it.
    const known = this.known.get(watcher) ?? new Set<string>();
    this.known.set(watcher, known);
    for (const secret of earlier) if (!now.has(secret)) known.add(secret);
    for (const secret of hidden(before, null)) if (!earlier.has(secret)) known.add(secret);
    for (const secret of hidden(after, null)) if (!now.has(secret)) known.add(secret);
    const over = after.status !== 'active';
    // The end opens the table and the seeds of its rounds; what they come from is never told.
    return [after.seed, ...(over ? [] : [...earlier].filter((secret) => now.has(secret) && !known.has(secret)))];
  }
}
