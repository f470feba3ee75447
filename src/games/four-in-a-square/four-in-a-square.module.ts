import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpAdapterHost } from '@nestjs/core';
import { ErrorDialects } from '../../common/http/problems/error-dialects.js';
import { Settings } from '../../config/settings.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { outcomeRows } from '../../rooms/ratings/outcome-rows.js';
import { Analyses } from './contract/analysis.service.js';
import { errorDialect } from './contract/error-dialect.js';
import { FourInASquareController, FourInASquareGameController } from './contract/four-in-a-square.controller.js';
import { shapes } from './contract/shapes.dto.js';
import { FourInASquareGateway } from './four-in-a-square.gateway.js';
import { FourInASquareService } from './contract/four-in-a-square.service.js';
import { LiveAnalyses } from './contract/live-analysis.js';
import { MatchSetups } from './store/match-setups.js';
import { LEVELS } from './store/match-setup.js';
import { fourInASquare } from './rules/four-in-a-square.game.js';
import { publishedPaths } from './contract/published-paths.js';
import { entities } from './store/entities/index.js';
import { folder } from './folder.js';
import { fourInASquareSettings } from './settings.js';

@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  controllers: [FourInASquareController, FourInASquareGameController],
  providers: [FourInASquareService, MatchSetups, Analyses, LiveAnalyses, FourInASquareGateway],
})
export class FourInASquareModule {
  static readonly folder = folder;

  constructor(games: GameRegistry, dialects: ErrorDialects, settings: Settings, http: HttpAdapterHost) {
    if (settings.of(fourInASquareSettings).atGames) http.httpAdapter.use(publishedPaths());
    dialects.register('/api/four-in-a-square', errorDialect);
    games.register({
      definition: fourInASquare,
      title: 'Four in a Square',
      about: 'Place a piece, slide a square: a solid block of four wins.',
      shapes,
      watch: 'anyone',
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: LEVELS,
        defaultLevel: 'medium',
      },
      puzzles: new URL('./puzzles/book.js', import.meta.url).href,
      tournament: { concede: { type: 'resign' } },
      rows: (committing) => outcomeRows(fourInASquare, committing),
    });
  }
}
