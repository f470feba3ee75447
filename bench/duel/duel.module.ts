import { Body, Controller, Module, Post } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { Equals, IsInt, Max, Min } from 'class-validator';
import { Public } from '../../src/auth/access.decorators.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { SessionService } from '../../src/engine/sessions/session.service.js';
import { SessionGateway } from '../../src/engine/sockets/session-gateway.js';
import { CELLS } from './duel.js';
import { duel } from './duel.game.js';

class OptionsDto {}

class PlaceDto {
  @Equals('place')
  type!: 'place';

  @IsInt()
  @Min(0)
  card!: number;

  @IsInt()
  @Min(0)
  @Max(CELLS - 1)
  cell!: number;
}

class MatchesDto {
  @IsInt()
  @Min(1)
  @Max(1000)
  many!: number;
}

/** Starts matches between two holders of seat tokens, as a contract without accounts does. */
@Controller('api/bench/matches')
export class MatchesController {
  constructor(private readonly sessions: SessionService) {}

  @Public()
  @Post()
  start(@Body() { many }: MatchesDto): Promise<{ sessionId: string; tokens: string[] }[]> {
    return Promise.all(Array.from({ length: many }, () => this.startOne()));
  }

  private async startOne(): Promise<{ sessionId: string; tokens: string[] }> {
    const keys = [newSeatToken(), newSeatToken()];
    const seats = keys.map(({ hash }, seat) => ({
      kind: 'token' as const,
      userId: null,
      botLevel: null,
      tokenHash: hash,
      playerId: `p${seat}`,
      name: `Player ${seat}`,
      loadout: null,
    }));
    const { id } = await this.sessions.begin({ game: duel.id, options: {}, seats });
    return { sessionId: id, tokens: keys.map(({ token }) => token) };
  }
}

@WebSocketGateway({ namespace: '/bench-duel' })
export class DuelGateway extends SessionGateway {
  protected readonly game = duel.id;
}

@Module({ providers: [DuelGateway], controllers: [MatchesController] })
export class DuelModule {
  constructor(games: GameRegistry) {
    games.register({
      definition: duel,
      title: 'The duel of the bench',
      about: 'A card turn with a hidden hand, to measure with.',
      shapes: { options: OptionsDto, actions: { place: PlaceDto } },
      watch: 'anyone',
    });
  }
}
