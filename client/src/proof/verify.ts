import type { Proof } from '../../../src/engine/core/proof.js';
import { checkProof } from '../../../src/engine/core/verify-proof.js';
import type { ProofCheck, Verdict } from '../../../src/engine/core/verify-proof.js';
import { hashing } from './hashing.js';

/**
 * Checks a finished game offline: every seed against the hash that was announced, and the chain of hashes. With the
 * game's definition handed in, all of it is played again.
 */
export function verifyProof(proof: Proof, check: ProofCheck = {}): Verdict {
  return checkProof(proof, hashing, check);
}
