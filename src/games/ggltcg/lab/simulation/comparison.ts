import type { SimulatedGame } from './simulation-plan.js';

/** A difference in percentage points, and where the truth lies with 95 % confidence. */
interface Change {
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** How decks with one card did in both versions, on the same deals. */
interface CardChange {
  readonly card_name: string;
  /** How often a deck with it was dealt, in each version the same. */
  readonly games: number;
  readonly score_before: number;
  readonly score_after: number;
  readonly change: Change;
}

/** What a new version did, against the one before. */
export interface Comparison {
  /** Games with the same decks, the same chance and the same player beginning. */
  readonly same_deals: number;
  /** Games of either run that have no partner in the other. */
  readonly left_out: number;
  readonly first_player: { readonly before: number; readonly after: number; readonly change: Change };
  readonly mean_turns: { readonly before: number; readonly after: number };
  /** Games that ended differently. */
  readonly decided_otherwise: number;
  /** The largest change first. */
  readonly cards: readonly CardChange[];
}

/** Four games share their decks, so they are no four independent observations. */
const GAMES_OF_A_DEAL = 4;
const Z = 1.96;

/** Lays two runs side by side, game by game: luck that both had does not count as a difference. */
export function compareRuns(before: readonly SimulatedGame[], after: readonly SimulatedGame[]): Comparison {
  const earlier = new Map(before.map((game) => [game.number, game]));
  const pairs = after.flatMap((game) => {
    const partner = earlier.get(game.number);
    return partner && isSameDeal(partner, game) ? [{ before: partner, after: game }] : [];
  });
  const cards = new Map<string, Differences>();
  const first = new Differences();
  for (const pair of pairs) {
    first.add(pair.after.number, scoreOf(pair.before, pair.before.first), scoreOf(pair.after, pair.after.first));
    for (const seat of [0, 1] as const) {
      for (const card of pair.after.decks[seat]) {
        const known = cards.get(card) ?? new Differences();
        cards.set(card, known);
        known.add(pair.after.number, scoreOf(pair.before, seat), scoreOf(pair.after, seat));
      }
    }
  }
  return {
    same_deals: pairs.length,
    left_out: before.length + after.length - 2 * pairs.length,
    first_player: { before: first.before, after: first.after, change: first.change },
    mean_turns: {
      before: mean(pairs.map((pair) => pair.before.turns)),
      after: mean(pairs.map((pair) => pair.after.turns)),
    },
    decided_otherwise: pairs.filter((pair) => pair.before.winner !== pair.after.winner).length,
    cards: [...cards]
      .map(([card_name, known]) => ({
        card_name,
        games: known.games,
        score_before: known.before,
        score_after: known.after,
        change: known.change,
      }))
      .sort(largestFirst),
  };
}

function largestFirst(one: CardChange, other: CardChange): number {
  return Math.abs(other.change.by) - Math.abs(one.change.by) || (one.card_name < other.card_name ? -1 : 1);
}

function isSameDeal(one: SimulatedGame, other: SimulatedGame): boolean {
  return one.first === other.first && JSON.stringify(one.decks) === JSON.stringify(other.decks);
}

function scoreOf({ winner }: SimulatedGame, seat: 0 | 1): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

/** Scores before and after, with the spread of their differences over independent deals. */
class Differences {
  games = 0;
  private sumBefore = 0;
  private sumAfter = 0;
  private readonly deals = new Map<number, { count: number; sum: number }>();

  add(number: number, before: number, after: number): void {
    this.games += 1;
    this.sumBefore += before;
    this.sumAfter += after;
    const key = Math.floor(number / GAMES_OF_A_DEAL);
    const deal = this.deals.get(key) ?? { count: 0, sum: 0 };
    this.deals.set(key, { count: deal.count + 1, sum: deal.sum + after - before });
  }

  get before(): number {
    return percent(this.sumBefore / Math.max(1, this.games));
  }

  get after(): number {
    return percent(this.sumAfter / Math.max(1, this.games));
  }

  get change(): Change {
    const games = Math.max(1, this.games);
    const by = (this.sumAfter - this.sumBefore) / games;
    const deals = [...this.deals.values()];
    // One deal alone says nothing of the spread.
    if (deals.length < 2) return { by: percent(by), low: -100, high: 100 };
    const squares = deals.reduce((sum, deal) => sum + (deal.sum - deal.count * by) ** 2, 0);
    const error = Math.sqrt((squares * deals.length) / (deals.length - 1)) / games;
    return { by: percent(by), low: percent(Math.max(-1, by - Z * error)), high: percent(Math.min(1, by + Z * error)) };
  }
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 100) / 100;
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
