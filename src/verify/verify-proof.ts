import { chainHash, commitmentTo, NO_HASH, openedDice, replay, tableText } from '../engine/core/index.js';
import type { GameDefinition, GameShape } from '../engine/core/index.js';
import type { Proof } from '../engine/sessions/proof.js';

/** What a proof shows: that it holds, or the first thing that does not. */
export type Verdict =
  { readonly holds: true; readonly versions: number } | { readonly holds: false; readonly why: string };

/** Checks a proof without any server: the seeds fit their hashes, and the same actions lead to the same tables. */
export function verifyProof(game: GameDefinition<GameShape>, proof: Proof, commitments?: readonly string[]): Verdict {
  const fails = (why: string): Verdict => ({ holds: false, why });
  if (proof.game !== game.id) return fails(`This is a proof of ${proof.game}, not of ${game.id}.`);
  if (proof.rulesVersion !== game.rulesVersion) {
    return fails(`It was played by rules ${proof.rulesVersion}; these are rules ${game.rulesVersion}.`);
  }
  for (const [index, { round, commitment, seed }] of proof.rounds.entries()) {
    if (commitmentTo(seed) !== commitment) return fails(`The seed of round ${round} does not fit its hash.`);
    const seen = commitments?.[index];
    if (seen !== undefined && seen !== commitment) return fails(`Round ${round} was announced with another hash.`);
  }
  const dice = openedDice(proof.rounds.map(({ seed }) => seed));
  const start = { sessionId: proof.sessionId, options: proof.options, seats: proof.seats, at: proof.startedAt };
  const definition = proof.fixture ? { ...game, setup: () => proof.fixture! } : game;
  let hash = NO_HASH;
  try {
    for (const { version, table } of replay(definition, start, proof.log, dice)) {
      const next = proof.log[version];
      // A step that shares the next one's snapshot stands in the chain by its action alone.
      const sharesNext = version > 0 && next !== undefined && 'auto' in next && next.auto;
      const text = sharesNext ? undefined : tableText(table, JSON.stringify(table.state));
      hash = chainHash(hash, proof.log[version - 1], text);
      if (hash !== proof.hashes[version]) return fails(`Version ${version} has another hash than was stored.`);
    }
  } catch (error) {
    return fails(error instanceof Error ? error.message : String(error));
  }
  if (proof.hashes.length !== proof.log.length + 1) return fails('There are more hashes than actions.');
  return { holds: true, versions: proof.log.length };
}
