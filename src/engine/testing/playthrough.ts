import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameDefinition, GameShape, Rng } from '../core/index.js';
import { RandomGame } from './random-game.js';
import type { Beginning } from './random-game.js';

/** A seeded game as text, a line for each action and for each thing that happened. */
export function playthrough<G extends GameShape>(
  game: GameDefinition<G>,
  begin: (rng: Rng) => Beginning<G>,
  seed: number,
  mostActions = 10_000,
): string {
  const random = new RandomGame(game, begin, { seed, picks: [] });
  const lines = [
    `${game.id}, rules ${game.rulesVersion}, seed ${seed}, options ${JSON.stringify(random.start.options)}`,
  ];
  while (!random.over && random.log.length < mostActions) {
    const { asked, step } = random.next();
    const who = asked.seat === null ? 'table' : `seat ${asked.seat}${step.auto ? ' (auto)' : ''}`;
    lines.push(`${random.log.length} ${who}: ${JSON.stringify(asked.action)}`);
    for (const event of step.events) {
      const secrets = event.private ? ` secretly ${JSON.stringify(event.private)}` : '';
      lines.push(`    ${JSON.stringify(event.public)}${secrets}`);
    }
  }
  lines.push(`outcome ${JSON.stringify(game.outcome(random.table.state) ?? null)}`);
  return `${lines.join('\n')}\n`;
}

/** Compares a playthrough with its file in `test/playthroughs`; `UPDATE_PLAYTHROUGHS=1` writes the file instead. */
export function expectPlaythrough(name: string, text: string): void {
  const file = `test/playthroughs/${name}.txt`;
  if (process.env.UPDATE_PLAYTHROUGHS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(file)) throw new Error(`${file} is missing: run with UPDATE_PLAYTHROUGHS=1 and look at it.`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
