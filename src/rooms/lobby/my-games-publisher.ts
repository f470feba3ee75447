import type { ParlourNamespace } from '../../engine/sockets/parlour-socket.js';
import type { Moved } from '../../engine/sessions/session-update.js';
import { mineRoom } from './lobby-rooms.js';
import { myGame } from './my-games.js';

/**
 * Tells people in the lobby how their own games stand. Sockets of this process hear every step; those of other instances
 * only that it is their turn, or that the game has ended.
 */
export class MyGamesPublisher {
  constructor(
    private readonly namespace: ParlourNamespace,
    private readonly alone: boolean,
  ) {}

  moved({ session }: Moved): void {
    const people = new Set(session.seats.flatMap(({ userId }) => (userId === null ? [] : [userId])));
    for (const userId of people) {
      const room = mineRoom(userId);
      const isHere = this.namespace.adapter.rooms.has(room);
      if (!isHere && this.alone) continue;
      const game = myGame(session, userId);
      const matters = game.status !== 'active' || game.seats.some((seat) => game.toAct.includes(seat));
      if (matters && !this.alone) this.namespace.to(room).emit('mine:update', game);
      else if (isHere) this.namespace.local.to(room).emit('mine:update', game);
    }
  }
}
