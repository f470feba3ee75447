import type { Keyword, Restriction, StaticData } from '../catalogue/card.types.js';
import { printOf } from '../cards.js';
import { matches } from './filters.js';
import type { CardLook, LastKnown, Look } from '../tcg-fuel.types.js';

/** What a permanent is at this moment (R56): printed values, statics, temporary effects and counters, all added up. */
export interface Characteristics {
  readonly power: number;
  readonly toughness: number;
  readonly keywords: ReadonlySet<Keyword>;
  readonly restrictions: ReadonlySet<Restriction>;
}

/** Shared by all that nothing restricts: sets are made anew only where something is added. */
const UNRESTRICTED: ReadonlySet<Restriction> = new Set();

/** `sources` spares a caller who looks at many cards from finding the sources of static effects anew for each. */
export function characteristicsOf(
  state: Look,
  card: CardLook,
  sources: readonly CardLook[] = staticSources(state),
): Characteristics {
  const { data, keywords: printed } = printOf(card);
  let power = data.power ?? 0;
  let toughness = data.toughness ?? 0;
  let keywords = printed;
  let restrictions = UNRESTRICTED;
  const { permanent } = card;
  if (!permanent) return { power, toughness, keywords, restrictions };
  for (const source of sources) {
    for (const effect of printOf(source).statics) {
      if (!affects(state, effect, source, card)) continue;
      power += effect.power ?? 0;
      toughness += effect.toughness ?? 0;
      if (effect.keywords) keywords = new Set([...keywords, ...effect.keywords]);
      if (effect.restrictions) restrictions = new Set([...restrictions, ...effect.restrictions]);
    }
  }
  for (const effect of permanent.temporary) {
    power += effect.power;
    toughness += effect.toughness;
    if (effect.keywords.length > 0) keywords = new Set([...keywords, ...effect.keywords]);
  }
  const counters = permanent.counters['+1/+1'] - permanent.counters['-1/-1'];
  return { power: power + counters, toughness: toughness + counters, keywords, restrictions };
}

/** The permanents with static effects. These hold while their source is on the battlefield (R57). */
export function staticSources(state: Look): CardLook[] {
  const sources: CardLook[] = [];
  for (const id of state.battlefield) {
    const card = state.cards[id]!;
    if (printOf(card).statics.length > 0) sources.push(card);
  }
  return sources;
}

function affects(state: Look, { affects }: StaticData, source: CardLook, card: CardLook): boolean {
  if (affects === 'self') return source.id === card.id;
  if (affects === 'host') return source.permanent?.attachedTo === card.id;
  if (typeof affects === 'string') return false;
  const filter = 'each' in affects ? affects.each : affects;
  return matches(state, card, filter, { you: source.controller, sourceId: source.id });
}

export function hasKeyword(state: Look, card: CardLook, keyword: Keyword): boolean {
  return characteristicsOf(state, card).keywords.has(keyword);
}

/** Power as damage: never below zero (R56). */
export function strikingPower(state: Look, card: CardLook): number {
  return Math.max(0, characteristicsOf(state, card).power);
}

export function lastKnownOf(state: Look, card: CardLook): LastKnown {
  const { power, keywords } = characteristicsOf(state, card);
  return { controller: card.controller, power, keywords: [...keywords] };
}

/** R36: a creature that arrived or changed hands since its controller's last untap phase, without haste. */
export function isTooNew(state: Look, card: CardLook): boolean {
  return card.permanent?.summoningSick === true && printOf(card).isCreature && !hasKeyword(state, card, 'haste');
}
