import { readFileSync } from 'node:fs';
import { botModuleOf } from '../arena/bot-modules.js';
import { archiveLines } from '../engine/archive/archive-file.js';
import { fromLine } from '../engine/archive/archived-session.js';
import type { GameDefinition, GameShape, Verdict } from '../engine/core/index.js';
import type { GameFolder } from '../engine/hosting/game-module.js';
import type { Proof } from '../engine/sessions/past/proof.js';
import { verifyProof } from './verify-proof.js';

/**
 * `npm run verify -- proof.json`: checks what `GET /api/sessions/:id/proof` answered, offline. A file of the archive
 * (`.jsonl.gz`) is checked game by game.
 */
export async function verify(folders: readonly GameFolder[], [file]: readonly string[]): Promise<void> {
  if (!file) return giveUp('Usage: npm run verify -- proof.json, or a file of the archive');
  if (file.endsWith('.jsonl.gz')) return verifyArchive(folders, file);
  const proof = readProof(file);
  if (typeof proof === 'string') return giveUp(proof);
  if (!knows(folders, proof)) return giveUp(`The rules of ${proof.game} are not here.`);
  const verdict = await verdictOn(folders, proof);
  console.log(
    verdict.holds
      ? `It holds: ${verdict.versions} actions lead where the server said.`
      : `It does not hold: ${verdict.why}`,
  );
  process.exitCode = verdict.holds ? 0 : 1;
}

async function verifyArchive(folders: readonly GameFolder[], file: string): Promise<void> {
  const found = { hold: 0, fail: 0, open: 0 };
  try {
    for await (const line of archiveLines(file)) {
      const { proof, status } = fromLine(line);
      // A game that was called off has told no seeds, and rules that are not here cannot be played.
      if (status !== 'finished' || !knows(folders, proof)) {
        found.open += 1;
        continue;
      }
      const verdict = await verdictOn(folders, proof);
      if (verdict.holds) found.hold += 1;
      else console.log(`${proof.sessionId} does not hold: ${verdict.why}`);
      if (!verdict.holds) found.fail += 1;
    }
  } catch (error) {
    return giveUp(`${file} cannot be read: ${(error as Error).message}`);
  }
  console.log(`${found.hold} games hold, ${found.fail} do not, ${found.open} cannot be played again.`);
  process.exitCode = found.fail === 0 ? 0 : 1;
}

function knows(folders: readonly GameFolder[], { game }: Proof): boolean {
  return folders.some(({ slug }) => slug === game);
}

async function verdictOn(folders: readonly GameFolder[], proof: Proof): Promise<Verdict> {
  const { bots } = await botModuleOf(folders, proof.game);
  return verifyProof(bots.game as unknown as GameDefinition<GameShape>, proof);
}

function giveUp(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

/** The proof in a file, or why there is none. */
function readProof(path: string): Proof | string {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && 'game' in read && 'log' in read) return read as Proof;
    return `${path} is no proof of a game.`;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    return isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${(error as Error).message}`;
  }
}
