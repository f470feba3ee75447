import { wilson } from '../../../../common/wilson.js';
import type { Estimate } from '../../../../common/wilson.js';

/** How two levels did against each other: the first one's points, deck by deck, and how long either thought. */
export class Ladder {
  private readonly points: number[];
  private readonly games: number[];
  private readonly millis: [number[], number[]] = [[], []];

  constructor(
    private readonly levels: readonly [string, string],
    private readonly decks: readonly string[],
  ) {
    this.points = decks.map(() => 0);
    this.games = decks.map(() => 0);
  }

  /** A game that the first level played with this deck; a draw is half a point. */
  add(deck: number, points: number, millis: readonly [readonly number[], readonly number[]]): void {
    this.points[deck]! += points;
    this.games[deck]! += 1;
    for (const side of [0, 1] as const) for (const one of millis[side]) this.millis[side].push(one);
  }

  get score(): Estimate {
    return wilson(sum(this.points), sum(this.games));
  }

  /** The same as a line for people who stop a run before it ends. */
  line(): string {
    const { mean, low, high } = this.score;
    const share = `${percent(mean)} (${percent(low)}–${percent(high)})`;
    return `${this.levels.join(' against ')}, ${sum(this.games)} games: ${share}`;
  }

  report(): string {
    const { mean, low, high } = this.score;
    const elo = [mean, low, high].map((share) => eloOf(share).toFixed(0));
    const byDeck = this.decks.map((deck, index) => {
      const one = wilson(this.points[index]!, this.games[index]!);
      return `  with ${deck}: ${percent(one.mean)} (${percent(one.low)}–${percent(one.high)}) of ${this.games[index]}`;
    });
    const times = this.levels.map((level, side) => {
      const sorted = [...this.millis[side as 0 | 1]].sort((a, b) => a - b);
      const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
      return `  ${level}: ${sorted.length} decisions, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
    });
    return [this.line(), `  Elo ${elo[0]} (${elo[1]} to ${elo[2]})`, ...byDeck, ...times].join('\n');
  }
}

/** The difference in Elo at which a player scores this share. */
export function eloOf(share: number): number {
  const inside = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(inside / (1 - inside));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
