import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/check' })
export class CheckGateway extends SessionGateway {
  protected readonly game = 'check';
}
