import type { SeedTable } from '../rules/seed-bot.js';
import { POSITIONS } from '../rules/board/board.js';
import type { Owner } from '../rules/viking-vengeance.types.js';
import type { GameView } from '../rules/view/view.types.js';

/** A bot is asked when it is to move: it is the current player. */
export function ownerInView(view: GameView): Owner {
  return view.currentPlayerId === view.player1.userId ? 'player1' : 'player2';
}

/** What the seed bot looks at, out of its own view. */
export function seedTableOfView(view: GameView): SeedTable {
  const owner = ownerInView(view);
  const turnsLeft = owner === 'player1' ? 'player_1_turns_left' : 'player_2_turns_left';
  return {
    hand: view[owner].hand.map((id) => ({ id, power: view.hydratedCardDataCache[id]!.currentPower })),
    tiles: POSITIONS.filter(({ x, y }) => {
      const cell = view.board[y]![x];
      if (!cell) return true;
      if (cell.user_card_instance_id !== null || cell.tile_status === 'removed') return false;
      return cell.tile_status !== 'blocked' || cell[turnsLeft] === 0;
    }),
    enemyAt: ({ x, y }) => {
      const cell = view.board[y]![x];
      return cell && cell.owner !== null && cell.owner !== view[owner].userId ? cell.current_power! : undefined;
    },
  };
}
