import { wilson } from '../../../../common/wilson.js';
import type { Estimate } from '../../../../common/wilson.js';

/** How decks did against each other: points of the first against the second, a draw is half a point. */
export class MatchUps {
  private readonly points: number[][];
  private readonly games: number[][];
  private turns = 0;
  private firstWins = 0;
  private played = 0;

  constructor(private readonly decks: readonly string[]) {
    this.points = decks.map(() => decks.map(() => 0));
    this.games = decks.map(() => decks.map(() => 0));
  }

  /** A game of deck `first`, which began, against `second`; its winner is 0, 1 or undefined. */
  add(first: number, second: number, winner: number | null, turns: number): void {
    const share = winner === null ? 0.5 : winner === 0 ? 1 : 0;
    this.points[first]![second]! += share;
    this.points[second]![first]! += 1 - share;
    this.games[first]![second]! += 1;
    this.games[second]![first]! += 1;
    this.played += 1;
    this.firstWins += share;
    this.turns += turns;
  }

  /** A deck against one other. */
  against(deck: number, other: number): Estimate {
    return wilson(this.points[deck]![other]!, this.games[deck]![other]!);
  }

  /** A deck against all others, not against itself. */
  againstTheField(deck: number): Estimate & { games: number } {
    const others = this.decks.map((_deck, index) => index).filter((index) => index !== deck);
    const sum = (table: readonly (readonly number[])[]): number =>
      others.reduce((total, other) => total + table[deck]![other]!, 0);
    return { ...wilson(sum(this.points), sum(this.games)), games: sum(this.games) };
  }

  /** A table in Markdown: rows against columns, in per cent, with 95 % intervals. */
  report(): string {
    const percent = (share: number): string => (100 * share).toFixed(0);
    const cell = ({ mean, low, high }: Estimate): string => `${percent(mean)} (${percent(low)}–${percent(high)})`;
    const rows = this.decks.map((deck, index) => {
      const cells = this.decks.map((_other, other) => (other === index ? '–' : cell(this.against(index, other))));
      return `| ${[deck, ...cells, cell(this.againstTheField(index))].join(' | ')} |`;
    });
    const { games } = this.againstTheField(0);
    return [
      `| won % (95 %) | ${this.decks.join(' | ')} | all others |`,
      `|${' --- |'.repeat(this.decks.length + 2)}`,
      ...rows,
      '',
      `${this.played} games, ${games} with each deck; ${(this.turns / this.played).toFixed(1)} turns a game; ` +
        `who began won ${percent(this.firstWins / this.played)} %`,
    ].join('\n');
  }
}
