import type { Frozen } from '../../../engine/core/index.js';
import { emptyBoard, slotAt } from './board.js';
import type { DrawReason, FourInASquare, Phase, Player, Slot, State } from './four-in-a-square.types.js';
import { DEFAULT_OPTIONS, roundOptions } from './options.js';
import { positionKey } from './repetition.js';
import { freshRound } from './turn.js';

/** One action: `0.3` places in square 0, slot 3; `/1` slides square 1 into the hole. */
export function readAction(text: string): FourInASquare['action'] {
  const slide = /^\/(\d+)$/.exec(text);
  if (slide) return { type: 'slide', squareIndex: Number(slide[1]) };
  const place = /^(\d+)\.(\d+)$/.exec(text);
  if (place) return { type: 'place', squareIndex: Number(place[1]), slotIndex: Number(place[2]) };
  throw new Error(`"${text}" is neither a placement such as 0.3 nor a slide such as /1.`);
}

/** A line of actions: `0.0 /1 8.3 /0` is Red's turn, then Blue's. */
export function readLine(line: string): FourInASquare['action'][] {
  return line.trim().split(/\s+/).map(readAction);
}

/** The board as six rows of six; the hole shows as empty slots. */
function drawRows(board: readonly (readonly Slot[])[]): string[] {
  const six = [0, 1, 2, 3, 4, 5];
  return six.map((row) => six.map((col) => slotAt(board, row, col) ?? '.').join(''));
}

/**
 * A table as text. A line that says whose turn it is, in which phase, where the hole is and how many pieces each
 * player has; under V1 which square is blocked; then how it ended, if it did; then the board:
 *
 *     R placement, hole 4, 8 pieces
 *     R..... ...... ...... ...... ...... .....B
 */
export function draw(state: Frozen<State>): string {
  const { options, blockedSquareIndex: blocked } = state;
  const facts = [`${state.currentPlayer} ${state.phase}`, `hole ${state.holeSquareIndex}`];
  facts.push(`${options.piecesPerPlayer} pieces`);
  if (options.noBacktrack) facts.push(`blocked ${blocked ?? '-'}`);
  if (state.winner !== null) facts.push(`${state.winner} wins`);
  if (state.drawReason !== null) facts.push(`drawn by ${state.drawReason}`);
  return `${facts.join(', ')}\n${drawRows(state.board).join(' ')}`;
}

/** Reads a drawing back: placed pieces are counted on the board, limits are the usual ones. */
export function read(picture: string): State {
  const [heading, ...rest] = picture.split('\n').filter((line) => line.trim() !== '');
  const [who, ...facts] = heading!.split(',').map((fact) => fact.trim());
  const [player, phase] = who!.split(' ') as [Player, Phase];
  const options = { ...DEFAULT_OPTIONS, noBacktrack: facts.some((fact) => fact.startsWith('blocked')) };
  const state = freshRound(roundOptions(options), true, 1);
  state.currentPlayer = player;
  state.phase = phase;
  for (const fact of facts) readFact(state, fact);
  readBoard(state, rest.join(' ').trim().split(/\s+/));
  if (phase === 'movement') state.positions[positionKey(state)] = 1;
  return state;
}

function readFact(state: State, fact: string): void {
  const words = fact.split(' ');
  if (words[0] === 'hole') state.holeSquareIndex = Number(words[1]);
  else if (words[1] === 'pieces') state.options.piecesPerPlayer = Number(words[0]);
  else if (words[0] === 'blocked') state.blockedSquareIndex = words[1] === '-' ? null : Number(words[1]);
  else if (words[1] === 'wins') state.winner = words[0] as Player;
  else if (words[0] === 'drawn') state.drawReason = words[2] as DrawReason;
  else throw new Error(`"${fact}" says nothing about a table.`);
}

function readBoard(state: State, rows: readonly string[]): void {
  state.board = emptyBoard();
  if (rows.length !== 6 || rows.some((row) => row.length !== 6)) throw new Error('A board is six rows of six.');
  for (const [row, line] of rows.entries()) {
    for (const [col, letter] of [...line].entries()) {
      if (letter === '.') continue;
      const player = letter as Player;
      state.board[Math.floor(row / 2) * 3 + Math.floor(col / 2)]![(row % 2) * 2 + (col % 2)] = player;
      state.placed[player] += 1;
    }
  }
}
