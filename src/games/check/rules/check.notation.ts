import type { Frozen } from '../../../engine/core/index.js';
import type { CheckState, PlayerState } from './check.types.js';
import { tableFrom } from './fixture.js';
import type { CheckOptions } from './options.js';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/**
 * A table as text: a line for each hand with `>` before whose turn it is, a drawn card behind `+`, a lock behind the
 * hand; then the deck from its top, and the pile up to its top:
 *
 *     > A  7H 2C _ 4C + AS
 *       B  KD 8S JS QH locked
 *       deck 5D 6C
 *       pile 7D 7H sealed
 */
export function draw(state: Frozen<CheckState>): string {
  const lines = state.players.map((player, seat) => {
    const marker = seat === state.currentSeat ? '>' : ' ';
    return [`${marker} ${NAMES[seat]}`, ...player.hand.map((card) => card ?? '_'), ...remarks(player)].join(' ');
  });
  const pile = ['  pile', ...state.discardPile, ...(state.discardPileIsSealed ? ['sealed'] : [])];
  return [...lines, ['  deck', ...state.deck].join(' '), pile.join(' ')].join('\n');
}

/** Reads a drawing back: a player is about to draw, under these house rules. */
export const reader =
  (options: Partial<CheckOptions> = {}) =>
  (picture: string): CheckState => {
    const rows = picture
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ current: line.includes('>'), words: line.replace('>', ' ').trim().split(/\s+/) }));
    const pile = (name: string): string[] => rows.find(({ words }) => words[0] === name)?.words.slice(1) ?? [];
    const hands = rows.filter(({ words }) => NAMES.includes(words[0]!));
    const discards = pile('pile');
    return tableFrom(
      {
        currentSeat: hands.findIndex(({ current }) => current),
        hands: hands.map(({ words }) => words.slice(1).map((word) => (word === '_' ? null : word))),
        deck: pile('deck'),
        discardPile: discards.filter((word) => word !== 'sealed'),
        discardPileIsSealed: discards.includes('sealed'),
      },
      { options },
    );
  };

function remarks({ pendingDrawnCard, isLocked }: Frozen<PlayerState>): string[] {
  return [...(pendingDrawnCard ? ['+', pendingDrawnCard] : []), ...(isLocked ? ['locked'] : [])];
}
