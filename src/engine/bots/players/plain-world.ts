import { refuse } from '../../core/index.js';
import type { Asked, Frozen, GameDefinition, GameShape, Millis, Rng, Seat, Turn } from '../../core/index.js';
import { World } from './world.js';

const NOTHING = '0'.repeat(64);

/**
 * A world whose one state is written to in place: many times as fast, and there is no way back. Only for rules that
 * share no part of a state (see `SearchKit.playsInPlace`).
 */
export class PlainWorld<G extends GameShape> extends World<G> {
  readonly state: Frozen<G['state']>;
  /** A random game has no listeners. */
  private deaf = false;

  constructor(
    game: GameDefinition<G>,
    rng: Rng,
    state: Frozen<G['state']>,
    at: Millis = 0,
    public round = 1,
  ) {
    super(game, rng, at);
    this.state = plainCopy(state);
  }

  override playOut(mostActions: number): void {
    this.deaf = true;
    super.playOut(mostActions);
  }

  place(): undefined {
    return undefined;
  }

  goBackTo(): never {
    throw new Error('What is written in place cannot be taken back.');
  }

  protected apply(asked: Asked<G>): boolean {
    if (refuse(this.game, this.state, asked)) return false;
    const turn: Turn<G> = {
      state: this.state as G['state'],
      before: this.state,
      seat: asked.seat as Seat,
      auto: asked.auto ?? false,
      at: asked.at,
      rng: this.rng,
      round: this.round,
      emit: (event, secrets) => this.tell(event, secrets),
      tell: (seat, event) => this.tell(null, { [seat]: event }),
      beginRound: () => {
        this.round += 1;
        return NOTHING;
      },
      revealSeed: () => NOTHING,
    };
    this.game.actions[asked.action.type as G['action']['type']].play(turn, asked.action as never);
    return true;
  }

  private tell(event: G['event'] | null, secrets?: Readonly<Record<Seat, object>>): void {
    if (!this.deaf) this.events.push(plainCopy({ public: event, ...(secrets && { private: secrets }) }));
  }
}

/** A copy of its own: nothing written to it reaches the original. */
function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
