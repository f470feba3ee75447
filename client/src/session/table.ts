import type { Choice } from '../../../src/engine/core/choice.js';
import type { GameShape, Outcome, Seat } from '../../../src/engine/core/game.js';
import { Problem } from '../problem.js';
import type { LiveSource } from './live-source.js';
import type { How, Picture, SessionState } from './source.js';

/** A seat of one's own is asked to act. */
export interface TurnToAct<G extends GameShape = GameShape> {
  readonly seat: Seat;
  readonly view: G['view'];
  readonly choices: readonly Choice<G['action']>[];
  readonly version: number;
  readonly picture: Picture<G>;
}

/** More refusals than this for one version: the program does not choose from what it is offered. */
const MOST_REFUSED = 200;

/** A table as a program sits at it: waits for its turns, acts, and sees how it ends. */
export class Table<G extends GameShape = GameShape> {
  /** How many actions were answered; tells a loop that acted from one that looked on. */
  private acted = 0;
  private refused: Problem | undefined;

  constructor(readonly source: LiveSource<G>) {}

  get sessionId(): string {
    return this.source.state.getState().sessionId;
  }

  get state(): SessionState<G> {
    return this.source.state.getState();
  }

  /** Resolves when the table is there; throws where there is none. */
  async ready(): Promise<void> {
    await this.when(({ picture }) => picture);
  }

  /** Plays. A refusal is an answer: nothing has changed, and the next turn offers what may be done. */
  async act(action: G['action'], how?: How): Promise<'done' | Problem> {
    const answer = await this.source.act(action, how);
    this.acted += 1;
    this.refused = answer === 'done' ? undefined : answer;
    return answer;
  }

  /**
   * Each time an own seat is asked, until the game is over. A turn on which nothing was done comes again when the table
   * has changed; one whose action was refused comes again at once.
   */
  async *turns(): AsyncGenerator<TurnToAct<G>, void, undefined> {
    let last = { version: -1, seat: -1 as Seat, acted: -1 };
    for (let refusals = 0; ;) {
      const picture = await this.when((state) => {
        const { picture } = state;
        if (state.phase === 'over' || !picture || state.phase !== 'live' || state.sending) return undefined;
        const isNew = picture.version !== last.version || picture.seat !== last.seat || this.acted !== last.acted;
        return isNew && isAsked(picture) ? picture : undefined;
      });
      if (!picture || picture.seat === null) return;
      refusals = this.refused && picture.version === last.version ? refusals + 1 : 0;
      if (refusals > MOST_REFUSED && this.refused) throw this.refused;
      last = { version: picture.version, seat: picture.seat, acted: this.acted };
      const { seat, view, legalActions: choices, version } = picture;
      yield { seat, view, choices, version, picture };
    }
  }

  /** How the game ended, when it has; null where it was called off. */
  async over(): Promise<Outcome | null> {
    await this.when(() => undefined);
    return this.state.picture?.outcome ?? null;
  }

  close(): void {
    this.source.close();
  }

  /** The first thing found in the state; undefined when the game is over. Throws when the session is gone. */
  private when<T>(find: (state: SessionState<G>) => T | undefined): Promise<T | undefined> {
    const { state: store } = this.source;
    return new Promise((resolve, reject) => {
      let stop: () => void = () => {};
      const look = (state: SessionState<G>): void => {
        const found = find(state);
        if (found === undefined && state.phase !== 'over' && state.phase !== 'gone') return;
        stop();
        if (found === undefined && state.phase === 'gone') {
          reject(state.problem ?? new Problem('GONE', 'This session is gone.'));
        } else resolve(found);
      };
      stop = store.subscribe(look);
      look(store.getState());
    });
  }
}

function isAsked<G extends GameShape>({ seat, toAct, legalActions }: Picture<G>): boolean {
  return seat !== null && toAct.includes(seat) && legalActions.length > 0;
}
