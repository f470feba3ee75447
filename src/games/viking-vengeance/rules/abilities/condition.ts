import { adjacentTiles, cardsOn, findPlaced, isAdjacent, isEdge, placedCards } from '../board/board.js';
import { marksOf } from '../card-effects.js';
import { baseCardOf } from '../board/power.js';
import type { Doing } from '../effects/doing.js';
import { isTagged } from '../effects/target.js';
import { findTile } from '../board/tiles.js';

/** What must be so for a clause to work. All that is named must hold. */
export interface Condition {
  readonly subjectTagged?: readonly string[];
  readonly subjectRarity?: string;
  readonly subjectNamed?: string;
  readonly subjectOnTerrain?: 'lava' | 'ocean';
  /** The subject was placed by the owner of the ability's card. */
  readonly subjectOfOwner?: true;
  /** The subject is an ally next to the card. */
  readonly subjectAdjacentAlly?: true;
  /** The subject was an ally and has been flipped by an enemy card, judged by the owners before the flip (R27). */
  readonly allyFell?: true;
  readonly onEdge?: true;
  readonly standsOn?: 'lava' | 'ocean';
  readonly neighbourTagged?: string;
  /** A card of this name that has been flipped at least once is on the board. */
  readonly hasFallen?: string;
  /** The ability has counted this far on its own card. */
  readonly counted?: number;
}

type Test<T> = (doing: Doing, wanted: T) => boolean;

const tests: { readonly [C in keyof Condition]-?: Test<NonNullable<Condition[C]>> } = {
  subjectTagged: ({ turn, occasion }, tags) => isTagged(turn.state, occasion.subject!, tags),
  subjectRarity: ({ turn, occasion }, rarity) => baseCardOf(turn.state, occasion.subject!).rarity === rarity,
  subjectNamed: ({ turn, occasion }, key) => baseCardOf(turn.state, occasion.subject!).card_key === key,
  subjectOnTerrain: ({ turn, occasion }, terrain) => {
    const found = findPlaced(turn.state, occasion.subject!);
    return found !== undefined && findTile(turn.state, found.at)?.terrain === terrain;
  },
  subjectOfOwner: ({ occasion, owner }) => occasion.subjectOwner === owner,
  subjectAdjacentAlly: ({ turn, occasion, owner, at }) => {
    const found = findPlaced(turn.state, occasion.subject!);
    return found !== undefined && at !== null && found.card.owner === owner && isAdjacent(found.at, at);
  },
  allyFell: ({ occasion, owner }) => occasion.subjectOwner === owner && occasion.sourceOwner !== owner,
  onEdge: ({ at }) => at !== null && isEdge(at),
  standsOn: ({ turn, at }, terrain) => at !== null && findTile(turn.state, at)?.terrain === terrain,
  neighbourTagged: ({ turn, at }, tag) =>
    at !== null && cardsOn(turn.state, adjacentTiles(at)).some(({ card }) => isTagged(turn.state, card.id, [tag])),
  hasFallen: ({ turn: { state } }, key) =>
    placedCards(state).some(({ card }) => card.defeats.length > 0 && baseCardOf(state, card.id).card_key === key),
  counted: ({ turn, self, abilityId }, count) => marksOf(turn.state, self, abilityId) === count,
};

export function holds(doing: Doing, condition: Condition): boolean {
  return Object.entries(condition).every(([name, wanted]) =>
    (tests[name as keyof Condition] as Test<unknown>)(doing, wanted),
  );
}
