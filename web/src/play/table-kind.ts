import type { ComponentType } from 'react';
import type {
  ActionOf,
  Caption,
  Eyes,
  GameShape,
  Outcome,
  Picture,
  PlayerAtTable,
  ReplaySource,
  Seat,
} from '@parlour/client';
import type { ButtonOffer } from './ask/offer.js';
import type { Reading, Sight, Where } from './ask/reading.js';
import type { Playing } from './playing.js';
import type { Beat } from './stage/beat.js';
import type { DrawLink } from './stage/links.js';
import type { Link, Pose, Ref, Scene, SceneItem } from './stage/scene.js';

export type ActionType<G extends GameShape> = G['action']['type'];
export type EventType<G extends GameShape> = G['event']['type'];
/** The event of one type; of a type that shares its shape with others, that shape. */
export type EventOf<G extends GameShape, T extends EventType<G>> = G['event'] extends infer E
  ? E extends { type: infer Types }
    ? T extends Types
      ? E & { type: T }
      : never
    : never
  : never;

/** What sentences may be made from. */
export interface Telling<G extends GameShape> {
  readonly eyes: Eyes;
  readonly players: readonly PlayerAtTable[];
  /** The view before the event, or the present one where there is no event. */
  readonly view: G['view'];
  /** The view after the step that an event belongs to; missed steps have none. */
  readonly after?: G['view'];
  /** A seat's name; the reader's own seat is called by name too: sentences decide with `isYou`. */
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** What a staging function may look at. */
export interface Staging<G extends GameShape, Face> {
  /** The scene on stage, with all edits before this event. */
  readonly scene: Scene<Face>;
  /** The view before the step; unknown after missed steps. */
  readonly before?: G['view'];
  /** The view after the step; missed steps have none, but for the last one. */
  readonly after?: G['view'];
  /** All events of the step and which one this is: for looking ahead, and for grouping runs. */
  readonly events: readonly G['event'][];
  readonly index: number;
  readonly eyes: Eyes;
  readonly players: readonly PlayerAtTable[];
}

/** How an event looks: pure, and saying only what the event says. No beats: it changes nothing that is seen. */
export type Staged<G extends GameShape, T extends EventType<G>, Face> = (
  event: EventOf<G, T>,
  stage: Staging<G, Face>,
) => readonly Beat<Face>[];

/** What no event tells and each view brings along. Everything else must come from the events exactly. */
export interface Derived {
  /** Names of numbers of items: strength under static effects. */
  readonly numbers?: readonly string[];
  readonly marks?: readonly string[];
  readonly pose?: readonly (keyof Pose)[];
  /** Names of counters; `score` also covers `score:0`. */
  readonly counters?: readonly string[];
  /** Names of facts; `turn` also covers `turn:0`. */
  readonly facts?: readonly string[];
}

/** The words of asking for one kind of action. */
export interface AskWords<G extends GameShape, A> {
  /** The kind on a button or in a menu: "Tussle". With picks made: "Play for 3 CC". */
  readonly label: string | ((soFar: Partial<A>, telling: Telling<G>) => string);
  /** Its ways, where its reading has several: `{ peek: 'Look', swap: 'Swap two' }`. */
  readonly ways?: Readonly<Record<string, string>>;
  /** What is asked when the member `step` is next: "Knight: tussle whom?". For an entry of `eachSpec` the step is `targets.t1`. */
  readonly ask?: (step: string, soFar: Partial<A>, telling: Telling<G>) => string;
  /**
   * What a value without a place is called: a mode, a colour; `null` is none ("No target", "Decline", "Pay 3 CC"). After a line
   * break: what it does, which stands there in place of the price. The caption is the server's, where it has one.
   */
  readonly option?: (step: string, value: unknown, soFar: Partial<A>, telling: Telling<G>, caption?: Caption) => string;
  /** The sheet that asks once more, for kinds in `confirm`. */
  readonly sure?: (action: A, telling: Telling<G>) => string;
}

/** Every sentence of a game. `words.en.ts` is the type: other languages have the same keys. */
export interface Words<G extends GameShape, Face = unknown> {
  readonly game: string;
  /** One sentence for each kind of event; `null`: not worth one. Feeds log, live region and captions. */
  readonly events: {
    readonly [T in EventType<G>]: (event: EventOf<G, T>, telling: Telling<G>) => string | null;
  };
  readonly asks: { readonly [T in ActionType<G>]?: AskWords<G, ActionOf<G, T>> };
  /** A part of a price that its number and its name do not tell: "+1 loyalty". */
  readonly price?: (currency: string, amount: number) => string | undefined;
  /** A zone's heading: "Bea's toys, 4". */
  readonly zone?: (zone: string, items: number, telling: Telling<G>) => string;
  /** An item by name, place and state: "Ka, toy, yours, awake. Speed 5, strength 11." What a press does is added to it. */
  readonly item: (item: SceneItem<Face>, telling: Telling<G>) => string;
  /** A ref that is no item: a tile, a pile, a seat. */
  readonly ref?: (ref: Ref, telling: Telling<G>) => string | undefined;
  /** What is asked of the reader by buttons alone, or by several kinds of actions: "Match the 7?". Its view is the newest one. */
  readonly turn?: (telling: Telling<G>) => string;
  /** What is added to the question in smaller letters, by what has been chosen so far: "Press a card to swap it in." */
  readonly hint?: (telling: Telling<G>, soFar: Readonly<Record<string, unknown>>) => string | undefined;
  /** How far the game is: "Round 2 of 5". Stands under its name. */
  readonly where?: (telling: Telling<G>) => string;
  /** What a share of something divided means for the one who gets it: "lethal at 5". */
  readonly share?: (to: Ref, amount: number, telling: Telling<G>) => string | undefined;
  /** Who is waited for, and for what, when it is not the reader: "Bea is dividing damage." */
  readonly waiting: (toAct: readonly Seat[], telling: Telling<G>) => string;
  readonly outcome: (outcome: Outcome, telling: Telling<G>) => string;
  /** Keys that the table itself listens to, besides `TableKind.keys`: what is pressed and what it does. */
  readonly keys?: readonly (readonly [keys: readonly string[], does: string])[];
  /** How does it stand? Read aloud on demand: enough to play by ear. */
  readonly standing: (telling: Telling<G>) => string;
}

/** Something on the table by the name that a sentence gives it. */
export interface Named {
  readonly name: string;
  readonly ref: Ref;
}

/** A jump mark of the look back. */
export interface Mark {
  readonly kind: 'turn' | 'round' | 'blow' | 'call' | 'end';
  readonly text?: string;
}

/** One tone of a synthesised sound. */
export interface Note {
  readonly instrument: 'knock' | 'rub' | 'flick' | 'bell' | 'pluck' | 'noise' | 'thud' | 'chime';
  /** In semitones above the instrument's own pitch. */
  readonly pitch?: number;
  /** Milliseconds after the beat begins. */
  readonly at?: number;
}

/** Something that can be asked for beside the game. */
export interface TableWish<G extends GameShape, Face> {
  readonly label: string;
  /** Whether it makes sense now. */
  readonly when?: (play: Playing<G, Face>) => boolean;
  /** What the server says against it, if anything. */
  act(play: Playing<G, Face>): Promise<string | undefined>;
}

/** A part of a table that is loaded when it is wanted: `() => import('./rules-sheet.js').then((m) => m.RulesSheet)`. */
export type Lazy<Props> = () => Promise<ComponentType<Props>>;

/** What a game's own graph over the slider is given. */
export interface CourseProps<G extends GameShape = GameShape> {
  readonly sessionId: string;
  readonly source: ReplaySource<G>;
  /** The version that is looked at, and the last one. */
  readonly at: number;
  readonly last: number;
  onSeek(version: number): void;
}

/** All the page knows of one game: what `web/src/tables/<slug>/index.ts` exports as `table`. */
export interface TableKind<G extends GameShape, Face = unknown> {
  readonly slug: string;
  /** The zones, laid out. Draws items as buttons with `data-ref` (see `Thing` and `Zone`); knows nothing of time or rules. */
  readonly Table: ComponentType<{ readonly play: Playing<G, Face> }>;
  /** The table has a place of its own for the prompt, and draws `PromptPlace` there; else the frame has it below the table. */
  readonly placesPrompt?: boolean;
  /** A small picture of what is asked about, before the question. */
  readonly Thumb?: ComponentType<{ readonly play: Playing<G, Face> }>;
  /** How many players it has places for; a game of more is shown on the table for any game. */
  readonly mostPlayers?: number;
  /** What lies where. Pure. */
  scene(view: G['view'], eyes: Eyes, players: readonly PlayerAtTable[]): Scene<Face>;
  /** How each kind of action is pressed; `by-the-table`: no client plays it, or the table itself sends it with `play.send`. */
  readonly asking: { readonly [T in ActionType<G>]: Reading<ActionOf<G, T>, G['view']> | 'by-the-table' };
  /** Where the values of kinds without a reading lie: only the table for any game has such kinds. */
  readonly find?: (member: string, value: unknown, sight: Sight<G['view']>) => Where;
  /** Kinds are chosen first, and what belongs to them after that. */
  readonly grouped?: boolean;
  /** The nearest action to a press that is not offered: the server is asked why not. */
  readonly probe?: (
    ref: Ref,
    soFar: Readonly<Record<string, unknown>>,
    sight: Sight<G['view']>,
  ) => G['action'] | undefined;
  /**
   * One nearest action of each kind that a thing can ever be used for, in a fixed order. Where its menu opens, kinds that are not
   * offered now stay in their place with the reason, which the server is asked for.
   */
  readonly couldDo?: (ref: Ref, sight: Sight<G['view']>) => readonly G['action'][];
  readonly staging: { readonly [T in EventType<G>]: Staged<G, T, Face> };
  readonly derived?: Derived;
  readonly words: Words<G, Face>;
  /** Turns, kills and calls, for the look back. */
  readonly marks: (event: G['event']) => Mark | undefined;
  /** The event begins a turn: a heading of the log. */
  readonly heading?: (event: G['event'], telling: Telling<G>) => string | undefined;
  /** The things that the sentence of an event names, in its order: links of the log. `events` are all events of the step. */
  readonly named?: (event: G['event'], events: readonly G['event'][]) => readonly Named[];
  /** Sent without `expectedVersion`, because others act at the same time. */
  readonly racing?: readonly ActionType<G>[];
  /** Sent again by itself when the table has moved and still offers it, because every seat does it in any order. */
  readonly simultaneous?: readonly ActionType<G>[];
  /** Asks once more by a sheet; `usually` can be silenced in the settings. */
  readonly confirm?: { readonly [T in ActionType<G>]?: 'always' | 'usually' };
  /** What `usually` asks about is only asked while this holds for what is offered. */
  readonly confirmWhen?: (picture: Picture<G>) => boolean;
  /**
   * Whether a view shows something that the one before did not and that the reader may want to answer. Until they could see it,
   * presses that let it go by ({@link letsGoBy}) were meant for what was asked before, and are not taken.
   */
  readonly isNews?: (view: G['view'], before: G['view'], eyes: Eyes) => boolean;
  readonly letsGoBy?: (action: G['action']) => boolean;
  /** What is accepted without being offered (giving up, offering a draw): entries of the frame's menu while the game runs. */
  readonly unlisted?: readonly G['action'][];
  /** Keys of this table, each pressing the button of a kind (or of one of its ways, `type/way`): `{ e: 'end_turn' }`. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly sounds?: Readonly<Record<string, readonly Note[]>>;
  /** The table itself shows how the game ended, so the frame does not lay its banner over it. */
  readonly tellsOutcome?: boolean;
  /** Gestures of this table besides the built-in ones: keyframes, given the way to `toward` in pixels. */
  readonly gestures?: Readonly<Record<string, (dx: number, dy: number) => Keyframe[]>>;
  /** The large picture of an item in the inspect sheet; without it the sheet shows the item's words. */
  readonly Inspect?: ComponentType<{ readonly play: Playing<G, Face>; readonly item: Ref }>;
  /** A small picture of a thing, beside its name in the tools that arrange and divide. */
  readonly Small?: ComponentType<{ readonly play: Playing<G, Face>; readonly item: Ref }>;
  /** After the buttons of the prompt: what this table has besides the choices. */
  readonly PromptActs?: ComponentType<{ readonly play: Playing<G, Face> }>;
  /** Before the words of a button of the prompt: a picture of what it chooses, such as a colour. */
  readonly ButtonMark?: ComponentType<{ readonly button: ButtonOffer }>;
  /** How an arrow of the scene runs; without it, it is a plain curve from middle to middle. */
  readonly drawLink?: DrawLink<Face>;
  /** Arrows of what is picked and not yet sent: each chosen blocker to its attacker. */
  readonly pickedLinks?: (soFar: Partial<G['action']>, view: G['view']) => readonly Link[];
  /** Entries of the frame's menu that are no action of the game: taking a move back. */
  readonly wishes?: readonly TableWish<G, Face>[];
  readonly NewGame?: Lazy<{ readonly onOptions: (options: Partial<G['options']>) => void }>;
  readonly RulesSheet?: Lazy<{ readonly rule?: string }>;
  /** Beside a finished game that is looked back at: the game's own analysis. `play` is the replay, `play.source.seek` leads elsewhere. */
  readonly Review?: Lazy<{ readonly sessionId: string; readonly play: Playing<G, Face> }>;
  /** Over the slider of a finished game that is looked back at: how it stood, from the first version to the last. */
  readonly Course?: Lazy<CourseProps<G>>;
}

/** A table of any game, as the frame and the lazy map of tables hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- methods over a game's own types cannot be named without the game
export type AnyTableKind = TableKind<any, any>;
