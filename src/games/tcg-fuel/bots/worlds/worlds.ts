import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Seat } from '../../../../engine/core/index.js';
import type { Thinking } from '../../../../engine/bots/bot.js';
import type { State, TcgFuel } from '../../rules/tcg-fuel.types.js';
import { copyState } from './copy-state.js';
import { determinize } from './determinize.js';
import type { Hands } from './determinize.js';
import type { Memory } from '../memory.js';
import { Simulation } from '../search/simulation.js';

/** Sampled worlds that fit what a seat knows. Moves are compared in the same ones: luck then falls alike on all of them. */
export class Worlds {
  private readonly worlds: World[] = [];
  readonly seat: Seat;

  constructor(
    private readonly thinking: Thinking<TcgFuel, Memory>,
    private readonly hands: Hands = 'any',
  ) {
    this.seat = thinking.seat;
  }

  /** A fresh copy of one of the worlds, to play on in place. */
  open(index: number): Simulation {
    while (this.worlds.length <= index) this.worlds.push(this.imagine());
    const { state, seed } = this.worlds[index]!;
    return new Simulation(copyState(state), rngOver(sfc32(seed)));
  }

  private imagine(): World {
    const { view, memory, seat, loadout, rng } = this.thinking;
    return { state: determinize(view, memory, seat, rng, loadout, this.hands), seed: rng.word() };
  }
}

/** A state that may be the true one, and the seed of all that chance would bring there. */
interface World {
  readonly state: State;
  readonly seed: number;
}
