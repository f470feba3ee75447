import type { Json } from '../../common/json.js';
import type { Choice, GameDefinition, GameShape, Rng, Seat } from '../core/index.js';

/** How long, or how far, a bot may think about one decision. Nodes alone where a result must repeat. */
export interface Budget {
  readonly millis?: number;
  readonly nodes?: number;
}

/** Everything a bot knows when it decides: what a player in its seat would know, and nothing else. */
export interface Thinking<G extends GameShape, Memory> {
  readonly seat: Seat;
  readonly view: G['view'];
  /** Folded from the events this seat has heard. */
  readonly memory: Memory;
  /** What the seat brought to the table itself. */
  readonly loadout: G['loadout'];
  readonly choices: readonly Choice<G['action']>[];
  readonly rng: Rng;
  readonly budget: Budget;
}

/** What a bot does, and a note for the server alone: value, line, reasons. Hidden from every viewer before the end. */
export interface Decision<G extends GameShape> {
  readonly action: G['action'];
  readonly note?: Json;
}

/** One strength of a game's bots. */
export interface BotLevel<G extends GameShape, Memory> {
  readonly budget: Budget;
  choose(thinking: Thinking<G, Memory>): Decision<G> | Promise<Decision<G>>;
}

/**
 * The bots of one game: what a game's bot module exports as `bots`. Plain functions, loaded by address into worker
 * threads, so the module must import neither the server nor the database.
 */
export interface BotFamily<G extends GameShape, Memory = null> {
  readonly game: GameDefinition<G>;
  readonly levels: { readonly [level: string]: BotLevel<G, Memory> };
  readonly defaultLevel: string;
  /** What a seat remembers before anything has happened. */
  firstMemory(seat: Seat, loadout: G['loadout']): Memory;
  /** What it remembers after an event, as this seat heard it. Memory is plain JSON; a new value, never the old one changed. */
  remember(memory: Memory, event: G['event'], seat: Seat): Memory;
}

/** What the general searchers need to know about a game besides its rules. */
export interface SearchKit<G extends GameShape, Memory> {
  readonly game: GameDefinition<G>;
  /** A whole state that fits what the seat knows: hidden cards dealt at random among the places they may be. */
  determinize(view: G['view'], memory: Memory, seat: Seat, rng: Rng, loadout: G['loadout']): G['state'];
  /** How good a state is for a seat: from -1 (lost) to 1 (won). */
  evaluate(state: G['state'], seat: Seat): number;
  /**
   * Imagined games may write to one plain state in place, which is many times as fast. Say so only where no object of a
   * state stands in it twice, or in the card data as well: drafts forgive that, plain objects do not.
   */
  readonly playsInPlace?: boolean;
}
