import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BotGameResult } from './bot-game.js';

/** The games of a run, one line each as they end: a run that is stopped still counts, and goes on where it was. */
export class GameRecord {
  private readonly played = new Map<number, BotGameResult>();

  /** `run` says what is played; a file of another run is refused. Without a file nothing is kept. */
  constructor(
    private readonly file: string | undefined,
    run: string,
  ) {
    if (file === undefined) return;
    const begun = existsSync(file) ? readFileSync(file, 'utf8') : `${JSON.stringify({ run })}\n`;
    // A line that a stop has cut in two has no end: that game is played again.
    const whole = begun.slice(0, begun.lastIndexOf('\n') + 1);
    writeFileSync(file, whole);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    if (first !== JSON.stringify({ run })) throw new Error(`${file} holds another run: ${first}`);
    for (const line of lines) {
      const { game, ...result } = JSON.parse(line) as BotGameResult & { game: number };
      this.played.set(game, result);
    }
  }

  /** The result of a game: as it is recorded, or played now. */
  async resultOf(game: number, play: () => Promise<BotGameResult>): Promise<BotGameResult> {
    const known = this.played.get(game);
    if (known) return known;
    const result = await play();
    if (this.file !== undefined) {
      const millis = result.millis.map((one) => one.map((time) => Number(time.toFixed(2))));
      appendFileSync(this.file, `${JSON.stringify({ game, ...result, millis })}\n`);
    }
    return result;
  }
}
