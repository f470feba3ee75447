import type { Caption } from '@parlour/client';
import type { Ref } from '../stage/scene.js';
import type { Division, Manner, Press } from './reading.js';

/** A kind of action, and which of its ways: `tussle`, `resolveSpecialAbility/swap`. */
export interface Way {
  readonly type: string;
  readonly way?: string;
}

/** What a button stands for: a way of acting, a value without a place, a shortcut (all, none), or going on to the next question. */
export type Meaning =
  | { readonly means: 'way'; readonly way: Way }
  | { readonly means: 'option'; readonly way: Way; readonly step: string; readonly value: unknown }
  | { readonly means: 'all' | 'none'; readonly way: Way; readonly step: string }
  | { readonly means: 'next'; readonly way: Way; readonly step: string }
  /** Everything is pressed and several actions remain: one of them. */
  | { readonly means: 'action'; readonly way: Way; readonly action: { readonly type: string } };

/** Something that can be pressed now. */
export interface Offer {
  /** What goes into the picks. */
  readonly press: Press;
  /** A source glows, a target is dashed, what is taken is numbered and pressed again to untake it. */
  readonly role: 'source' | 'target' | 'taken';
  /** The number of something taken: its place in the order of taking, from 1. */
  readonly number?: number;
  /** Taken by itself, because nothing else was offered: a press on it sends what is ready. */
  readonly auto?: boolean;
  /** The kinds of action that a press leads on to. */
  readonly ways: readonly Way[];
  /** The member that is asked for. */
  readonly step?: string;
  /** What the server says of it, where it belongs to a single choice. */
  readonly caption?: Caption;
}

/** Something that can be pressed and has no place on the table. */
export interface ButtonOffer extends Offer {
  readonly meaning: Meaning;
  readonly in: NonNullable<Manner['in']>;
  /** Acts with this press (unless a sheet asks first). */
  readonly acts: boolean;
}

/** Tools for what cannot be said by presses. Each asks for an action of the choices and gets it, or `undefined`. */
export type Tool<A> =
  | {
      readonly tool: 'arrange';
      readonly way: Way;
      readonly rows: readonly [top: string, bottom: string];
      readonly items: readonly { readonly ref: Ref; readonly value: unknown }[];
      compose(top: readonly Ref[], bottom: readonly Ref[]): A | undefined;
    }
  | {
      readonly tool: 'divide';
      readonly way: Way;
      readonly step: string;
      /** For each thing that is divided, the ways that are offered, the usual one first. */
      readonly shares: readonly { readonly of: Ref; readonly options: readonly Division[] }[];
      /** One option of each share, in their order. */
      compose(chosen: readonly number[]): A | undefined;
    }
  | {
      readonly tool: 'amount';
      readonly way: Way;
      readonly step: string;
      readonly values: readonly { readonly value: number; readonly press: Press; readonly caption?: Caption }[];
    };

/** What narrowing the choices by the picks leaves. */
export interface Narrowed<A extends { type: string }> {
  /** Pressable on the table. */
  readonly open: ReadonlyMap<Ref, Offer>;
  readonly buttons: readonly ButtonOffer[];
  /** Several ways begin with what is picked: they are offered at that place. */
  readonly menu?: { readonly at: Ref; readonly ways: readonly ButtonOffer[] };
  /** How many of the present question are taken and wanted. */
  readonly need?: { readonly step: string; readonly min: number; readonly max: number; readonly taken: number };
  /** May be sent as it stands: Done is enabled exactly then. */
  readonly ready?: A;
  /** The one way that is left, if it is one. */
  readonly way?: Way;
  /** The question that is next in it. */
  readonly step?: string;
  /** The members that are settled by the picks. */
  readonly soFar: Readonly<Record<string, unknown>>;
  readonly tool?: Tool<A>;
  readonly caption?: Caption;
  /** What is ready acts with the press that made it so. */
  readonly once?: boolean;
}
