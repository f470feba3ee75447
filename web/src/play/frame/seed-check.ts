import { server } from '../../account/server.js';
import { currentBesideWords } from '../../words/use-beside-words.js';

/** What opening the seals of a finished game has shown. */
export type SeedCheck =
  | {
      readonly holds: true;
      readonly seeds: readonly string[];
      readonly versions: number;
      /** The hash was known to this page before the seed was. */
      readonly seenHere: boolean;
    }
  | { readonly holds: false; readonly why: string };

const KEY = 'parlour:seed-hashes';
const KEPT = 100;

/** Keeps the hash that was shown while the game was going on: what is checked later is not what the server says later. */
export function keepSeedHash(sessionId: string, seedHash: string): void {
  if (seedHash === '') return;
  const kept = readKept();
  const known = kept[sessionId] ?? [];
  if (known.includes(seedHash)) return;
  const next = Object.entries({ ...kept, [sessionId]: [...known, seedHash] }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(next)));
  } catch {
    // storage is full or forbidden: the check then rests on the server's own list
  }
}

/** Opens the seals: every seed must fit its hash, and every hash that was kept here must be among them. */
export async function checkSeeds(sessionId: string): Promise<SeedCheck> {
  const { fair } = currentBesideWords();
  const proof = await server.sessions.proof(sessionId);
  const seen = readKept()[sessionId] ?? [];
  for (const { round, seed, commitment } of proof.rounds) {
    if ((await sha256(seed)) !== commitment) return { holds: false, why: fair.roundDiffers(round) };
  }
  const unknown = seen.find((hash) => !proof.rounds.some(({ commitment }) => commitment === hash));
  if (unknown !== undefined) return { holds: false, why: fair.otherHash(unknown) };
  if (proof.hashes.length !== proof.log.length + 1) return { holds: false, why: fair.tooFew };
  return {
    holds: true,
    seeds: proof.rounds.map(({ seed }) => seed),
    versions: proof.log.length,
    seenHere: seen.length > 0,
  };
}

function readKept(): Readonly<Record<string, readonly string[]>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** The commitment to a seed: the hash of its bytes. */
async function sha256(hex: string): Promise<string> {
  if (typeof crypto.subtle === 'undefined') throw new Error(currentBesideWords().fair.onlyHttps);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
