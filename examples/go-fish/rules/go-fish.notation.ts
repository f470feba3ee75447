import type { Frozen } from '../../../src/engine/core/index.js';
import { wholeDeck } from './cards.js';
import type { Card, Rank } from './cards.js';
import type { GoFish } from './go-fish.types.js';

/**
 * A table as text. One line for each player, `>` before whose turn it is, books behind a bar, the pond last:
 *
 *     > ann  7s 7h 2c | K
 *       bob  7d Kc
 *       pond 5d 9h
 */
export function draw(state: Frozen<GoFish['state']>): string {
  const lines = state.players.map(({ name, hand, books }, seat) =>
    [`${seat === state.turn ? '>' : ' '} ${name}`, ...hand, ...(books.length > 0 ? ['|', ...books] : [])].join(' '),
  );
  return [...lines, ['  pond', ...state.pond].join(' ')].join('\n');
}

/** Reads a drawing back. Without a line for it, the pond holds three undrawn cards. */
export function read(text: string): GoFish['state'] {
  const state: GoFish['state'] = { turn: 0, pond: [], players: [] };
  let pondDrawn = false;
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const [name, ...words] = line.replace('>', ' ').trim().split(/\s+/);
    if (name === 'pond') {
      state.pond = words as Card[];
      pondDrawn = true;
      continue;
    }
    if (line.includes('>')) state.turn = state.players.length;
    const bar = words.includes('|') ? words.indexOf('|') : words.length;
    state.players.push({ name: name!, hand: words.slice(0, bar) as Card[], books: words.slice(bar + 1) as Rank[] });
  }
  if (!pondDrawn) {
    const used = new Set(state.players.flatMap((player) => player.hand));
    state.pond = wholeDeck()
      .filter((card) => !used.has(card))
      .slice(0, 3);
  }
  return state;
}
