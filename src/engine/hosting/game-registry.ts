import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import type { GameShape } from '../core/index.js';
import type { HostedGame } from './hosted-game.js';

/** The games this server hosts. Modules register theirs when they start; the engine knows none by name. */
@Injectable()
export class GameRegistry {
  private readonly games = new Map<string, HostedGame>();

  register<G extends GameShape>(game: HostedGame<G>): void {
    if (this.games.has(game.definition.id)) throw new Error(`Two games call themselves ${game.definition.id}.`);
    this.games.set(game.definition.id, game as unknown as HostedGame);
  }

  get(id: string): HostedGame {
    const game = this.games.get(id);
    if (!game) throw new ApiError(404, 'GAME_UNKNOWN', `There is no game called ${JSON.stringify(id)}.`);
    return game;
  }

  list(): HostedGame[] {
    return [...this.games.values()];
  }
}
