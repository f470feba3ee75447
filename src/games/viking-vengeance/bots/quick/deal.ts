import { clausesAt, findProtection } from '../../rules/abilities/book.js';
import type { Clause, ProtectionClause } from '../../rules/abilities/clause.js';
import type { Moment } from '../../rules/abilities/moment.js';
import { findTargeting } from '../../rules/abilities/targeting.js';
import { findAbility, getBaseCard } from '../../rules/catalogue.js';
import type { BaseCard } from '../../rules/catalogue.js';
import type { Among } from '../../rules/effects/target.js';
import { powerAtLevel } from '../../rules/board/power.js';
import type { Owner, State } from '../../rules/viking-vengeance.types.js';
import { Burden } from './burden.js';
import { EffectBook } from './effect-book.js';
import { bitOf } from './voices.js';

export const OWNERS: readonly Owner[] = ['player1', 'player2'];

export const ownerName = (owner: number): Owner => OWNERS[owner]!;

/** The sentences of one card's ability, by moment. */
type Speech = ReadonlyMap<Moment, readonly Clause[]>;

/** A card as it never changes in a game. Cards are numbered in the order of the state. */
export interface DealtCard {
  readonly id: string;
  readonly base: BaseCard;
  /** Two cards with the same number are alike until something happens to one of them. */
  readonly print: number;
  /** The card as it was dealt, before anything weighs on it. */
  readonly bare: Burden;
  readonly home: number;
  readonly abilityId: string | null;
  readonly speech: Speech;
  /** A bit for each moment at which it speaks. */
  readonly voice: number;
  readonly protection: ProtectionClause | undefined;
  /** What a targeted ability may be aimed at. */
  readonly targeting: Among | undefined;
  /** Works from the hand, and so may leave its name on other cards before it is placed. */
  readonly actsInHand: boolean;
}

/** Everything about a game with open cards that stays as it is. */
export interface Deal {
  readonly cards: readonly DealtCard[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly book: EffectBook;
  /** Both decks; the next card to be drawn is found by how many have been. */
  readonly decks: readonly (readonly number[])[];
  readonly abilities: boolean;
  readonly tieToFirst: boolean;
}

export function dealOf({ cards, ruleset, player1, player2 }: State): Deal {
  const ids = Object.keys(cards);
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  const prints = new Map<string, number>();
  const all = ids.map((id) => dealt(id, cards[id]!, ruleset.abilities, prints));
  return {
    cards: all,
    numberOf,
    book: new EffectBook(all),
    decks: [player1, player2].map(({ deck }) => deck.map((id) => numberOf.get(id)!)),
    abilities: ruleset.abilities,
    tieToFirst: ruleset.tieToFirst,
  };
}

function dealt(id: string, facts: State['cards'][string], abilities: boolean, prints: Map<string, number>): DealtCard {
  const base = getBaseCard(facts.base_card_id);
  const { top, right, bottom, left } = powerAtLevel(facts);
  const abilityId = abilities ? base.special_ability : null;
  const moments = findAbility(abilityId)?.trigger_moments ?? [];
  const speech = new Map(moments.map((moment) => [moment, clausesAt(abilityId, moment)] as const));
  const name = `${facts.base_card_id} ${facts.level} ${facts.original_owner}`;
  const print = prints.get(name) ?? prints.size;
  prints.set(name, print);
  return {
    id,
    base,
    print,
    bare: new Burden([top, right, bottom, left], []),
    home: OWNERS.indexOf(facts.original_owner),
    abilityId,
    speech,
    voice: moments.reduce((bits, moment) => bits | bitOf(moment), 0),
    protection: findProtection(abilityId),
    targeting: findTargeting(abilityId),
    actsInHand: moments.some((moment) => moment.startsWith('Hand')),
  };
}
