import { Module } from '@nestjs/common';
import type { GameFolder } from '../../src/engine/hosting/game-module.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { bots } from './bots/index.js';
import { drawCard } from './art/card-art.js';
import { shapes } from './contract/shapes.dto.js';
import { GoFishGateway } from './go-fish.gateway.js';
import { goFish } from './rules/go-fish.game.js';

/** All a game needs to be hosted: its definition, and the shapes of what clients send. */
@Module({ providers: [GoFishGateway] })
export class GoFishModule {
  static readonly folder: GameFolder = { slug: 'go-fish', bots: () => import('./bots/index.js') };

  constructor(games: GameRegistry) {
    games.register({
      definition: goFish,
      title: 'Go Fish',
      about: 'Ask for cards, collect fours of a kind, fish when the player you ask has none.',
      shapes,
      art: drawCard,
      watch: 'anyone',
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: Object.keys(bots.levels),
        defaultLevel: bots.defaultLevel,
      },
    });
  }
}
