import { change, count, fact, mark, turn, unmark } from '../../play/stage/beat.js';
import type { Edit } from '../../play/stage/beat.js';
import type { Scene } from '../../play/stage/scene.js';
import type { Derived, TableKind } from '../../play/table-kind.js';
import { cell, SLOTS, SQUARES } from './places.js';
import type { Face, FourInASquare } from './shapes.js';

const FIRST_HOLE = '4';

/** How each event looks. The square glides by itself, when the hole has moved. */
export const staging: TableKind<FourInASquare, Face>['staging'] = {
  placed: ({ player, squareIndex, slotIndex }) => [
    {
      edits: [turn<Face>(cell(squareIndex, slotIndex), player), change(`placed:${player}`, 1)],
      shows: [{ show: 'light', refs: [cell(squareIndex, slotIndex)] }],
      ms: 300,
      sound: 'placed',
    },
  ],
  slid: ({ squareIndex, toHoleSquareIndex }, { scene }) => [
    {
      edits: [
        fact('hole', String(squareIndex)),
        ...SLOTS.flatMap((slot) => slide(scene, cell(squareIndex, slot), cell(toHoleSquareIndex, slot))),
      ],
      ms: 450,
      sound: 'slid',
    },
  ],
  won: ({ player, blocks }) => [
    {
      edits: [
        fact('winner', player),
        ...blocks.map(({ row, col, player: owner }) => fact(`block:${row}.${col}`, owner)),
      ],
      ms: 850,
      sound: 'ended',
    },
  ],
  drawn: ({ reason }) => [{ edits: [fact('drawn', reason), fact('offer', undefined)], ms: 400, sound: 'ended' }],
  'draw-offered': ({ player }) => [{ edits: [fact('offer', player)], ms: 200 }],
  'draw-declined': () => [{ edits: [fact('offer', undefined)], ms: 200 }],
  restarted: ({ round }, { scene }) => [{ edits: layAnew(scene, round), ms: 350 }],
};

/** Whose turn it is, the phase and the counts towards a draw follow from what was played; no event repeats them. */
export const derived: Derived = { facts: ['phase', 'turn'], counters: ['slides', 'occurrences'] };

function slide({ items }: Scene<Face>, from: string, to: string): Edit<Face>[] {
  return [turn<Face>(to, items.get(from)?.face), turn<Face>(from, undefined), unmark(to, 'hole'), mark(from, 'hole')];
}

/** The tray as a round begins: empty, with the hole in the middle. */
function layAnew({ facts, items }: Scene<Face>, round: number): Edit<Face>[] {
  const cells = SQUARES.flatMap((squareIndex) => SLOTS.map((slot) => cell(squareIndex, slot)));
  return [
    ...cells.filter((ref) => items.get(ref)?.face !== undefined).map((ref) => turn<Face>(ref, undefined)),
    ...cells.map((ref) => (ref.startsWith(`cell:${FIRST_HOLE}.`) ? mark(ref, 'hole') : unmark(ref, 'hole'))),
    ...[...facts.keys()]
      .filter((name) => /^(winner|drawn|offer|block:.*)$/.test(name))
      .map((name) => fact(name, undefined)),
    fact('hole', FIRST_HOLE),
    count('round', round),
    count('placed:R', 0),
    count('placed:B', 0),
  ];
}
