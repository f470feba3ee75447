import { newPosition } from '../fast/position.js';
import { placementOf, playTurn, slideOf } from '../fast/turns.js';
import type { Candidate } from './root.js';
import type { Transpositions } from './transposition.js';

/** So many turns of a line are told. */
const MOST_TURNS = 4;

/** What a candidate does, in the notation of the rules: `0.3` places, `/1` slides. */
export function wordsOf({ placement, slide }: Candidate): string[] {
  return [
    ...(placement === undefined ? [] : [`${placement >> 2}.${placement & 3}`]),
    ...(slide === undefined ? [] : [`/${slide}`]),
  ];
}

/** The turns that a search expects, as far as its table remembers: the candidate's own, and the best replies. */
export function lineOf(candidate: Candidate, noBacktrack: boolean, table: Transpositions): string {
  const words = wordsOf(candidate);
  let position = candidate.after;
  for (let turns = 1; turns < MOST_TURNS && table.find(position) && table.turn !== undefined; turns++) {
    const { turn } = table;
    const placement = placementOf(position, turn);
    words.push(...wordsOf({ placement, slide: slideOf(turn), after: position }));
    const after = newPosition();
    playTurn(position, turn, noBacktrack, after);
    position = after;
  }
  return words.join(' ');
}
