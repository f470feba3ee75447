import { isProblem, openingState, Problem } from '@parlour/client';
import type { GameShape, Picture, PlayerAtTable, SessionState, Source, Step } from '@parlour/client';
import { server } from '../account/server.js';
import type { PuzzlePage, PuzzleTry, Verdict } from './puzzle.types.js';

/** A puzzle as a table knows a session: the position, one's own moves, and the answers to them. */
export class PuzzleSource implements Source {
  readonly state;
  private readonly listeners = new Set<(step: Step) => void>();
  private actions: GameShape['action'][] = [];
  private first: Picture | undefined;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly onVerdict: (verdict: Verdict) => void,
  ) {
    this.state = openingState<GameShape>(`puzzle ${id}`, game);
    void this.open();
  }

  onStep(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async act(action: GameShape['action']): Promise<'done' | Problem> {
    const actions = [...this.actions, action];
    this.state.setState({ sending: { action, since: Date.now() } });
    try {
      await server.account.orGuest();
      const { verdict, steps } = await server.rest.post<PuzzleTry>(`${this.path}/tries`, { actions });
      if (this.closed) return 'done';
      this.actions = actions;
      for (const { events, picture } of steps) this.tell(picture, events, verdict !== 'open');
      this.onVerdict(verdict);
      return 'done';
    } catch (error) {
      return isProblem(error) ? error : new Problem('NO_ANSWER', 'No answer came.');
    } finally {
      this.state.setState({ sending: undefined });
    }
  }

  /** Back to the position, for another try. */
  again(): void {
    const { picture } = this.state.getState();
    if (!this.first || !picture) return;
    this.actions = [];
    this.show(this.first);
    const step: Step = {
      from: picture.version,
      version: 0,
      events: [],
      picture: this.first,
      eyes: eyesOf(this.first),
      kind: 'jump',
    };
    for (const listener of [...this.listeners]) listener(step);
    this.onVerdict('open');
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  private get path(): string {
    return `/api/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(this.id)}`;
  }

  private async open(): Promise<void> {
    try {
      const { players, picture } = await server.rest.get<PuzzlePage>(this.path);
      if (this.closed) return;
      this.first = picture;
      const seated: PlayerAtTable[] = players.map((player) => ({ ...player, connected: true }));
      this.state.setState({ players: seated, seats: picture.seat === null ? [] : [picture.seat] });
      this.show(picture);
    } catch (error) {
      const problem = isProblem(error) ? error : new Problem('BROKEN', String(error));
      if (!this.closed) this.state.setState({ phase: 'gone', problem });
    }
  }

  /** A try that has ended offers nothing more, whatever the rules would allow. */
  private tell(told: Picture, events: readonly GameShape['event'][], isOver: boolean): void {
    const picture: Picture = isOver ? { ...told, legalActions: [], sideActions: undefined, toAct: [] } : told;
    this.show(picture);
    const step: Step = {
      from: picture.version - 1,
      version: picture.version,
      events,
      picture,
      eyes: eyesOf(picture),
      kind: 'live',
    };
    for (const listener of [...this.listeners]) listener(step);
  }

  private show(picture: Picture): void {
    const shown: Partial<SessionState> = { picture, pictures: new Map([[eyesOf(picture), picture]]), phase: 'live' };
    this.state.setState(shown);
  }
}

const eyesOf = ({ seat }: Picture) => seat ?? 'public';
