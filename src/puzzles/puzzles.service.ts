import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/api-error.js';
import type { GameShape } from '../engine/core/index.js';
import { GameRegistry } from '../engine/sessions/game-registry.js';
import type { HostedGame } from '../engine/sessions/hosted-game.js';
import type { PuzzleBook } from '../engine/sessions/puzzle-book.js';
import { readAction } from '../engine/sessions/shapes.js';
import { dayOf, puzzleOfDay, streakOf } from './puzzle-days.js';
import { PuzzleRecords } from './puzzle-records.js';
import { PuzzleTable } from './puzzle-table.js';
import type { PuzzleListDto } from './puzzles.dto.js';

/** So many tables of puzzles are remembered: most tries begin alike, and an answer may have taken its time. */
const REMEMBERED = 500;

interface Opened {
  readonly hosted: HostedGame;
  readonly book: PuzzleBook<GameShape>;
}

/** The puzzles of all games, and who has solved them. */
@Injectable()
export class Puzzles {
  private readonly books = new Map<string, Promise<PuzzleBook<GameShape>>>();
  private readonly tables = new Map<string, Promise<PuzzleTable>>();

  constructor(
    private readonly games: GameRegistry,
    private readonly records: PuzzleRecords,
  ) {}

  async list(game: string, userId: string | undefined): Promise<PuzzleListDto> {
    const { book } = await this.open(game);
    const today = dayOf(Date.now());
    const records = new Map(
      (userId === undefined ? [] : await this.records.of(userId, game)).map((one) => [one.puzzle, one]),
    );
    return {
      today: book.puzzles[puzzleOfDay(today, book.puzzles.length)]!.id,
      streak: streakOf(userId === undefined ? [] : await this.records.days(userId, game), today),
      puzzles: book.puzzles.map(({ id, goal, difficulty }) => ({
        id,
        goal,
        difficulty,
        solved: records.get(id)?.solved ?? false,
        misses: records.get(id)?.misses ?? 0,
      })),
    };
  }

  /** The table of a puzzle after the solver has acted so. */
  async table(game: string, id: string, given: readonly unknown[]): Promise<PuzzleTable> {
    const { hosted, book } = await this.open(game);
    if (!book.puzzles.some((puzzle) => puzzle.id === id)) {
      throw new ApiError(404, 'PUZZLE_UNKNOWN', 'There is no such puzzle.');
    }
    return this.after(
      { hosted, book },
      id,
      given.map((action) => readAction(hosted, action)),
    );
  }

  /** Notes how a try has ended, with the day if it was the puzzle of the day. */
  async note(game: string, { id, verdict }: PuzzleTable, userId: string): Promise<void> {
    if (verdict === 'open') return;
    const { book } = await this.open(game);
    const today = dayOf(Date.now());
    const isToday = book.puzzles[puzzleOfDay(today, book.puzzles.length)]!.id === id;
    await this.records.note({ userId, game, puzzle: id }, verdict, isToday ? today : undefined);
  }

  private after(opened: Opened, id: string, actions: readonly GameShape['action'][]): Promise<PuzzleTable> {
    const key = JSON.stringify([opened.hosted.definition.id, id, actions]);
    const known = this.tables.get(key);
    if (known) return known;
    const table = this.play(opened, id, actions);
    this.tables.set(key, table);
    table.catch(() => this.tables.delete(key));
    const oldest = this.tables.keys().next().value;
    if (this.tables.size > REMEMBERED && oldest !== undefined) this.tables.delete(oldest);
    return table;
  }

  private async play(opened: Opened, id: string, actions: readonly GameShape['action'][]): Promise<PuzzleTable> {
    const last = actions.at(-1);
    if (last === undefined) return PuzzleTable.begin(opened.hosted, opened.book, id);
    const before = await this.after(opened, id, actions.slice(0, -1));
    if (before.verdict !== 'open') throw new ApiError(409, 'PUZZLE_OVER', 'This try has ended. Begin again.');
    return before.after(last);
  }

  private async open(game: string): Promise<Opened> {
    const hosted = this.games.get(game);
    if (!hosted.puzzles) throw new ApiError(404, 'NO_PUZZLES', 'This game has no puzzles.');
    const known = this.books.get(game) ?? hosted.puzzles();
    this.books.set(game, known);
    return { hosted, book: await known };
  }
}
