import type { Place } from './besieged-player.js';

const ME = { kind: 'me' };
const EASY = { kind: 'bot', level: 'easy' };
/** A clock that runs out all the time. */
const HASTY = { peekMs: 3000, turnMs: 3000, abilityMs: 3000, matchWindowMs: 1000 };
const UNTIMED = { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 };

/** All five games; alone, racing, against bots, against the clock; over REST and by socket. */
export const PLACES: readonly Place[] = [
  { table: 'square', game: 'four-in-a-square', seats: [ME, EASY], by: 'rest' },
  { table: 'race', game: 'four-in-a-square', seats: [ME, ME], by: 'rest' },
  { table: 'race', game: 'four-in-a-square', seats: [ME, ME], by: 'socket' },
  { table: 'race', game: 'four-in-a-square', seats: [ME, ME], by: 'stream', idle: true },
  { table: 'memory', game: 'check', seats: [ME, ME], options: UNTIMED, by: 'socket' },
  { table: 'clock', game: 'check', seats: [ME, EASY], options: HASTY, by: 'socket', idle: true },
  { table: 'toys', game: 'ggltcg', seats: [ME, EASY], by: 'rest' },
  { table: 'vikings', game: 'viking-vengeance', seats: [ME, EASY], by: 'socket' },
  { table: 'fuel', game: 'tcg-fuel', seats: [ME, ME], by: 'rest' },
];
