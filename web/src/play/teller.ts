import type { GameShape, Step } from '@parlour/client';
import type { StoreApi } from 'zustand/vanilla';
import type { PlayState, TaleLine } from './playing.js';
import { spokenOf, taleOf } from './tale.js';
import type { TableKind } from './table-kind.js';
import { tellingOf } from './telling.js';

const MOST_LINES = 1_000;

/** Keeps the tale of a table: what the log and the live regions read. */
export class Teller<G extends GameShape, Face> {
  private lines = 0;

  constructor(
    private readonly kind: TableKind<G, Face>,
    private readonly state: StoreApi<PlayState<G, Face>>,
  ) {}

  /** The stage has shown a step. */
  told(step: Step<G>, before: G['view'], late: boolean): void {
    const telling = tellingOf(step.eyes, this.state.getState().players, before, step.picture?.view);
    const lines = taleOf(this.kind, step, telling, late);
    this.state.setState({
      shown: step.version,
      ...(step.picture && { view: step.picture.view }),
      tale: this.with(lines),
      ...(lines.length > 0 && { spoken: spokenOf(lines) }),
    });
  }

  note(text: string): void {
    const { version } = this.state.getState();
    this.state.setState({ tale: this.with([{ version, text, aside: true }]) });
  }

  private with(lines: readonly Omit<TaleLine, 'id'>[]): readonly TaleLine[] {
    const numbered = lines.map((line) => ({ ...line, id: ++this.lines }));
    return [...this.state.getState().tale, ...numbered].slice(-MOST_LINES);
  }
}
