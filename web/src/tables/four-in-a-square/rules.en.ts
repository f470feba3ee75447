import type { RulesSection } from '../../play/rules/rules.types.js';

/** The rules under the numbers that refusals name. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'board',
    title: 'The board',
    rules: [
      {
        id: 'R1',
        text: 'The tray has three by three places, numbered row by row from 0 to 8. Eight of them hold a *square* with four slots, numbered row by row from 0 to 3.',
      },
      {
        id: 'R2',
        text: 'One place is the *hole*. It is in the middle (4) at first and never holds a piece, so 32 slots can be used.',
      },
      {
        id: 'R3',
        text: 'The slots of all places together make a grid of six by six. Blocks are looked for on this grid.',
      },
      {
        id: 'R4',
        text: 'Neighbours of a place lie directly above, below, left and right of it. There are none across corners or around the edge.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'The beginning',
    rules: [
      {
        id: 'R5',
        text: 'Each player has the same number of pieces: eight, or another number from 1 to 16 that is chosen for the game. With fewer than four no block can be made; that is for practice.',
      },
      { id: 'R6', text: 'The board is empty, the hole is in the middle, and Red begins.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    about: 'While there are pieces to place, a turn has two parts: place, then slide. After that a turn is one slide.',
    rules: [
      {
        id: 'R7',
        text: '*Place:* put one of your pieces into any empty slot of any square. The hole is no square. A block made this way wins at once (R12); otherwise you slide.',
      },
      {
        id: 'R8',
        text: '*Slide:* after placing you must slide one neighbour of the hole. Any of them: an empty one, the one you have just placed on, the one that slid last (but see V1).',
      },
      {
        id: 'R9',
        text: 'The square that slides moves into the hole and leaves the hole behind. The pieces on it ride along and stay in their slots; nothing turns. Then blocks are looked for, and the turn passes.',
      },
      { id: 'R10', text: 'When all pieces are placed, a turn is one slide and nothing else. You cannot pass.' },
      {
        id: 'R11',
        text: 'Both players place equally often, so the last piece is always Blue’s and the first turn that is only a slide is Red’s.',
      },
    ],
  },
  {
    id: 'winning',
    title: 'Winning',
    rules: [
      {
        id: 'R12',
        text: 'A *block* is four pieces of one colour in two by two neighbouring slots of the grid. It may lie within one square, across two or across four. Blocks are looked for after every placement and after every slide. Nothing connects across the hole.',
      },
      { id: 'R13', text: 'A placement can only make your own block. It wins before you slide.' },
      {
        id: 'R14',
        text: 'A slide can make a block of either colour, and its owner wins, *even if the other player slid*. If one slide makes blocks of both colours, the player who slid wins.',
      },
      { id: 'R15', text: 'With a win the game is over at once: the board stays as it is.' },
    ],
  },
  {
    id: 'draws',
    title: 'Draws and giving up',
    about: 'Draws by themselves come only after all pieces are placed.',
    rules: [
      { id: 'R16', text: 'If the player to move has no slide. On this board that never happens.' },
      {
        id: 'R17',
        text: 'When the same position arises for the fifth time: the same pieces in the same places, the same hole, the same player to move. The number can be changed or switched off for a game.',
      },
      {
        id: 'R18',
        text: 'After 200 slides of both players together (400 without sliding back, V1). The number can be changed or switched off for a game.',
      },
      {
        id: 'R19',
        text: 'Two people may agree to a draw: an offer stands until it is answered, and playing on declines it. Giving up is possible at any time, and the other player wins.',
      },
      { id: 'R20', text: 'After the end there is nothing more to play in this round.' },
    ],
  },
  {
    id: 'variant',
    title: 'No sliding back',
    about: 'A variant that is chosen for a game.',
    rules: [
      {
        id: 'V1',
        text: 'The square that slid last may not be the next to slide, whoever is to move; a placement in between changes nothing. With the hole in a corner there is then exactly one slide.',
      },
    ],
  },
];
