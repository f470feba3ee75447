import { WebSocketGateway } from '@nestjs/websockets';
import type { Viewer } from '../../engine/core/index.js';
import type { Happening } from '../../engine/contract/game-table.js';
import type { Joined } from '../../engine/sockets/events.js';
import type { ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import { check } from './rules/check.game.js';
import type { Check } from './rules/check.types.js';
import { MESSAGES } from './contract/sockets/docs.js';
import { newsFor, roundNews } from './contract/sockets/news.js';

/** The common messages, and every event of the table by its own name, each viewer its own. */
@WebSocketGateway({ namespace: '/check' })
export class CheckGateway extends SessionGateway<Check> {
  protected readonly game = 'check';
  protected override readonly ownMessages = MESSAGES;

  protected override async join(socket: ParlourSocket, sessionId: string, changes?: boolean): Promise<Joined> {
    const joined = await super.join(socket, sessionId, changes);
    const [name, payload] = roundNews(await this.tables.get(check, sessionId));
    socket.emit(name as never, payload as never);
    return joined;
  }

  protected override news(happened: Happening<Check>, viewer: Viewer): News[] {
    return newsFor(happened, viewer);
  }
}
