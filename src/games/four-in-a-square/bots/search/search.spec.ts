import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { encode } from '../fast/position.js';
import { canWin, minimax, publicState, randomPlain } from '../testing/plain.js';
import type { Plain } from '../testing/plain.js';
import { deepen } from './deepen.js';
import { Limits } from './limits.js';
import { ProofSearch } from './proof.js';
import { safeCandidates } from './root.js';
import { MATE, Search, isDecided } from './search.js';
import { Transpositions } from './transposition.js';

const RUNS = Number(process.env.PARLOUR_RUNS ?? 12);
/** The movement theorem: without V1 two slides tell the value (see the tests of movement). */
const SLIDES = 2;

/** Positions near the end of placement, full boards with many turns left and emptier ones with few. */
function* latePositions(seed: number): Generator<Plain> {
  const rng = rngOver(sfc32(seed));
  for (let found = 0; found < RUNS;) {
    const [pieces, left] = rng.pick([
      [16, 4],
      [16, 3],
      [15, 3],
      [14, 2],
      [10, 2],
      [8, 1],
    ] as const);
    const plain = randomPlain(rng, pieces, left, false);
    if (canWin(plain)) continue;
    found += 1;
    yield plain;
  }
}

const rootOf = (plain: Plain) => ({
  position: encode(publicState(plain)),
  noBacktrack: false,
  toPlace: plain.left > 0,
});

describe('The search', () => {
  it('values late positions as plain minimax does', () => {
    const seen = new Set<number>();
    for (const plain of latePositions(21)) {
      const value = minimax(plain, SLIDES) + 0;
      seen.add(value);
      const search = new Search(false, new Transpositions(14, plain.pieces * 2), new Limits({}));
      const found = search.value(rootOf(plain).position, plain.left, -MATE, MATE, 0);
      expect(isDecided(found) ? Math.sign(found) : found + 0).toBe(value);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('answers the same with the same nodes, and stops when they are spent', () => {
    const plain = randomPlain(rngOver(sfc32(5)), 8, 10, false);
    const candidates = safeCandidates(rootOf(plain));
    const run = () => {
      const limits = new Limits({ nodes: 3000 });
      const { ranked, depth } = deepen(candidates, false, new Transpositions(14, 16), limits);
      return { best: ranked[0]!.candidate.after.join(), value: ranked[0]!.value, depth, spent: limits.spent };
    };
    expect(run()).toEqual(run());
    expect(run().spent).toBeLessThanOrEqual(3001);
  });
});

describe('The proof search', () => {
  it('agrees with plain minimax on whether each player can force a win', () => {
    const seen = { proved: 0, refuted: 0, unknown: 0 };
    for (const plain of latePositions(23)) {
      const value = minimax(plain, SLIDES);
      const { position } = rootOf(plain);
      for (const [player, wanted] of [
        [position[6]! & 1, 1],
        [1 - (position[6]! & 1), -1],
      ] as const) {
        const proof = new ProofSearch(player, false, plain.pieces * 2, new Limits({}), 14).prove(position);
        expect(proof).toBe(value === wanted ? 'proved' : 'refuted');
        seen[proof] += 1;
      }
    }
    expect(seen.proved).toBeGreaterThan(0);
    expect(seen.refuted).toBeGreaterThan(0);
  });

  it('finds the candidate that wins, or that none does', () => {
    for (const plain of latePositions(24)) {
      const value = minimax(plain, SLIDES);
      const root = rootOf(plain);
      const candidates = safeCandidates(root);
      const proof = new ProofSearch(root.position[6]! & 1, false, plain.pieces * 2, new Limits({}), 14);
      const found = proof.proveAny(candidates.map(({ after }) => after));
      if (value === 1) {
        const { after } = candidates[found as number]!;
        const check = new ProofSearch(root.position[6]! & 1, false, plain.pieces * 2, new Limits({}), 14);
        expect(check.prove(after)).toBe('proved');
      } else expect(found).toBe('refuted');
    }
  });

  it('does not answer when its nodes are spent', () => {
    const rng = rngOver(sfc32(31));
    let plain = randomPlain(rng, 8, 12, false);
    while (canWin(plain)) plain = randomPlain(rng, 8, 12, false);
    expect(new ProofSearch(0, false, 16, new Limits({ nodes: 50 }), 14).prove(rootOf(plain).position)).toBe('unknown');
  });
});
