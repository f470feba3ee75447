import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/ggltcg' })
export class GgltcgGateway extends SessionGateway {
  protected readonly game = 'ggltcg';
}
