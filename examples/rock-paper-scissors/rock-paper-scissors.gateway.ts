import { WebSocketGateway } from '@nestjs/websockets';
import { SessionGateway } from '../../src/engine/sockets/session-gateway.js';

@WebSocketGateway({ namespace: '/rock-paper-scissors' })
export class RockPaperScissorsGateway extends SessionGateway {
  protected readonly game = 'rock-paper-scissors';
}
