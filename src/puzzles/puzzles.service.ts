import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/api-error.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import type { HostedGame } from '../engine/hosting/hosted-game.js';
import type { Verdict } from '../engine/hosting/puzzle-book.js';
import { readAction } from '../engine/hosting/shapes.js';
import { dayOf, puzzleOfDay, streakOf } from './puzzle-days.js';
import type { PuzzleStreak } from './puzzle-days.js';
import { PuzzleRecords } from './puzzle-records.js';
import { PuzzleThread } from './puzzle-thread.js';
import type { PuzzleAnswer, PuzzleTitles } from './puzzle-worker.js';

/** A puzzle in the list of its game. */
export interface PuzzleEntry {
  readonly id: string;
  readonly goal: string;
  readonly difficulty: 1 | 2 | 3;
  /** By the caller. */
  readonly solved: boolean;
  /** Tries of the caller that missed the goal before. */
  readonly misses: number;
}

/** The puzzles of a game. */
export interface PuzzleList {
  /** The id of the puzzle of the day (UTC). */
  readonly today: string;
  /** What holds for all of them. */
  readonly about: string;
  readonly streak: PuzzleStreak;
  readonly puzzles: readonly PuzzleEntry[];
}

interface Opened {
  readonly hosted: HostedGame;
  readonly address: string;
  readonly book: PuzzleTitles;
}

/** The puzzles of all games, and who has solved them. */
@Injectable()
export class Puzzles {
  constructor(
    private readonly games: GameRegistry,
    private readonly records: PuzzleRecords,
    private readonly thread: PuzzleThread,
  ) {}

  async list(game: string, userId: string | undefined): Promise<PuzzleList> {
    const { book } = await this.open(game);
    const today = dayOf(Date.now());
    const records = new Map(
      (userId === undefined ? [] : await this.records.of(userId, game)).map((one) => [one.puzzle, one]),
    );
    return {
      today: book.puzzles[puzzleOfDay(today, book.puzzles.length)]!.id,
      about: book.about,
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
  async table(game: string, id: string, given: readonly unknown[]): Promise<PuzzleAnswer> {
    const { hosted, address, book } = await this.open(game);
    if (!book.puzzles.some((puzzle) => puzzle.id === id)) {
      throw new ApiError(404, 'PUZZLE_UNKNOWN', 'There is no such puzzle.');
    }
    return this.thread.answer({ module: address, id, actions: given.map((action) => readAction(hosted, action)) });
  }

  /** Notes how a try has ended, with the day if it was the puzzle of the day. */
  async note(game: string, id: string, verdict: Verdict, userId: string): Promise<void> {
    if (verdict === 'open') return;
    const { book } = await this.open(game);
    const today = dayOf(Date.now());
    const isToday = book.puzzles[puzzleOfDay(today, book.puzzles.length)]!.id === id;
    await this.records.note({ userId, game, puzzle: id }, verdict, isToday ? today : undefined);
  }

  private async open(game: string): Promise<Opened> {
    const hosted = this.games.get(game);
    const { puzzles: address } = hosted;
    if (address === undefined) throw new ApiError(404, 'NO_PUZZLES', 'This game has no puzzles.');
    return { hosted, address, book: await this.thread.titles(address) };
  }
}
