import { Module } from '@nestjs/common';
import type { GameFolder } from '../../src/engine/hosting/game-module.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { bots } from './bots/index.js';
import { shapes } from './contract/shapes.dto.js';
import { RockPaperScissorsGateway } from './rock-paper-scissors.gateway.js';
import { rockPaperScissors } from './rules/rock-paper-scissors.game.js';

/** The smallest game with secrets: all choose at once. */
@Module({ providers: [RockPaperScissorsGateway] })
export class RockPaperScissorsModule {
  static readonly folder: GameFolder = { slug: 'rock-paper-scissors', bots: () => import('./bots/index.js') };

  constructor(games: GameRegistry) {
    games.register({
      definition: rockPaperScissors,
      title: 'Rock, Paper, Scissors',
      about: 'All choose in secret; a point for every hand that yours beats.',
      shapes,
      watch: 'anyone',
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: Object.keys(bots.levels),
        defaultLevel: bots.defaultLevel,
      },
    });
  }
}
