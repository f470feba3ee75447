/**
 * The card turn that every server here plays: a hidden hand of five and a hidden deck of twenty for each of two players,
 * a public board of sixteen places. Plain data and plain functions, so that each server hosts the same game.
 */
export interface Card {
  id: number;
  name: string;
  power: number;
  sides: number[];
}

/** A card on the board. */
export interface Placed {
  card: Card;
  owner: number;
  damage: number;
  turn: number;
  text: string;
}

export interface Move {
  turn: number;
  seat: number;
  card: number;
  cell: number;
  roll: number;
  struck: number[];
}

export interface DuelState {
  turn: number;
  board: Placed[];
  seats: { score: number; hand: Card[]; deck: Card[] }[];
  recent: Move[];
}

/** What one viewer may know. */
export interface DuelView {
  turn: number;
  board: readonly Placed[];
  seats: readonly { score: number; hand: number; deck: number }[];
  recent: readonly Move[];
  hand: readonly Card[];
}

export const CELLS = 16;
const WIDTH = 4;
const HAND = 5;
const DECK = 20;
const RECENT = 8;
const NAMES = ['Raven', 'Otter', 'Boar', 'Falcon', 'Lynx', 'Bear', 'Adder', 'Stag', 'Wolf', 'Heron'];
const TEXTS = [
  'Strikes its weakest neighbour twice, and once more when it is not guarded.',
  'Guards its left neighbour, and takes half of what would hit it.',
  'Heals when it is struck by a weaker card, and turns when by a stronger one.',
];

/** `pick(n)` is a number from 0 to n - 1. */
export function deal(pick: (below: number) => number): DuelState {
  let dealt = 0;
  const card = (): Card => {
    const id = dealt++;
    const sides = Array.from({ length: 4 }, () => 1 + pick(9));
    return { id, name: NAMES[id % NAMES.length]!, power: 1 + pick(9), sides };
  };
  const cards = (many: number): Card[] => Array.from({ length: many }, card);
  const seats = [0, 1].map(() => ({ score: 0, hand: cards(HAND), deck: cards(DECK) }));
  const board = cards(CELLS).map((one, cell) => placed(one, cell % 2, 0));
  return { turn: 0, board, seats, recent: [] };
}

export function placed(card: Card, owner: number, turn: number): Placed {
  return { card, owner, damage: 0, turn, text: TEXTS[card.id % TEXTS.length]! };
}

/** Why a card may not be placed. */
export function refusalOf(state: DuelLike, seat: number, card: number, cell: number): string | undefined {
  if (state.turn % 2 !== seat) return 'NOT_YOUR_TURN';
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return 'NO_SUCH_CELL';
  return state.seats[seat]!.hand.some(({ id }) => id === card) ? undefined : 'NOT_IN_HAND';
}

/** Places a card, strikes the neighbours, puts what lay there under the deck and draws. Writes to the state. */
export function place(state: DuelState, seat: number, card: number, cell: number, roll: number): Move {
  const mine = state.seats[seat]!;
  const [chosen] = mine.hand.splice(
    mine.hand.findIndex(({ id }) => id === card),
    1,
  );
  const replaced = state.board[cell]!.card;
  state.board[cell] = placed(chosen!, seat, state.turn);
  const struck = neighbours(cell).filter((near) => {
    const other = state.board[near]!;
    if (other.owner === seat || chosen!.power + roll <= other.card.power) return false;
    other.damage += roll;
    other.owner = seat;
    return true;
  });
  mine.score += struck.length;
  mine.deck.push(replaced);
  mine.hand.push(mine.deck.shift()!);
  const move = { turn: state.turn, seat, card, cell, roll, struck };
  state.recent.push(move);
  if (state.recent.length > RECENT) state.recent.shift();
  state.turn += 1;
  return move;
}

export function neighbours(cell: number): number[] {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  const near: number[] = [];
  if (x > 0) near.push(cell - 1);
  if (x < WIDTH - 1) near.push(cell + 1);
  if (y > 0) near.push(cell - WIDTH);
  if (y < WIDTH - 1) near.push(cell + WIDTH);
  return near;
}

/** A seat's view; `undefined` is a watcher. */
export function viewOf(state: DuelLike, seat: number | undefined): DuelView {
  return {
    turn: state.turn,
    board: state.board as readonly Placed[],
    seats: state.seats.map(({ score, hand, deck }) => ({ score, hand: hand.length, deck: deck.length })),
    recent: state.recent as readonly Move[],
    hand: seat === undefined ? [] : (state.seats[seat]!.hand as readonly Card[]),
  };
}

/** A state that is only read. */
export interface DuelLike {
  readonly turn: number;
  readonly board: readonly unknown[];
  readonly seats: readonly {
    readonly score: number;
    readonly hand: readonly { readonly id: number }[];
    readonly deck: readonly unknown[];
  }[];
  readonly recent: readonly unknown[];
}

/** What the script plays in a turn: which card of the hand, and where. */
export function scripted(turn: number): { hand: number; cell: number } {
  return { hand: turn % HAND, cell: (turn * 7) % CELLS };
}
