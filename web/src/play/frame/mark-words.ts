import { currentBesideWords } from '../../words/use-beside-words.js';
import type { JumpMark } from './jump-marks.js';

/** A mark in words: those of the game, or what kind it is and whose. */
export function markInWords({ kind, text, seat }: JumpMark, players: readonly { readonly name: string }[]): string {
  const name = seat === null ? undefined : players[seat]?.name;
  const { back } = currentBesideWords();
  return text ?? (kind === 'turn' && name !== undefined ? back.turnOf(name) : back.marks[kind]);
}
