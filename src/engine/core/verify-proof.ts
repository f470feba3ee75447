import { chainText, NO_HASH, tableText } from './chain.js';
import type { Dice } from './dice.js';
import type { GameDefinition, GameShape } from './game.js';
import type { Proof } from './proof.js';
import { replay } from './replay.js';

/** What a proof shows: that it holds, or the first thing that does not. */
export type Verdict =
  | {
      readonly holds: true;
      readonly versions: number;
      /** False: the rules were not at hand, so only the seeds and the links without a table were checked. */
      readonly replayed: boolean;
    }
  | { readonly holds: false; readonly why: string };

/** The hashes a proof is checked with: a browser has others than Node. */
export interface Hashing {
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string;
  /** What was published of a round's seed when the round started. */
  commitmentTo(roundSeed: string): string;
  openedDice(seeds: readonly string[]): Dice;
}

/** What a proof is held against. */
export interface ProofCheck {
  /** The rules: with them the whole game is played again. */
  readonly game?: GameDefinition<GameShape>;
  /** The hashes of the rounds' seeds as they were announced while the game was played. */
  readonly commitments?: readonly string[];
}

/** Checks a proof without any server: the seeds fit their hashes, and the same actions lead to the same tables. */
export function checkProof(proof: Proof, hashing: Hashing, { game, commitments }: ProofCheck = {}): Verdict {
  const why =
    (game && whyOtherRules(proof, game)) ??
    whySeedsDiffer(proof, hashing, commitments) ??
    (proof.hashes.length === proof.log.length + 1 ? undefined : 'There are not as many hashes as actions.') ??
    (game ? whyTablesDiffer(proof, hashing, game) : whyLinksDiffer(proof, hashing));
  if (why !== undefined) return { holds: false, why };
  return { holds: true, versions: proof.log.length, replayed: game !== undefined };
}

function whyOtherRules(proof: Proof, game: GameDefinition<GameShape>): string | undefined {
  if (proof.game !== game.id) return `This is a proof of ${proof.game}, not of ${game.id}.`;
  if (proof.rulesVersion === game.rulesVersion) return undefined;
  return `It was played by rules ${proof.rulesVersion}; these are rules ${game.rulesVersion}.`;
}

function whySeedsDiffer({ rounds }: Proof, hashing: Hashing, commitments?: readonly string[]): string | undefined {
  for (const [index, { round, commitment, seed }] of rounds.entries()) {
    if (hashing.commitmentTo(seed) !== commitment) return `The seed of round ${round} does not fit its hash.`;
    const seen = commitments?.[index];
    if (seen !== undefined && seen !== commitment) return `Round ${round} was announced with another hash.`;
  }
  return undefined;
}

function whyTablesDiffer(proof: Proof, hashing: Hashing, game: GameDefinition<GameShape>): string | undefined {
  const dice = hashing.openedDice(proof.rounds.map(({ seed }) => seed));
  const start = { sessionId: proof.sessionId, options: proof.options, seats: proof.seats, at: proof.startedAt };
  const { fixture } = proof;
  const definition = fixture ? { ...game, setup: () => fixture } : game;
  let hash = NO_HASH;
  try {
    for (const { version, table } of replay(definition, start, proof.log, dice)) {
      const text = sharesNext(proof, version) ? undefined : tableText(table, JSON.stringify(table.state));
      hash = hashing.sha256(chainText(hash, proof.log[version - 1], text));
      if (hash !== proof.hashes[version]) return `Version ${version} has another hash than was stored.`;
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** A link that stands for no table can be followed without the rules. */
function whyLinksDiffer(proof: Proof, hashing: Hashing): string | undefined {
  for (const [version, hash] of proof.hashes.entries()) {
    if (!/^[0-9a-f]{64}$/.test(hash)) return `Version ${version} has no hash.`;
    const before = proof.hashes[version - 1];
    if (before === undefined || !sharesNext(proof, version)) continue;
    const link = hashing.sha256(chainText(before, proof.log[version - 1], undefined));
    if (link !== hash) return `Version ${version} has another hash than was stored.`;
  }
  return undefined;
}

/** A step that shares the next one's snapshot stands in the chain by its action alone. */
function sharesNext({ log }: Proof, version: number): boolean {
  const next = log[version];
  return version > 0 && next !== undefined && 'auto' in next && next.auto;
}
