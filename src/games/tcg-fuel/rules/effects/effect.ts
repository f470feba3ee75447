import type { Seat } from '../../../../engine/core/index.js';
import type { EffectData, ManaCost } from '../catalogue/card.types.js';
import type { Answer, Play, StackObject, Targets } from '../tcg-fuel.types.js';

/** An object of the stack that is resolving: what its effects work with. */
export interface Resolution {
  readonly play: Play;
  readonly object: StackObject;
  /** The targets that were still legal when it began to resolve (R34). */
  readonly legalTargets: Targets;
  /** What players have answered within this effect. */
  readonly answers: Readonly<Record<Seat, Answer>>;
}

/** An effect that cannot go on until a player has decided. It is run again with the answer. */
export type Question = { readonly seat: Seat } & (
  | { readonly kind: 'discard' | 'scry' | 'search'; readonly amount: number }
  | { readonly kind: 'sacrifice'; readonly options: number[]; readonly amount: number }
  | { readonly kind: 'pay'; readonly cost: ManaCost }
);

/** Says what is wrong with the value of a field, if anything. */
export type FieldCheck = (value: unknown) => string | undefined;

/** One kind of effect: which fields a card gives it, and what it does. */
export interface EffectRule<Effect extends EffectData> {
  readonly fields: { readonly [Field in Exclude<keyof Effect, 'type'>]-?: FieldCheck };
  /** Does the whole effect, or nothing yet and a question. */
  run(resolution: Resolution, effect: Effect): Question | void;
}
