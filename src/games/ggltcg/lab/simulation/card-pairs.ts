import { Tally } from './balance.js';
import type { Rate } from './balance.js';
import type { SimulatedGame } from './simulation-plan.js';

/** How decks with one card did against decks with another. */
export interface CardPair {
  readonly card: string;
  readonly against: string;
  readonly games: number;
  readonly score: Rate;
}

/** Card against card, counted game by game. */
export class CardPairs {
  private readonly tallies = new Map<string, Map<string, Tally>>();

  add({ decks: [one, other], winner }: SimulatedGame): void {
    for (const mine of one) {
      for (const theirs of other) {
        // A card against itself says nothing: both sides had it.
        if (mine === theirs) continue;
        this.tallyOf(mine, theirs).add(winner === 0, winner === null);
        this.tallyOf(theirs, mine).add(winner === 1, winner === null);
      }
    }
  }

  /** Every pair that met, by name. */
  get pairs(): CardPair[] {
    return [...this.tallies].sort(byName).flatMap(([card, against]) =>
      [...against].sort(byName).map(([other, tally]) => ({
        card,
        against: other,
        games: tally.games,
        score: tally.score,
      })),
    );
  }

  private tallyOf(card: string, against: string): Tally {
    const row = this.tallies.get(card) ?? new Map<string, Tally>();
    this.tallies.set(card, row);
    const known = row.get(against) ?? new Tally();
    row.set(against, known);
    return known;
  }
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
