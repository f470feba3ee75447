import type { Company } from '../../net/live-session.js';
import { NAMES, seatOf } from './game-types.js';
import type { GameView, Phase } from './game-types.js';
import { isOver } from './geometry.js';
import { DRAWS } from './speech.js';

const TO_DO: Record<Phase, string> = {
  placement: 'Place a piece',
  placementSlide: 'Slide a square into the hole',
  movement: 'Slide a square into the hole',
};

/** Whose turn it is, or who has won. */
export function headline({ state }: GameView, { seats, players }: Company): string {
  const alone = seats.length === 1;
  if (state.winner !== null) {
    return alone && seats.includes(seatOf(state.winner)) ? 'You win' : `${NAMES[state.winner]} wins`;
  }
  if (state.drawReason !== null) return 'A draw';
  const name = NAMES[state.currentPlayer];
  const onTurn = players.find(({ seat }) => seat === seatOf(state.currentPlayer));
  if (seats.includes(seatOf(state.currentPlayer))) return alone ? `Your turn, ${name}` : `${name}’s turn`;
  if (onTurn?.kind === 'bot') return `${name} is thinking …`;
  return onTurn?.kind === 'open' ? `Waiting for ${name}` : `${name}’s turn`;
}

/** What is to be done now, or why it is over. */
export function subline(view: GameView): string {
  const { state } = view;
  if (state.drawReason !== null) return capital(DRAWS[state.drawReason] ?? state.drawReason);
  if (state.winner !== null) return view.winningBlocks.length > 0 ? 'Four in a square' : 'The other gave up';
  return TO_DO[state.phase];
}

/** In the movement phase a game can run out: said before it happens. */
export function warning({ state, occurrences, repetitionLimit, movementSlides, movementLimit }: GameView): string {
  if (isOver(state) || state.phase !== 'movement') return '';
  if (repetitionLimit > 0 && occurrences > 1) {
    return `This position has come up ${occurrences} times; at ${repetitionLimit} it is a draw.`;
  }
  return movementLimit > 0 ? `Slide ${movementSlides + 1} of ${movementLimit}` : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
