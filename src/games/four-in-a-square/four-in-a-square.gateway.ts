import { WebSocketGateway } from '@nestjs/websockets';
import type { Moved } from '../../engine/sessions/session-update.js';
import type { ActBody, LiveUpdate } from '../../engine/sockets/events.js';
import type { EventDescription } from '../../engine/sockets/docs/description.js';
import type { JsonText } from '../../engine/sockets/json-text.js';
import type { ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import { newsOf, OWN_MESSAGES } from './news.js';
import { readMove } from './read-body.js';

/** The common messages, the game's own moves as its REST contract writes them, and its own news beside the updates. */
@WebSocketGateway({ namespace: '/four-in-a-square' })
export class FourInASquareGateway extends SessionGateway {
  protected readonly game = 'four-in-a-square';

  protected override messages(): Readonly<Record<string, EventDescription>> {
    return { ...super.messages(), ...OWN_MESSAGES };
  }

  /** `{ action: "place", squareIndex, slotIndex }` is understood as well as `{ type: "place", … }`. */
  protected override async act(socket: ParlourSocket, body: ActBody): Promise<LiveUpdate | JsonText> {
    if ('type' in body.action) return super.act(socket, body);
    const { id } = await this.sessionHere(body.sessionId);
    const { actions } = readMove(body.action as Record<string, unknown>);
    const { account } = socket.data;
    const { expectedVersion, actionId: key } = body;
    const { update } = await this.sessions.act(id, { account }, { actions, expectedVersion, key });
    return { ...update, serverNow: Date.now() };
  }

  protected override alsoTell(moved: Moved): void {
    const rooms = this.publisher.listeners(this.namespace, moved).map(({ room }) => room);
    if (rooms.length === 0) return;
    // Nothing is hidden in this game: everybody hears the same.
    for (const [name, payload] of newsOf(moved)) this.namespace.to(rooms).emit(name as never, payload as never);
  }
}
