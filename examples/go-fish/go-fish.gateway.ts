import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../src/engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/go-fish' })
export class GoFishGateway extends SessionGateway {
  protected readonly game = 'go-fish';
}
