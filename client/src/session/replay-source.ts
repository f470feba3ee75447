import type { StoreApi } from 'zustand/vanilla';
import type { GameShape } from '../../../src/engine/core/game.js';
import { isProblem, Problem } from '../problem.js';
import type { Rest } from '../rest.js';
import type { Sessions } from '../sessions.js';
import type { HistoryEntry, SessionPage } from '../wire.js';
import { openingState } from './opening.js';
import type { Eyes, SessionState, Source, Step } from './source.js';
import { Views } from './views.js';

/** Which session is looked back at, from which version on, and through whose eyes: `all`, `public`, `seat0`. */
export interface ReplayAddress {
  readonly sessionId: string;
  readonly at?: number;
  readonly as?: string;
}

/** A session looked back at: the same steps as live, told when the reader goes on. */
export class ReplaySource<G extends GameShape = GameShape> implements Source<G> {
  readonly state: StoreApi<SessionState<G>>;
  private readonly listeners = new Set<(step: Step<G>) => void>();
  private readonly views: Views<G>;
  private readonly entries = new Map<number, HistoryEntry<G>>();
  private readonly opened: Promise<void>;
  private last = 0;
  /** Of several seeks the newest counts. */
  private seeks = 0;
  private closed = false;

  constructor(
    rest: Rest,
    private readonly sessions: Sessions,
    private readonly where: ReplayAddress,
  ) {
    const { sessionId, as } = where;
    this.views = new Views(rest, sessionId, as);
    this.state = openingState<G>(sessionId);
    this.opened = this.open().catch((error: unknown) => this.gone(error));
  }

  get range(): { readonly first: number; readonly last: number } {
    return { first: 0, last: this.last };
  }

  /** Whether the version that is looked at may be looked at through any eyes; known once the session is there. */
  get allEyes(): boolean {
    // Nothing led to the first version: it is of the round of the second.
    return this.entries.get(this.state.getState().picture?.version || 1)?.told === 'all';
  }

  /** What happened on the way to a version, who did it and when; known once the session is there. */
  entry(version: number): HistoryEntry<G> | undefined {
    return this.entries.get(version);
  }

  /** Resolves when the session can be looked at. */
  ready(): Promise<void> {
    return this.opened;
  }

  onStep(listener: (step: Step<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Goes to a version: to the next one as it happened, to any other by a jump. */
  async seek(version: number): Promise<void> {
    await this.opened;
    const wanted = Math.min(Math.max(0, Math.trunc(version)), this.last);
    const seek = ++this.seeks;
    try {
      const picture = await this.views.at(wanted);
      if (seek !== this.seeks || this.closed) return;
      const before = this.state.getState().picture?.version ?? wanted;
      const eyes: Eyes = picture.seat ?? 'public';
      const phase = picture.status === 'active' ? 'live' : 'over';
      this.state.setState({ picture, pictures: new Map([[eyes, picture]]), phase, problem: undefined });
      if (before === wanted) return;
      const entry = wanted === before + 1 ? this.entries.get(wanted) : undefined;
      const told = entry ? ({ events: entry.events, kind: 'live' } as const) : ({ events: [], kind: 'jump' } as const);
      const step: Step<G> = { from: before, version: wanted, picture, eyes, ...told };
      for (const listener of [...this.listeners]) listener(step);
    } catch (error) {
      if (seek === this.seeks && !this.closed) this.state.setState({ problem: asProblem(error) });
    }
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  private async open(): Promise<void> {
    const { sessionId, as, at = 0 } = this.where;
    const page: SessionPage<G> = await this.sessions.get<G>(sessionId);
    // Through other eyes the history ends where it may not be told yet.
    this.last = as === undefined ? page.version : 0;
    for await (const entry of this.sessions.history<G>(sessionId, as === undefined ? {} : { as })) {
      this.entries.set(entry.version, entry);
      this.last = Math.max(this.last, entry.version);
    }
    const { game, number, options, players, practice, seedHash, seat } = page;
    const picture = await this.views.at(Math.min(Math.max(0, at), this.last));
    if (this.closed) return;
    this.state.setState({
      game,
      number,
      options: options as G['options'],
      players: players.map((player) => ({ ...player, connected: true })),
      seats: seat === null ? [] : [seat],
      practice,
      seedHash,
      picture,
      pictures: new Map([[picture.seat ?? 'public', picture]]),
      phase: picture.status === 'active' ? 'live' : 'over',
    });
  }

  private gone(error: unknown): void {
    if (!this.closed) this.state.setState({ phase: 'gone', problem: asProblem(error) });
  }
}

function asProblem(error: unknown): Problem {
  return isProblem(error) ? error : new Problem('BROKEN', error instanceof Error ? error.message : String(error));
}
