import { NAMES } from './game-types.js';
import type { GameEvent, ShownGame } from './game-types.js';
import { placeOf } from './geometry.js';

/** Why nobody won. */
export const DRAWS: Record<string, string> = {
  noLegalSlides: 'nobody can slide',
  repetition: 'the position has come up too often',
  movementLimit: 'there were too many slides',
  agreement: 'both players agreed',
};

/** What happened, as a sentence for a screen reader. */
export function speak({ events, view }: Pick<ShownGame, 'events' | 'view'>): string {
  const told = events.map(sentence).filter(Boolean).join(' ');
  const { winner, drawReason, currentPlayer, phase } = view.state;
  if (winner !== null || drawReason !== null) return told;
  const next = phase === 'placementSlide' ? 'slides a square' : phase === 'placement' ? 'places a piece' : 'slides';
  return `${told} ${NAMES[currentPlayer]} ${next} next.`;
}

function sentence(event: GameEvent): string {
  switch (event.type) {
    case 'placed': {
      const { row, col } = placeOf(event.squareIndex, event.slotIndex);
      return `${NAMES[event.player]} places at row ${row + 1}, column ${col + 1}.`;
    }
    case 'slid':
      return `${NAMES[event.player]} slides square ${event.squareIndex + 1} into the hole.`;
    case 'won':
      return event.reason === 'block'
        ? `${NAMES[event.player]} wins with four in a square.`
        : `${NAMES[event.player]} wins: the other gave up.`;
    case 'drawn':
      return `A draw: ${DRAWS[event.reason] ?? event.reason}.`;
    case 'draw-offered':
      return `${NAMES[event.player]} offers a draw.`;
    case 'draw-declined':
      return `${NAMES[event.player]} declines the draw.`;
    case 'restarted':
      return 'A new round begins.';
  }
}
