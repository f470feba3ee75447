import type { ItemDraft, Link, Pose, Ref } from './scene.js';
import type { Seat } from '@parlour/client';

/** One change of the scene, as an event tells it. Made by the functions below. */
export type Edit<Face = unknown> =
  | { readonly edit: 'move'; readonly ref: Ref; readonly zone: string; readonly index?: number }
  | { readonly edit: 'set'; readonly ref: Ref; readonly numbers: Readonly<Record<string, number | undefined>> }
  | { readonly edit: 'turn'; readonly ref: Ref; readonly face: Face | 'down' | undefined }
  | { readonly edit: 'own'; readonly ref: Ref; readonly owner: Seat | undefined }
  | { readonly edit: 'add'; readonly item: ItemDraft<Face>; readonly index?: number; readonly from?: Ref }
  | { readonly edit: 'remove'; readonly ref: Ref; readonly to?: Ref }
  | { readonly edit: 'count'; readonly counter: string; readonly to: number | undefined }
  | { readonly edit: 'change'; readonly counter: string; readonly by: number }
  | { readonly edit: 'fact'; readonly name: string; readonly text: string | undefined }
  | { readonly edit: 'link'; readonly link: Link }
  | { readonly edit: 'unlink'; readonly link: Partial<Link> }
  | { readonly edit: 'mark' | 'unmark'; readonly ref: Ref; readonly marks: readonly string[] }
  | { readonly edit: 'pose'; readonly ref: Ref; readonly pose: Pose };

/** Moves an item to a zone: to the end of its row, or to an index of it. The row it leaves closes. */
export const move = (ref: Ref, zone: string, index?: number): Edit<never> => ({ edit: 'move', ref, zone, index });

/** Sets numbers of an item; `undefined` takes a number away. */
export const set = (ref: Ref, numbers: Readonly<Record<string, number | undefined>>): Edit<never> => ({
  edit: 'set',
  ref,
  numbers,
});

/** Shows another face. */
export const turn = <Face>(ref: Ref, face: Face | 'down' | undefined): Edit<Face> => ({ edit: 'turn', ref, face });

/** Gives an item to another seat. */
export const own = (ref: Ref, owner: Seat | undefined): Edit<never> => ({ edit: 'own', ref, owner });

/** Lays down a new item, at the end of its row or at an index. With `from` it flies in from there: a back of a hidden hand, a deck. */
export const add = <Face>(item: ItemDraft<Face>, how: { index?: number; from?: Ref } = {}): Edit<Face> => ({
  edit: 'add',
  item,
  ...how,
});

/** Takes an item away. With `to` it flies there first. */
export const remove = (ref: Ref, to?: Ref): Edit<never> => ({ edit: 'remove', ref, to });

/** Sets a counter; `undefined` takes it away. */
export const count = (counter: string, to: number | undefined): Edit<never> => ({ edit: 'count', counter, to });

/** Changes a counter by a difference; a counter that is not there begins at 0. */
export const change = (counter: string, by: number): Edit<never> => ({ edit: 'change', counter, by });

/** Sets a fact; `undefined` takes it away. */
export const fact = (name: string, text: string | undefined): Edit<never> => ({ edit: 'fact', name, text });

/** Draws an arrow that stays. Links are compared as a set. */
export const link = (from: Ref, to: Ref, kind: string): Edit<never> => ({ edit: 'link', link: { from, to, kind } });

/** Takes away every link that agrees with what is given. */
export const unlink = (which: Partial<Link>): Edit<never> => ({ edit: 'unlink', link: which });

/** Puts marks on an item. */
export const mark = (ref: Ref, ...marks: string[]): Edit<never> => ({ edit: 'mark', ref, marks });

/** Takes marks off an item. */
export const unmark = (ref: Ref, ...marks: string[]): Edit<never> => ({ edit: 'unmark', ref, marks });

/** Changes how an item holds itself; what is left out stays. */
export const pose = (ref: Ref, how: Pose): Edit<never> => ({ edit: 'pose', ref, pose: how });

/** What is seen for a moment and changes nothing. */
export type Show =
  /** A number or word that rises from an item. */
  | { readonly show: 'float'; readonly at: Ref; readonly text: string; readonly tone?: 'up' | 'down' }
  /** Places are outlined: the part that stays under reduced motion. */
  | { readonly show: 'light'; readonly refs: readonly Ref[] }
  /** A sentence across the table; without a text the event's own. */
  | { readonly show: 'banner'; readonly text?: string }
  /** A curve for as long as the beat lasts. */
  | { readonly show: 'line'; readonly from: Ref; readonly to: Ref; readonly kind?: string }
  /** A back (or a face, by the ref of an item that has one) that flies from one place to another. */
  | { readonly show: 'fly'; readonly from: Ref; readonly to: Ref; readonly as?: Ref; readonly count?: number }
  /** A movement of an item in its place: a built-in one (see {@link Gesture}) or one of the table's `gestures`. */
  | { readonly show: 'gesture'; readonly at: Ref; readonly name: string; readonly toward?: Ref };

/** The gestures that every table has. */
export type Gesture = 'pulse' | 'shake' | 'lean' | 'hop' | 'grow' | 'stamp' | 'crumble' | 'sink' | 'flash';

/** How the items whose place changes travel in a beat. */
export interface Motion {
  readonly path?: 'straight' | 'arc';
  /** Milliseconds between the departures of several items, at speed 1. */
  readonly stagger?: number;
  /** Items that turn over do so by a hinge; `none` swaps the face without one. */
  readonly flip?: 'hinge' | 'none';
  /** Stops in the middle of the table, enlarged, before going on. */
  readonly via?: 'middle';
}

/** A moment of the telling: what changes, what is seen, and how long it takes at speed 1. */
export interface Beat<Face = unknown> {
  readonly edits?: readonly Edit<Face>[];
  readonly shows?: readonly Show[];
  readonly motion?: Motion;
  readonly ms: number;
  /** Side by side with the beat before it; else after it. */
  readonly with?: 'previous';
  /** The name of one of the table's `sounds`. */
  readonly sound?: string;
}
