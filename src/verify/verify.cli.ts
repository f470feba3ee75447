import { readFileSync } from 'node:fs';
import type { GameDefinition, GameShape } from '../engine/core/index.js';
import type { Proof } from '../engine/sessions/proof.js';
import { getBotModule, knownGames } from '../arena/families.js';
import { verifyProof } from './verify-proof.js';

/** `npm run verify -- proof.json`: checks what `GET /api/sessions/:id/proof` answered, offline. */
const file = process.argv[2];
if (!file) {
  console.error('Usage: npm run verify -- proof.json');
  process.exit(2);
}
const proof = readProof(file);
if (!knownGames.includes(proof.game)) {
  console.error(`The rules of ${proof.game} are not here.`);
  process.exit(2);
}
const { bots } = await getBotModule(proof.game);
const verdict = verifyProof(bots.game as unknown as GameDefinition<GameShape>, proof);
console.log(
  verdict.holds
    ? `It holds: ${verdict.versions} actions lead where the server said.`
    : `It does not hold: ${verdict.why}`,
);
process.exit(verdict.holds ? 0 : 1);

function readProof(path: string): Proof {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && 'game' in read && 'log' in read) return read as Proof;
    console.error(`${path} is no proof of a game.`);
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    console.error(isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${(error as Error).message}`);
  }
  process.exit(2);
}
