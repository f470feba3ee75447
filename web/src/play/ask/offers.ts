import type { Eyes, GameShape, Picture } from '@parlour/client';
import type { PlayStyle } from '../playing.js';
import type { Ref } from '../stage/scene.js';
import type { TableKind } from '../table-kind.js';
import { narrow } from './narrow.js';
import type { NarrowOptions } from './narrow.js';
import type { Narrowed } from './offer.js';
import { stillOffered, untake } from './picks.js';
import type { Press } from './reading.js';
import { isListed } from './token.js';
import type { Readings } from './trail.js';

/** Whose eyes a picture is for. */
export function eyesOf({ seat }: { readonly seat: number | null }): Eyes {
  return seat ?? 'public';
}

/** What the newest picture offers, pressed in the order that the table's readings say. */
export class Offers<G extends GameShape, Face> {
  private choices: Picture<G>['legalActions'] = [];

  constructor(
    private readonly kind: TableKind<G, Face>,
    private readonly style: PlayStyle,
    private newest: Picture<G>,
  ) {
    this.picture = newest;
  }

  get picture(): Picture<G> {
    return this.newest;
  }

  set picture(picture: Picture<G>) {
    const { legalActions, sideActions } = picture;
    this.newest = picture;
    this.choices = sideActions ? [...legalActions, ...sideActions] : legalActions;
  }

  get options(): NarrowOptions {
    return {
      sight: { view: this.newest.view, eyes: eyesOf(this.newest) },
      captions: this.newest.captions,
      every: this.style.askEveryStep,
      find: this.kind.find as NarrowOptions['find'],
      grouped: this.kind.grouped,
    };
  }

  /** What may be pressed after these picks. */
  after(picks: readonly Press[]): Narrowed<G['action']> {
    return narrow<G['action']>(this.choices, this.readings, picks, this.options);
  }

  /** Of picks made before, those that the newest picture still offers. */
  still(picks: readonly Press[]): readonly Press[] {
    return stillOffered(this.choices, this.readings, picks, this.options);
  }

  /** The picks without a thing that was taken. */
  without(picks: readonly Press[], ref: Ref): readonly Press[] {
    return untake(this.choices, this.readings, picks, ref, this.options);
  }

  /**
   * The press that completes an action acts if it was a target. A single press asks once more, and so does what could have been
   * left out: attackers and blockers are looked at together before they go.
   */
  actsAtOnce({ open, once, tool, buttons, need }: Narrowed<G['action']>, picks: readonly Press[]): boolean {
    if (once || this.style.onePressPlays) return true;
    if (need && need.min < need.max) return false;
    const isOpen = [...open.values()].some(({ role }) => role !== 'taken') || tool !== undefined || buttons.length > 0;
    return !isOpen && picks.filter((pick) => !isListed(pick)).length > 1;
  }

  private get readings(): Readings {
    return this.kind.asking as unknown as Readings;
  }
}
