import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/viking-vengeance' })
export class VikingVengeanceGateway extends SessionGateway {
  protected readonly game = 'viking-vengeance';
}
