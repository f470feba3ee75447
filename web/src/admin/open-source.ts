import { isProblem, openingState, Problem } from '@parlour/client';
import type { Eyes, Rest, SessionPage, Source, Step } from '@parlour/client';

/** A session with all its cards open, at any version, also while it is played. Every picture of it is a look that is written down. */
export class OpenSource implements Source {
  readonly state;
  private readonly listeners = new Set<(step: Step) => void>();
  /** Of several seeks the newest counts. */
  private seeks = 0;
  private closed = false;

  constructor(
    private readonly rest: Rest,
    private readonly sessionId: string,
    readonly as: string,
    at: number,
    private readonly last: number,
  ) {
    this.state = openingState(sessionId);
    void this.seek(at);
  }

  get range(): { readonly first: number; readonly last: number } {
    return { first: 0, last: this.last };
  }

  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async seek(version: number): Promise<void> {
    const seek = ++this.seeks;
    try {
      const page = await this.rest.get<SessionPage>(`/api/admin/sessions/${encodeURIComponent(this.sessionId)}/view`, {
        query: { version, as: this.as },
      });
      if (seek === this.seeks && !this.closed) this.show(page);
    } catch (error) {
      if (seek !== this.seeks || this.closed) return;
      const problem = isProblem(error) ? error : new Problem('BROKEN', String(error));
      this.state.setState({ phase: 'gone', problem });
    }
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  private show(page: SessionPage): void {
    const { game, number, options, players, seedHash, ...picture } = page;
    const before = this.state.getState().picture?.version;
    const eyes: Eyes = picture.seat ?? 'public';
    this.state.setState({
      game,
      number,
      options,
      seedHash,
      players: players.map((player) => ({ ...player, connected: true })),
      picture,
      pictures: new Map([[eyes, picture]]),
      phase: picture.status === 'active' ? 'live' : 'over',
      problem: undefined,
    });
    if (before === undefined || before === picture.version) return;
    const step: Step = { from: before, version: picture.version, picture, eyes, kind: 'jump', events: [] };
    for (const listener of [...this.listeners]) listener(step);
  }
}
