import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { BLOCKED, HOLE, LEFT, NONE, newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { SYMMETRIES, turnPosition, turnTurn } from '../fast/symmetry.js';
import { SafeTurns, playTurn, wholeTurn } from '../fast/turns.js';
import { bots } from '../index.js';
import { FIRST_MEMORY } from '../memory.js';
import { viewOf } from '../testing/plain.js';
import { bookMaker } from '../../lab/book/book-maker.js';
import type { Progress } from '../../lab/book/book-maker.js';
import data from './opening-book.json' with { type: 'json' };
import { OpeningBook, bookKey, openingBook } from './opening-book.js';
import type { BookFile } from './opening-book.js';

const book = data as BookFile;

/** The position that a key names. */
function positionOf(key: string): Position {
  const [strips, hole, left] = key.split('-') as [string, string, string];
  const position = newPosition();
  for (let strip = 0; strip < 6; strip++) position[strip] = parseInt(strips.slice(strip * 3, strip * 3 + 3), 16);
  position[HOLE] = Number(hole);
  position[BLOCKED] = NONE;
  position[LEFT] = Number(left);
  return position;
}

describe('The opening book', () => {
  it('knows the first position, and holds only turns after which the rival cannot win at once', () => {
    expect(Object.keys(book.entries)).toContain('000000000000000000-4-16');
    for (const [key, { slide, slot }] of Object.entries(book.entries)) {
      const position = positionOf(key);
      expect(bookKey(position)).toEqual({ key, symmetry: 0 });
      const safe = new SafeTurns(false);
      const turns = new Int32Array(128);
      safe.find(position);
      expect([...turns.subarray(0, safe.list(turns))]).toContain(wholeTurn(slide, slot));
    }
  });

  it('finds a position in all its images, and turns its advice with it', () => {
    for (const [key, { slide, slot }] of Object.entries(book.entries).slice(0, 20)) {
      const position = positionOf(key);
      for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        const image = newPosition();
        turnPosition(position, symmetry, image);
        const found = openingBook.find(image, 8)!;
        // A position that is its own image may be advised either way: what counts is where the advice leads.
        const [one, other] = [newPosition(), newPosition()];
        playTurn(image, found, false, one);
        playTurn(image, turnTurn(wholeTurn(slide, slot), symmetry), false, other);
        expect(bookKey(one).key).toBe(bookKey(other).key);
      }
    }
  });

  it('is for one number of pieces', () => {
    expect(openingBook.find(positionOf('000000000000000000-4-16'), 8)).toBeDefined();
    expect(openingBook.find(positionOf('000000000000000000-4-16'), 7)).toBeUndefined();
    expect(
      new OpeningBook({ piecesPerPlayer: 8, entries: {} }).find(positionOf('000000000000000000-4-16'), 8),
    ).toBeUndefined();
  });

  it('is played by a master in both halves of the turn', async () => {
    const start = {
      board: Array.from({ length: 9 }, (): (null | 'R')[] => [null, null, null, null]),
      hole: 4,
      blocked: null,
      mover: 'R',
      left: 16,
      pieces: 8,
      noBacktrack: false,
    } as const;
    const rng = rngOver(sfc32(91));
    const given = { seat: 0, loadout: null, choices: [], rng, budget: { nodes: 10 } };
    const first = await bots.levels.master!.choose({ ...given, view: viewOf(start), memory: FIRST_MEMORY });
    expect(first.note).toEqual({ reason: 'book' });
    if (first.action.type !== 'place') throw new Error('The first action is a placement.');
    const { squareIndex, slotIndex } = first.action;
    const board = start.board.map((slots) => [...slots]);
    board[squareIndex]![slotIndex] = 'R';
    const memory = bots.remember(FIRST_MEMORY, { type: 'placed', player: 'R', squareIndex, slotIndex }, 0);
    const view = viewOf({ ...start, board, left: 15 }, 'placementSlide');
    const second = await bots.levels.master!.choose({ ...given, view, memory });
    expect(second.note).toEqual({ reason: 'book' });
    expect(second.action.type).toBe('slide');
  });
});

describe('Making the book', () => {
  const make = (before: BookFile, nodes: number, most: number): Progress[] => {
    const steps: Progress[] = [];
    for (const step of bookMaker(before, nodes, 2)) {
      steps.push({ ...step, book: { ...step.book, entries: { ...step.book.entries } } });
      if (steps.length === most) break;
    }
    return steps;
  };

  it('begins with the first turn, then answers all sixteen first turns', () => {
    const steps = make({ piecesPerPlayer: 2, entries: {} }, 200, 100);
    expect(steps).toHaveLength(17);
    expect(steps.at(-1)).toMatchObject({ done: 16, total: 16, turn: 2 });
  });

  it('goes on where it stopped, and searches again what was searched with fewer nodes', () => {
    const five = make({ piecesPerPlayer: 2, entries: {} }, 200, 5).at(-1)!.book;
    expect(Object.keys(five.entries)).toHaveLength(5);
    expect(make(five, 200, 100)).toHaveLength(12);
    expect(make(five, 300, 100)).toHaveLength(17);
  });
});
