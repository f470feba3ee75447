import type { Refusal } from '../../../../engine/core/index.js';
import type { CardPool } from '../catalogue/card-set.js';
import type { Card, CardId, PlayerId, ReadCard, ReadState, Stat } from '../ggltcg.types.js';
import type { Resolving } from '../playing/resolving.js';
import type { Params } from './params.js';

/** Where an effect comes from: the card, who controls it, and the base name it goes by. */
export interface Source {
  readonly id: CardId;
  readonly controller: PlayerId;
  readonly name: string;
}

/** What a card may be aimed at, and how many of them. */
export interface Targeting {
  readonly min: number;
  readonly max: number;
  /** How the play-by-play says it: `took control of` Ka. */
  readonly verb: string;
  /** What a card of cost -1 pays: the target's own current cost, or what is printed on it. */
  readonly priced: 'effective' | 'printed';
  /** The cards in reach; those protected from the effect are taken out afterwards (R31). */
  reach(state: ReadState, player: PlayerId, pool: CardPool): readonly ReadCard[];
}

/** What happens when the card is played. */
interface PlayEffect {
  canApply?(state: ReadState, player: PlayerId): Refusal | undefined;
  readonly targets?: Targeting;
  /** `card` is the card being played, which is in no zone while an Action resolves. */
  apply(resolving: Resolving, source: Source, targets: readonly Card[], card: Card): void;
}

/** What happens by itself at a certain moment. */
interface Trigger {
  readonly timing: 'when_played' | 'when_sleeped' | 'start_of_turn' | 'when_other_card_played';
  readonly optional: boolean;
  apply(resolving: Resolving, source: Source): void;
}

/** What its controller may do with a card in play, as often as he can pay. */
export interface Activated {
  readonly costCc: number;
  readonly stamina: number;
  readonly reach: 'opponent' | 'any';
}

/** One effect of a card, read from the card table. It has the members of what it touches, and no others. */
export interface Effect {
  readonly type: string;
  readonly continuous?: { modifyStat(stat: Stat): number };
  readonly cost?: {
    /** Added to the card's own cost, given how many cards sleep with its player (R20). */
    modifyOwnCost?(sleeping: number): number;
    /** Added to whatever the opponent plays (R21). */
    readonly opposing?: number;
    readonly tussle?: { readonly whose: 'team' | 'self'; readonly cost: number };
    readonly alternative?: 'any' | 'in_play';
  };
  readonly tussle?: {
    canTussle?(state: ReadState): Refusal | undefined;
    readonly winsTussle?: boolean;
    readonly attacksPastDefenders?: boolean;
  };
  readonly protects?: { readonly whom: 'self' | 'team'; from(source: Source, opposing: boolean): boolean };
  readonly play?: PlayEffect;
  readonly trigger?: Trigger;
  readonly activated?: Activated;
  readonly reaction?: 'cancel_tussle';
  /** The card name it speaks of, which must exist in the set. */
  readonly mentions?: string;
}

/** A word of the effect language. */
export interface EffectKind {
  readonly type: string;
  /** What later printings call it. */
  readonly alias?: string;
  /** What it does, for the reader of the reference. */
  readonly about: string;
  /** An effect of this kind as a table of cards writes it. */
  readonly example: string;
  /** Whether it does anything on an Action, which is never in play. */
  readonly onActions: boolean;
  parse(params: Params): Omit<Effect, 'type'>;
}
