import type { Eyes, GameShape, Outcome, PlayerAtTable, Problem, Seat, Source } from '@parlour/client';
import type { StoreApi } from 'zustand/vanilla';
import type { Narrowed, Offer, ButtonOffer } from './ask/offer.js';
import type { Press } from './ask/reading.js';
import type { Glance } from './glance.js';
import type { Pace } from './stage/speed.js';
import type { Ref, Scene } from './stage/scene.js';
import type { Mark, Named, TableKind, Telling } from './table-kind.js';

/** The letters of every table; empty: none. A table's own keys come first. */
export interface TableKeyNames {
  readonly done: string;
  readonly inspect: string;
  /** Says the last step again. */
  readonly again: string;
  /** Says how it stands. */
  readonly standing: string;
  /** Says what is offered. */
  readonly offered: string;
}

/** How a player likes to be asked and told. Read from the settings of the page. */
export interface PlayStyle {
  readonly pace: Pace;
  /** Waits for a key after every step of a bot. */
  readonly stepThrough: boolean;
  readonly reducedMotion: boolean;
  /** A card without targets is played by its first press. */
  readonly onePressPlays: boolean;
  /** Asks for every step, also where there is a single way on. */
  readonly askEveryStep: boolean;
  /** Kinds in `confirm: 'usually'` ask first. */
  readonly confirm: boolean;
  readonly drag: boolean;
  /** Single letters are keys. */
  readonly letterKeys: boolean;
  readonly keys: TableKeyNames;
}

/** One line of the tale: what the log, the live region and the look back read. */
export interface TaleLine {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  /** Begins a turn or a round. */
  readonly heading?: boolean;
  readonly mark?: Mark;
  /** Names of the rules behind it, where the event says so. */
  readonly rule?: string;
  /** The things that it names. */
  readonly names?: readonly Named[];
  /** Said by the page, not by the game: shown quietly. */
  readonly aside?: boolean;
  /** Not told as it happened: the page was hidden, or the line was down. */
  readonly late?: boolean;
}

/** Everything at a table that changes while it is looked at. Read it through {@link Playing.state} with selectors. */
export interface PlayState<G extends GameShape, Face = unknown> {
  /** The scene on stage. */
  readonly scene: Scene<Face>;
  /** The view that the stage has reached: the scene and it agree but for beats that are running. */
  readonly view: G['view'];
  /** The newest version that is known, and the one the stage has reached. */
  readonly version: number;
  readonly shown: number;
  readonly eyes: Eyes;
  readonly players: readonly PlayerAtTable[];
  readonly toAct: readonly Seat[];
  readonly deadline: number | null;
  readonly outcome: Outcome | null;
  /** What is asked of the reader now: `open`, `buttons`, `need`, `ready`, `tool`. Belongs to the newest version. */
  readonly ask: Narrowed<G['action']>;
  readonly picks: readonly Press[];
  /** An action waits for "are you sure?". */
  readonly sure?: G['action'];
  /** What was just refused, and where it was pressed. */
  readonly refused?: { readonly at?: Ref; readonly problem: Problem };
  readonly sending: boolean;
  /** Beats are running. */
  readonly moving: boolean;
  /** Step through: the next step waits for a key. */
  readonly paused: boolean;
  /** Whether the reader could have seen what is new and may be answered. */
  readonly glance: Glance;
  readonly inspected?: Ref;
  readonly tale: readonly TaleLine[];
  /** For the live regions: one sentence for the last step, and what the reader is asked. */
  readonly spoken: string;
  readonly asked: string;
}

/**
 * A table being played, watched or looked back at. One object for as long as the table is on the screen; what changes is in
 * `state`, read with `usePlaying(play, (now) => now.scene)`, so that a clock does not redraw a board.
 */
export interface Playing<G extends GameShape, Face = unknown> {
  readonly kind: TableKind<G, Face>;
  readonly style: PlayStyle;
  readonly source: Source<G>;
  readonly state: StoreApi<PlayState<G, Face>>;
  /** A press on the table, by ref. Not offered: asks the server why not. */
  press(ref: Ref): void;
  /** A press on a button of the prompt, a menu or a tool. */
  choose(offer: Offer | ButtonOffer): void;
  /** Sends what is ready; asks first where the kind is in `confirm`. */
  done(): void;
  /** Sends an action that the table or a tool has put together from the choices. */
  send(action: G['action']): void;
  /** Answers "are you sure?". */
  confirm(yes: boolean): void;
  /** What a thing can be used for at some time, one nearest action of each kind. */
  couldDo(ref: Ref): readonly G['action'][];
  /** Asks the server why an action is not allowed now; undefined: it is, or no answer came. */
  whyNot(action: G['action']): Promise<Problem | undefined>;
  /** Takes the last pick back. */
  back(): void;
  /** Takes all picks back. */
  cancel(): void;
  inspect(ref: Ref | undefined): void;
  /** Outlines a thing for a moment: where it lies. */
  light(ref: Ref): void;
  /** Tells the rest at once; also goes on where step through waits. */
  catchUp(): void;
  goOn(): void;
  /** Adds a line to the log that no event tells: what the page has done by itself. */
  note(text: string): void;
  /** Where the table is drawn: the stage measures and moves the `[data-ref]` elements in it. */
  attach(root: HTMLElement | null): void;
  /** What sentences are made from: of the stage, or of the newest view, which is what is asked about. */
  telling(of?: 'stage' | 'newest'): Telling<G>;
  /** What an element is called: its words, its state, and what a press does. */
  nameOf(ref: Ref): string;
  close(): void;
}
