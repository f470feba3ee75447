import type { Moment } from '../abilities/moment.js';
import type { Owner, Position } from '../viking-vengeance.types.js';

/** What a moment is about. Flips carry the owners of both cards just before the flip (R27). */
export interface Occasion {
  readonly moment: Moment;
  /** The card placed, defended or flipped; `null` at moments of turn and round. */
  readonly subject: string | null;
  readonly subjectOwner: Owner | null;
  /** The card that attacks or flips. */
  readonly source: string | null;
  readonly sourceOwner: Owner | null;
  /** The target that the player chose for a targeted ability. */
  readonly target: Position | null;
}

/** The moments in the order in which they come up; each opens the forms that R40 names. */
export type MomentName =
  | 'place'
  | 'before-combat'
  | 'after-combat'
  | 'defend'
  | 'flip'
  | 'flipped'
  | 'turn-end'
  | 'round-end'
  | 'round-start'
  | 'turn-start';

/** Something still to be resolved: plain data, so that a half-resolved card can be stored like anything else. */
export type Task =
  /** The list of reacting cards is fixed when this comes up (R41). */
  | { readonly do: 'open'; readonly name: MomentName; readonly about: Omit<Occasion, 'moment'> }
  /** One listed card reacts, from this clause of its ability on. */
  | { readonly do: 'react'; readonly card: string; readonly clause: number; readonly occasion: Occasion }
  /** A card compares itself with its neighbours, from this side on (R25). */
  | {
      readonly do: 'fight';
      readonly card: string;
      readonly from: Position;
      readonly owner: Owner;
      readonly side: number;
    }
  /** An ability defeats what stands on a tile, if it is an enemy (and weaker than its source). */
  | {
      readonly do: 'strike';
      readonly card: string;
      readonly from: Position;
      readonly owner: Owner;
      readonly at: Position;
    }
  /** Loki rolls for one of the cards he picked. */
  | { readonly do: 'roll'; readonly card: string; readonly target: string; readonly oneIn: number }
  | { readonly do: 'finish-placement'; readonly owner: Owner }
  | { readonly do: 'tick' }
  | { readonly do: 'pass-turn' }
  | { readonly do: 'recount' };

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;
