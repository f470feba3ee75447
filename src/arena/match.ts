import { wilson } from '../common/wilson.js';
import type { Estimate } from '../common/wilson.js';
import type { BotModule } from '../engine/bots/bot-module.js';
import { rngOver, sfc32 } from '../engine/core/index.js';
import type { GameShape, Outcome, Seat, SeatSetup, Start } from '../engine/core/index.js';
import { Duel } from './duel.js';
import type { Contestant, DuelResult } from './duel.js';
import { average, bootstrap, quantile } from '../engine/bots/figures.js';

/** Two bots that are to be compared over many games. */
export interface MatchSetup<G extends GameShape, Memory> {
  readonly module: BotModule<G, Memory>;
  readonly a: Contestant<G, Memory>;
  readonly b: Contestant<G, Memory>;
  /** Rounded up, so that every deal is played from every seat. */
  readonly games: number;
  readonly seed: number;
  /** By default as few as the game allows. */
  readonly seats?: number;
  /** Instead of what the game's bots begin with. */
  readonly options?: Partial<G['options']>;
  readonly mostActions?: number;
  /** So many actions of every game are played at random, the same from every seat. */
  readonly opening?: number;
  onGame?(played: number, of: number): void;
}

export interface MatchResult {
  readonly games: number;
  readonly seats: number;
  /** The share of the points that `a` won: a game is one point, shared among its winners. */
  readonly score: Estimate;
  /** What `a` would win if it were no better than `b`. */
  readonly fair: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly brokenOff: number;
  readonly meanActions: number;
  readonly a: ContestantFigures;
  readonly b: ContestantFigures;
}

export interface ContestantFigures {
  readonly decisions: number;
  readonly millis: { readonly p50: number; readonly p95: number };
  /** Decisions that were not offered or were refused: a bug of the bot, and the match says little about it. */
  readonly fellBack: number;
}

const MOST_ACTIONS = 5000;

/**
 * Plays `a` against `b`. Each deal is played once from every seat: `a` sits there, `b` in all the others, and chance
 * falls the same way, so that neither a good seat nor a good deal counts for either.
 */
export async function playMatch<G extends GameShape, Memory>(setup: MatchSetup<G, Memory>): Promise<MatchResult> {
  const { module, a, b } = setup;
  const seats = setup.seats ?? module.bots.game.seats.min;
  const { min, max } = module.bots.game.seats;
  if (seats < min || seats > max) throw new RangeError(`${module.bots.game.id} is played by ${min} to ${max}.`);
  const deals = Math.ceil(setup.games / seats);
  const seeds = rngOver(sfc32(setup.seed, 1));
  const played: PlayedGame[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const seed = seeds.word();
    const start = startOf(setup, seed, seats);
    const { opening } = setup;
    for (let seatOfA = 0; seatOfA < seats; seatOfA++) {
      const contestants = start.seats.map((_seat, seat) => (seat === seatOfA ? a : b));
      const mostActions = setup.mostActions ?? MOST_ACTIONS;
      const result = await new Duel({ family: module.bots, start, seed, contestants, mostActions, opening }).play();
      played.push({ result, seatOfA, points: pointsOf(result.outcome, seatOfA, seats) });
      setup.onGame?.(played.length, deals * seats);
    }
  }
  return summary(played, seats, setup.seed);
}

interface PlayedGame {
  readonly result: DuelResult;
  readonly seatOfA: Seat;
  readonly points: number;
}

function startOf<G extends GameShape, Memory>(
  { module, options }: MatchSetup<G, Memory>,
  seed: number,
  seats: number,
): Start<G> {
  const { options: usual, loadouts } = module.arenaStart?.(rngOver(sfc32(seed, 3)), seats) ?? {
    options: module.bots.game.defaults,
    loadouts: Array.from({ length: seats }, () => null),
  };
  return {
    sessionId: '00000000-0000-4000-8000-000000000000',
    options: { ...usual, ...options },
    seats: loadouts.map((loadout, seat): SeatSetup<G> => ({
      id: `bot-${seat}`,
      name: `Bot ${seat + 1}`,
      bot: true,
      loadout,
    })),
    at: 1_000_000,
  };
}

/** One point for a game: shared by its winners, by all where there is no winner. */
function pointsOf(outcome: Outcome | undefined, seat: Seat, seats: number): number {
  if (!outcome || outcome.winners.length === 0) return 1 / seats;
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

function summary(played: readonly PlayedGame[], seats: number, seed: number): MatchResult {
  const points = played.map((game) => game.points);
  const games = played.length;
  const sum = points.reduce((total, one) => total + one, 0);
  // The games of one deal resemble each other: whole deals are resampled.
  const byDeal = Array.from({ length: games / seats }, (_deal, index) =>
    average(points.slice(index * seats, (index + 1) * seats)),
  );
  const wins = points.filter((one) => one === 1).length;
  const losses = points.filter((one) => one === 0).length;
  return {
    games,
    seats,
    score: seats === 2 ? wilson(sum, games) : bootstrap(byDeal, rngOver(sfc32(seed, 2))),
    fair: 1 / seats,
    wins,
    draws: games - wins - losses,
    losses,
    brokenOff: played.filter(({ result }) => !result.outcome).length,
    meanActions: average(played.map(({ result }) => result.actions)),
    a: figuresOf(played, (seat, seatOfA) => seat === seatOfA),
    b: figuresOf(played, (seat, seatOfA) => seat !== seatOfA),
  };
}

function figuresOf(played: readonly PlayedGame[], sits: (seat: Seat, seatOfA: Seat) => boolean): ContestantFigures {
  const millis: number[] = [];
  let fellBack = 0;
  for (const { result, seatOfA } of played) {
    for (const [seat, own] of result.millis.entries()) {
      if (!sits(seat, seatOfA)) continue;
      millis.push(...own);
      fellBack += result.fellBack[seat]!;
    }
  }
  return { decisions: millis.length, millis: { p50: quantile(millis, 0.5), p95: quantile(millis, 0.95) }, fellBack };
}
