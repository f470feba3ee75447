import { readFileSync } from 'node:fs';
import { botModuleOf } from '../arena/bot-modules.js';
import type { GameDefinition, GameShape } from '../engine/core/index.js';
import type { GameFolder } from '../engine/hosting/game-module.js';
import type { Proof } from '../engine/sessions/proof.js';
import { verifyProof } from './verify-proof.js';

/** `npm run verify -- proof.json`: checks what `GET /api/sessions/:id/proof` answered, offline. */
export async function verify(folders: readonly GameFolder[], [file]: readonly string[]): Promise<void> {
  if (!file) return giveUp('Usage: npm run verify -- proof.json');
  const proof = readProof(file);
  if (typeof proof === 'string') return giveUp(proof);
  if (!folders.some(({ slug }) => slug === proof.game)) return giveUp(`The rules of ${proof.game} are not here.`);
  const { bots } = await botModuleOf(folders, proof.game);
  const verdict = verifyProof(bots.game as unknown as GameDefinition<GameShape>, proof);
  console.log(
    verdict.holds
      ? `It holds: ${verdict.versions} actions lead where the server said.`
      : `It does not hold: ${verdict.why}`,
  );
  process.exitCode = verdict.holds ? 0 : 1;
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
