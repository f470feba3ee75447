import { ELO } from '../../src/rooms/ratings/rating-rows.js';

/* Elo as its formula reads. The server does it in SQL, in the commit that ends a game: tests hold that against this. */

/** The share of the points a player should make against another, from 0 to 1. */
export function expectedScore(rating: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - rating) / 400));
}

/** A player in a game that has ended; 1 is the best place, and ties share one. */
export interface Placed {
  readonly rating: number;
  readonly place: number;
}

/**
 * What a game changes for each of its players: with two, K times what they made beyond what was expected; with more,
 * each has played each of the others, and the mean of it counts.
 */
export function eloChanges(players: readonly Placed[], k: number = ELO.k): number[] {
  return players.map((me, index) => {
    const others = players.filter((_, other) => other !== index);
    const surplus = others.reduce((sum, other) => sum + scoreOf(me, other) - expectedScore(me.rating, other.rating), 0);
    return others.length === 0 ? 0 : (k * surplus) / others.length;
  });
}

function scoreOf(me: Placed, other: Placed): number {
  if (me.place === other.place) return 0.5;
  return me.place < other.place ? 1 : 0;
}
