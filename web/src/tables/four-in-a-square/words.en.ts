import type { SceneItem } from '../../play/stage/scene.js';
import type { Telling, Words } from '../../play/table-kind.js';
import { gridPlace, slotOf } from './places.js';
import { NAMES, playerOf, PLAYERS, seatOf } from './shapes.js';
import type { Face, FourInASquare, GameView, Phase, Player } from './shapes.js';

/** Why there is no winner. */
const DRAWS: Readonly<Record<string, string>> = {
  noLegalSlides: 'nobody can slide',
  repetition: 'the position has come up too often',
  movementLimit: 'there were too many slides',
  agreement: 'both players agreed',
};

/** What a phase is called, and what is to be done in it. */
export const PHASES: Readonly<Record<Phase, { readonly name: string; readonly todo: string; readonly next: string }>> =
  {
    placement: { name: 'Placement', todo: 'Place a piece', next: 'places a piece' },
    placementSlide: { name: 'Slide', todo: 'Slide a square into the hole', next: 'slides a square' },
    movement: { name: 'Movement', todo: 'Slide a square into the hole', next: 'slides' },
  };

/** Every sentence of the game in English. */
export const words: Words<FourInASquare, Face> = {
  game: 'Four in a Square',
  events: {
    placed: ({ player, squareIndex, slotIndex }) => {
      const { row, col } = gridPlace(squareIndex, slotIndex);
      return `${NAMES[player]} places at row ${row + 1}, column ${col + 1}.`;
    },
    slid: ({ player, squareIndex }) => `${NAMES[player]} slides square ${squareIndex + 1} into the hole.`,
    won: ({ player, reason }) =>
      reason === 'block' ? `${NAMES[player]} wins with four in a square.` : `${NAMES[player]} wins: the other gave up.`,
    drawn: ({ reason }) => `A draw: ${DRAWS[reason] ?? reason}.`,
    'draw-offered': ({ player }) => `${NAMES[player]} offers a draw.`,
    'draw-declined': ({ player }) => `${NAMES[player]} declines the draw.`,
    restarted: () => 'A new round begins.',
  },
  asks: {
    place: { label: 'Place', ask: (_step, _soFar, telling) => yourTurn(telling) },
    slide: { label: 'Slide', ask: (_step, _soFar, telling) => yourTurn(telling) },
    'offer-draw': { label: 'Offer a draw' },
    'accept-draw': { label: 'Agree' },
    'decline-draw': { label: 'Play on' },
    restart: { label: 'Begin again', sure: () => 'This round ends here. It stays in the history of the game.' },
  },
  item: (item) => placeInWords(item),
  ref: (ref) => (ref.startsWith('square:') ? `Square ${Number(ref.slice(7)) + 1}` : undefined),
  waiting: (toAct, { players }) => {
    const seat = toAct[0];
    if (seat === undefined) return '';
    const [name, player] = [NAMES[playerOf(seat)], players[seat]];
    if (player?.kind === 'bot') return `${name} is thinking …`;
    return player?.kind === 'open' ? `Waiting for ${name}` : `${name}’s turn`;
  },
  outcome: ({ winners }, { isYou, players }) => {
    const winner = winners[0];
    if (winner === undefined) return 'A draw';
    const alone = players.filter(({ seat }) => isYou(seat)).length === 1;
    return alone && isYou(winner) ? 'You win' : `${NAMES[playerOf(winner)]} wins`;
  },
  standing: ({ view }) => `${turnInWords(view)} ${PLAYERS.map((player) => piecesInWords(view, player)).join(' ')}`,
};

/** A slot: where it is, and what lies in it. */
export function placeInWords({ ref, face, marks }: SceneItem<Face>): string {
  const at = slotOf(ref);
  if (!at) return ref;
  const { row, col } = gridPlace(at.square, at.slot);
  const what = marks.includes('hole') ? 'the hole' : face === 'R' || face === 'B' ? NAMES[face] : 'empty';
  return `Row ${row + 1}, column ${col + 1}: ${what}`;
}

/** Whose turn it is, to the player whose turn it is. With both seats on one screen the name says whose. */
export function yourTurn({ view, players, isYou }: Telling<FourInASquare>): string {
  const name = NAMES[view.state.currentPlayer];
  const alone = players.filter(({ seat }) => isYou(seat)).length === 1;
  return alone && isYou(seatOf(view.state.currentPlayer)) ? `Your turn, ${name}` : `${name}’s turn`;
}

/** How it ended, or what is to be done now. */
export function underHeadline(view: GameView): string {
  const { winner, drawReason, phase } = view.state;
  if (drawReason !== null) return capital(DRAWS[drawReason] ?? drawReason);
  if (winner !== null) return view.winningBlocks.length > 0 ? 'Four in a square' : 'The other gave up';
  return PHASES[phase].todo;
}

/** In the movement phase a game can run out: said before it happens. */
export function warning({ state, occurrences, repetitionLimit, movementSlides, movementLimit }: GameView): string {
  if (state.winner !== null || state.drawReason !== null || state.phase !== 'movement') return '';
  if (repetitionLimit > 0 && occurrences > 1) {
    return `This position has come up ${occurrences} times; at ${repetitionLimit} it is a draw.`;
  }
  return movementLimit > 0 ? `Slide ${movementSlides + 1} of ${movementLimit}` : '';
}

/** What a player still has to place. */
export function piecesLeft({ state }: GameView, player: Player): string {
  return `${state.piecesPerPlayer - state.placed[player]} of ${state.piecesPerPlayer} left`;
}

function turnInWords({ state }: GameView): string {
  if (state.winner !== null) return `${NAMES[state.winner]} has won.`;
  if (state.drawReason !== null) return `A draw: ${DRAWS[state.drawReason] ?? state.drawReason}.`;
  return `${NAMES[state.currentPlayer]} ${PHASES[state.phase].next}.`;
}

function piecesInWords(view: GameView, player: Player): string {
  const cells = view.state.board.flatMap((slots, squareIndex) =>
    slots.flatMap((piece, slot) => (piece === player ? [gridPlace(squareIndex, slot)] : [])),
  );
  const places = cells.map(({ row, col }) => `row ${row + 1} column ${col + 1}`).join(', ');
  return `${NAMES[player]}: ${places || 'no pieces yet'}; ${piecesLeft(view, player)}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
