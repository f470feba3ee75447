import { touch } from '../card-effects.js';
import { landOn } from './tiles.js';
import type { AtTable, Position } from '../viking-vengeance.types.js';

/** R54: a moved card lands on its new tile as if placed there, but no placing moments come up and it does not fight. */
export function moveCard(turn: AtTable, from: Position, to: Position, abilityId: string): void {
  const { board } = turn.state;
  const card = board[from.y]![from.x]!;
  board[from.y]![from.x] = null;
  board[to.y]![to.x] = card;
  touch(turn.state, to, abilityId);
  turn.emit({ type: 'card_moved', cardId: card.id, from, to });
  landOn(turn, to);
}
