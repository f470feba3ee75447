import { hash } from 'node:crypto';
import { checkProof, commitmentTo, openedDice } from '../engine/core/index.js';
import type { GameDefinition, GameShape, Hashing, Proof, Verdict } from '../engine/core/index.js';

const hashing: Hashing = { sha256: (text) => hash('sha256', text), commitmentTo, openedDice };

/** Plays the game of a proof again, with the hashes of Node. */
export function verifyProof(game: GameDefinition<GameShape>, proof: Proof, commitments?: readonly string[]): Verdict {
  return checkProof(proof, hashing, { game, ...(commitments ? { commitments } : undefined) });
}
