import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/tcg-fuel' })
export class TcgFuelGateway extends SessionGateway {
  protected readonly game = 'tcg-fuel';
}
