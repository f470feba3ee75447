import type { Choice } from './choice.js';
import type { Refusal } from './refusal.js';
import type { Rng } from './rng.js';

/** A place at the table: 0, 1, 2 … */
export type Seat = number;

/** Milliseconds since 1970, by the server's clock. */
export type Millis = number;

/** Who looks: a seat, the public, or (when a game is over, and for admins) a viewer who may see everything. */
export type Viewer = Seat | 'public' | 'all';

/** The shapes of a game, named once and carried around in one type parameter. All of them are plain JSON. */
export interface GameShape {
  options: object;
  /** What a seat brings to the table: a deck, levels. `null` where it brings nothing. */
  loadout: unknown;
  state: object;
  action: { type: string };
  event: { type: string };
  view: object;
}

/** Plain data that may be read and not written. */
export type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** The action of one type. */
export type ActionOf<G extends GameShape, T extends G['action']['type']> = Extract<G['action'], { type: T }>;

/** Who sits where when a game begins. */
export interface SeatSetup<G extends GameShape> {
  /** The player's id outside the game: an account, a bot's id, or the name a contract without accounts gives. */
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly loadout: G['loadout'];
}

/** Everything a game begins from. */
export interface Setup<G extends GameShape> {
  readonly sessionId: string;
  readonly options: G['options'];
  readonly seats: readonly SeatSetup<G>[];
  readonly rng: Rng;
  readonly at: Millis;
  /** The hash of the first round's seed: may be shown to all. */
  readonly commitment: string;
}

/** How a game ended. */
export interface Outcome {
  /** Without one: a draw, or no winner. */
  readonly winners: readonly Seat[];
  /** The place of each seat, 1 the best; ties share a place. */
  readonly places?: readonly number[];
  readonly reason: string;
}

/** What the play of one action works with. `state` is a draft: write to it as you would say the rule. */
export interface TableTurn<G extends GameShape> {
  readonly state: G['state'];
  /** The state as the action found it, without a draft around it: cheap to read. (In place, it is `state` itself.) */
  readonly before: Frozen<G['state']>;
  readonly at: Millis;
  readonly rng: Rng;
  readonly round: number;
  /** Tells all viewers the event, and single seats what they learn besides. */
  emit(event: G['event'], secrets?: Readonly<Record<Seat, object>>): void;
  /** Tells one seat alone. */
  tell(seat: Seat, event: G['event']): void;
  /** Goes on with the dice of the next round, and returns the hash of its seed. */
  beginRound(): string;
  /** The seed of this round: for the event that ends the round, never earlier. */
  revealSeed(): string;
}

/** The turn of a seat. */
export interface Turn<G extends GameShape> extends TableTurn<G> {
  readonly seat: Seat;
  /** Played by the table on behalf of the seat (`follow`), not sent by a client. */
  readonly auto: boolean;
}

/** One kind of action that a seat may ask for: what may I do, why may I not, what happens. */
export interface SeatRule<G extends GameShape, T extends G['action']['type']> {
  readonly by?: 'seat';
  /** Also allowed when the game is over: restart, next round. */
  readonly afterEnd?: boolean;
  /** Accepted without being offered: conceding, offering a draw. */
  readonly unlisted?: boolean;
  /** Members that are sets: their lists are offered in one order and taken in any. */
  readonly anyOrder?: readonly string[];
  choices(state: Frozen<G['state']>, seat: Seat): Iterable<Choice<ActionOf<G, T>>>;
  refuse(state: Frozen<G['state']>, seat: Seat, action: ActionOf<G, T>): Refusal | undefined;
  play(turn: Turn<G>, action: ActionOf<G, T>): void;
}

/** One kind of action that only the table itself plays: a clock that ran out, an absence. */
export interface TableRule<G extends GameShape, T extends G['action']['type']> {
  readonly by: 'table';
  readonly afterEnd?: boolean;
  refuse?(state: Frozen<G['state']>, action: ActionOf<G, T>, at: Millis): Refusal | undefined;
  play(turn: TableTurn<G>, action: ActionOf<G, T>): void;
}

/** One kind of action. */
type ActionRule<G extends GameShape, T extends G['action']['type']> = SeatRule<G, T> | TableRule<G, T>;

/** What a client shows beside a choice. What it would have to know the rules for: names, prices, remarks. */
export interface Caption {
  readonly label?: string;
  /** By currency, in the game's own words: `{ cc: 3 }`, `{ generic: 1, red: 1 }`. Nothing: it costs nothing. */
  readonly price?: Readonly<Record<string, number>>;
  readonly note?: string;
  /** Of a form: a caption for each option of a slot, in the slot's order. */
  readonly options?: { readonly [Member in string]: readonly (Caption | null)[] };
}

/** What a session's row says about a state: for lists, and for people looking into the database. */
interface Summary {
  readonly turn?: number;
  readonly phase?: string;
  readonly step?: string;
}

/** How far the consequences of an action may be foretold to the seat that thinks about it. */
interface Forecasting<G extends GameShape> {
  /** The state without what the seat may not know: states that look alike to the seat give the same one. */
  imagined(state: Frozen<G['state']>, seat: Seat): G['state'];
  /** The event at which a forecast ends, because it or what follows tells something hidden: a draw. */
  endsAt(event: G['event']): boolean;
}

/** A game as a value: pure, deterministic, and ignorant of servers. */
export interface GameDefinition<G extends GameShape> {
  readonly id: string;
  /** Stored with every session; raised when a change of rules would replay an old game differently. */
  readonly rulesVersion: number;
  /** Earlier rules whose running games these rules go on with. Games of any other rules can be looked at and called off. */
  readonly alsoPlays?: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  /** The options when none are chosen. */
  readonly defaults: G['options'];
  readonly actions: { readonly [T in G['action']['type']]: ActionRule<G, T> };

  setup(start: Setup<G>): G['state'];
  /** Who is waited for. Drives bots, clocks and notices; whether a seat may act is `refuse`'s answer. */
  toAct(state: Frozen<G['state']>): readonly Seat[];
  outcome(state: Frozen<G['state']>): Outcome | undefined;
  /** What a viewer may know, built from nothing. */
  view(state: Frozen<G['state']>, viewer: Viewer): G['view'];

  /** When the table plays something by itself, and what. At most one deadline stands at a time. */
  deadline?(state: Frozen<G['state']>): { readonly at: Millis; readonly action: G['action'] } | undefined;
  /** What plays itself next, at once: forced and automatic moves. Keeps its seat, is marked as automatic. */
  follow?(state: Frozen<G['state']>): { readonly seat: Seat; readonly action: G['action'] } | undefined;
  /** How long a seat may be away, and what the table plays then. */
  absence?(state: Frozen<G['state']>, seat: Seat): { readonly after: Millis; readonly action: G['action'] } | undefined;
  /** The action by which a seat gives up. */
  resign?(seat: Seat): G['action'];
  summary?(state: Frozen<G['state']>): Summary;
  /**
   * How much of what happened in a round may be told again: everything, each viewer's own part (the default while
   * the game runs), or only the public part (a memory game).
   */
  retells?(state: Frozen<G['state']>, round: number): 'all' | 'own' | 'public';
  /** What a client shows beside a choice of a seat. Only from what that seat may know. */
  caption?(state: Frozen<G['state']>, seat: Seat, choice: Choice<G['action']>): Caption | undefined;
  /**
   * What a person is offered besides `choices`: other ways to say the same (which lands pay), settings, a draw. Listed
   * apart, so that a bot or a simple client that plays any of its choices does not stumble over them.
   */
  sideActions?(
    state: Frozen<G['state']>,
    seat: Seat,
    choices: readonly Choice<G['action']>[],
  ): Iterable<Choice<G['action']>>;
  /** Whether a preview may show what would happen. Only where nothing hidden or random decides it. */
  readonly previews?: boolean;
  /** What a seat may be told of an action before it is played. Without it nothing is. */
  readonly forecast?: Forecasting<G>;
}
