import { wilson } from '../../../../common/wilson.js';
import type { SimulatedGame } from './simulation-plan.js';

/** How often something was won, in percent with one decimal, and where the truth lies with 95 % confidence. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** How the decks with one card did. A player's game counts once. */
export interface CardBalance {
  readonly card_name: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Draws count as half a win. */
  readonly score: Rate;
  readonly games_played: number;
  /** The share of its games in which it was played at all. */
  readonly play_rate: number;
  readonly score_when_played: Rate;
  readonly score_going_first: Rate;
  readonly score_going_second: Rate;
}

/** How one given deck did against another. */
interface Matchup {
  readonly deck: string;
  readonly against: string;
  readonly games: number;
  readonly score: Rate;
}

export interface Balance {
  readonly games: number;
  readonly draws: number;
  readonly mean_turns: number;
  readonly first_player_score: Rate;
  readonly cc_lost_per_turn: number;
  /** Turns of `llm` bots that the search bot decided. */
  readonly fallback_turns: number;
  readonly ends: { readonly [reason: string]: number };
  /** How many games lasted so many turns. */
  readonly lengths: { readonly [turns: number]: number };
  /** The strongest first. */
  readonly cards: readonly CardBalance[];
  readonly matchups: readonly Matchup[];
}

/** Games of one kind, counted. */
export class Tally {
  games = 0;
  wins = 0;
  draws = 0;

  add(won: boolean, drawn: boolean): void {
    this.games += 1;
    if (drawn) this.draws += 1;
    else if (won) this.wins += 1;
  }

  get score(): Rate {
    const { mean, low, high } = wilson(this.wins + this.draws / 2, this.games);
    return { rate: percent(mean), low: percent(low), high: percent(high) };
  }
}

class CardTally {
  readonly all = new Tally();
  readonly played = new Tally();
  readonly first = new Tally();
  readonly second = new Tally();
}

/** The balance of a set of cards, counted game by game. */
export class BalanceSheet {
  private readonly cards = new Map<string, CardTally>();
  private readonly pairs = new Map<string, { deck: string; against: string; tally: Tally }>();
  private readonly begins = new Tally();
  private readonly ends = new Map<string, number>();
  private readonly lengths = new Map<number, number>();
  private turns = 0;
  private ccLost = 0;
  private fallbackTurns = 0;

  add(game: SimulatedGame): void {
    const { winner, first, reason } = game;
    const drawn = winner === null;
    this.begins.add(winner === first, drawn);
    this.turns += game.turns;
    this.lengths.set(game.turns, (this.lengths.get(game.turns) ?? 0) + 1);
    this.ccLost += game.cc_lost[0] + game.cc_lost[1];
    this.fallbackTurns += game.fallback_turns ?? 0;
    this.ends.set(reason, (this.ends.get(reason) ?? 0) + 1);
    for (const seat of [0, 1] as const) {
      const won = winner === seat;
      for (const card of game.decks[seat]) {
        const tally = this.tallyOf(card);
        tally.all.add(won, drawn);
        (first === seat ? tally.first : tally.second).add(won, drawn);
        if (game.played[seat].includes(card)) tally.played.add(won, drawn);
      }
    }
    if (game.deck_names) this.pairOf(...game.deck_names).add(winner === 0, drawn);
  }

  get balance(): Balance {
    const { games, draws, score } = this.begins;
    return {
      games,
      draws,
      mean_turns: rounded(this.turns / Math.max(1, games)),
      first_player_score: score,
      cc_lost_per_turn: rounded(this.ccLost / Math.max(1, this.turns)),
      fallback_turns: this.fallbackTurns,
      ends: Object.fromEntries([...this.ends].sort()),
      lengths: Object.fromEntries(this.lengths),
      cards: [...this.cards].map(([name, tally]) => balanceOf(name, tally)).sort(strongerFirst),
      matchups: [...this.pairs.values()].map(({ deck, against, tally }) => ({
        deck,
        against,
        games: tally.games,
        score: tally.score,
      })),
    };
  }

  private tallyOf(card: string): CardTally {
    const known = this.cards.get(card) ?? new CardTally();
    this.cards.set(card, known);
    return known;
  }

  private pairOf(deck: string, against: string): Tally {
    const key = JSON.stringify([deck, against]);
    const known = this.pairs.get(key) ?? { deck, against, tally: new Tally() };
    this.pairs.set(key, known);
    return known.tally;
  }
}

function balanceOf(card_name: string, { all, played, first, second }: CardTally): CardBalance {
  return {
    card_name,
    games: all.games,
    wins: all.wins,
    draws: all.draws,
    score: all.score,
    games_played: played.games,
    play_rate: percent(played.games / Math.max(1, all.games)),
    score_when_played: played.score,
    score_going_first: first.score,
    score_going_second: second.score,
  };
}

function strongerFirst(one: CardBalance, other: CardBalance): number {
  return other.score.rate - one.score.rate || other.games - one.games || (one.card_name < other.card_name ? -1 : 1);
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
