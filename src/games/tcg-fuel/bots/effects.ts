import { textOf } from '../rules/stack/stack.js';
import type { CardData } from '../rules/catalogue/card.types.js';
import { findPrint } from '../rules/catalogue/catalogue.js';
import type { OpenCardView } from '../rules/view/view.types.js';
import { fighter } from './judgement/judgement.js';

/** The members of effects that a bot reads. */
export interface Effect {
  readonly type: string;
  readonly to?: unknown;
  readonly what?: unknown;
  readonly who?: unknown;
  readonly a?: unknown;
  readonly b?: unknown;
  readonly amount?: number;
  readonly power?: number;
  readonly toughness?: number;
  readonly keywords?: readonly string[];
}

/** What a card or one of its abilities does. */
export function effectsOf(slug: string, mode: string | null, abilityId: string | null): Effect[] {
  return textOf({ card: slug, mode, abilityId }).effects as unknown as Effect[];
}

/** What a card or one of its abilities may be aimed at. */
export function targetsOf(slug: string, mode: string | null, abilityId: string | null): readonly { kind: string }[] {
  return textOf({ card: slug, mode, abilityId }).targets;
}

/** What an Aura or Equipment does to its host. */
export function hostEffects(data: CardData): Effect[] {
  const statics = findPrint(data.id)!.statics.filter(({ affects }) => affects === 'host');
  return statics.map((effect) =>
    effect.type === 'restrict'
      ? { type: 'restrict', what: 'target:t1' }
      : {
          type: 'pump',
          what: 'target:t1',
          power: effect.power ?? 0,
          toughness: effect.toughness ?? 0,
          keywords: effect.keywords ?? [],
        },
  );
}

const HARMFUL = [
  'damage',
  'destroy',
  'exile',
  'bounce',
  'tap',
  'freeze',
  'discard',
  'lose_life',
  'sacrifice',
  'counter_spell',
  'restrict',
  'gain_control',
];

/** Whether an effect is bad for what it targets. */
export function isHarmful({ type, power = 0, toughness = 0 }: Effect): boolean {
  return HARMFUL.includes(type) || (type === 'pump' && power + toughness < 0);
}

export const isTargeted = ({ to, what, who }: Effect): boolean =>
  [to, what, who].some((one) => typeof one === 'string' && one.startsWith('target:'));

/** Whether these effects take a creature out of the game for good, or at least out of the way. */
export function removes(effects: readonly Effect[], card: OpenCardView): boolean {
  const { toughness, keywords } = fighter(card);
  return effects.some((effect) => {
    if (effect.type === 'damage') return (effect.amount ?? 0) >= toughness && !keywords.includes('indestructible');
    if (effect.type === 'destroy') return !keywords.includes('indestructible');
    if (effect.type === 'pump') return toughness + (effect.toughness ?? 0) <= 0;
    return effect.type === 'exile' || effect.type === 'bounce' || effect.type === 'restrict';
  });
}
