import { isRefusal, play } from '../../core/index.js';
import type { Asked, Dice, Frozen, GameDefinition, GameShape, Millis, Rng, Seat, Table } from '../../core/index.js';
import { World } from './world.js';
import type { Place } from './world.js';

const NOTHING = '0'.repeat(64);

/** A world that keeps its earlier states whole, so that a search can go back to them. */
export class DraftWorld<G extends GameShape> extends World<G> {
  private readonly dice: Dice;
  private table: Table<G>;
  private byChance = false;

  constructor(game: GameDefinition<G>, rng: Rng, state: Frozen<G['state']>, at: Millis = 0) {
    super(game, rng, at);
    this.table = { state, round: 1, drawn: 0 };
    // One stream that simply goes on, whatever round and position a table stands at.
    this.dice = { words: () => rng.word, commitment: () => NOTHING, seed: () => NOTHING };
  }

  get state(): Frozen<G['state']> {
    return this.table.state;
  }

  get round(): number {
    return this.table.round;
  }

  override play(seat: Seat, action: G['action']): boolean {
    const { round, drawn } = this.table;
    const played = super.play(seat, action);
    this.byChance = this.table.round !== round || this.table.drawn !== drawn;
    return played;
  }

  place(): Place<G> | undefined {
    return this.byChance ? undefined : { table: this.table, at: this.at };
  }

  goBackTo({ table, at }: Place<G>): void {
    this.table = table;
    this.at = at;
  }

  protected apply(asked: Asked<G>): boolean {
    const step = play(this.game, this.table, asked, this.dice);
    if (isRefusal(step)) return false;
    this.events.push(...step.events);
    this.table = step.table;
    return true;
  }
}
