import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';

/**
 * The games of a run that is not finished, one a line below the plan they were played by. A run that was stopped goes on
 * from here.
 */
export class GamesFile {
  private constructor(
    private readonly path: string,
    /** What had been played before. */
    readonly games: readonly SimulatedGame[],
  ) {}

  /** Games of another plan are not mixed with these. `afresh` gives up whatever was there. */
  static open(path: string, plan: SimulationPlan, afresh = false): GamesFile {
    const header = JSON.stringify(plan);
    const [before, ...lines] = !afresh && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    if (before !== undefined && before !== header) {
      throw new Error(`${path} holds games of another plan. Give --fresh to drop them, or another --out to keep them.`);
    }
    // A line that was cut off while it was written is played again.
    const whole = lines.filter((line) => line.endsWith('}'));
    const games = whole.map((line) => JSON.parse(line) as SimulatedGame);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, linesOf([header, ...whole]));
    renameSync(`${path}.new`, path);
    return new GamesFile(path, games);
  }

  append(games: readonly SimulatedGame[]): void {
    appendFileSync(this.path, linesOf(games.map((game) => JSON.stringify(game))));
  }

  /** The run is whole: its tables say everything, and the next one begins anew. */
  remove(): void {
    rmSync(this.path);
  }
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
