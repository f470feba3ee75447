import type { Rng, Seat } from '../../../engine/core/index.js';
import type { Thinking } from '../../../engine/bots/bot.js';
import type { State, TcgFuel } from '../rules/tcg-fuel.types.js';
import { copyState } from './copy-state.js';
import { determinize } from './determinize.js';
import type { Memory } from './memory.js';
import { Simulation } from './simulation.js';

/** Sampled worlds that fit what a seat knows. Moves are compared in the same ones: luck then falls alike on all of them. */
export class Worlds {
  private readonly states: State[] = [];
  private readonly rng: Rng;
  readonly seat: Seat;

  constructor(private readonly thinking: Thinking<TcgFuel, Memory>) {
    this.rng = thinking.rng;
    this.seat = thinking.seat;
  }

  /** A fresh copy of one of the worlds, to play on in place. */
  open(index: number): Simulation {
    const { view, memory, seat, loadout } = this.thinking;
    while (this.states.length <= index) this.states.push(determinize(view, memory, seat, this.rng, loadout));
    return new Simulation(copyState(this.states[index]!), this.rng);
  }
}
