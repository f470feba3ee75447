import { NAMES } from './shapes.js';
import type { Player } from './shapes.js';

/** What this table says besides the sentences of its events, in English. */
export const talk = {
  board: 'Board of six rows and six columns. Arrow keys walk, Enter plays.',
  /** A place and what a press on it does. */
  cell: (place: string, offer: 'place' | 'slide' | undefined, square: number) =>
    `${place}${offer === 'slide' ? `, press to slide square ${square}` : offer === 'place' ? ', press to place' : ''}`,
  round: (round: number) => `Round ${round}`,
  inRound: (round: number) => ` · round ${round}`,
  reasons: { wins: 'This wins.', blocks: 'This stops the other.', search: 'This looks best.' },
  hint: (thinking: boolean) => (thinking ? 'Thinking …' : 'Hint'),
  sendLink: 'The other seat is open. Send this link to the player who should sit there:',
  openSeat: 'This seat is open. You can sit down, or watch.',
  takeSeat: 'Take the seat',
  draw: 'Draw',
  drawOffered: 'You have offered a draw.',
  offersDraw: (player: Player) => `${NAMES[player]} offers a draw.`,
};
