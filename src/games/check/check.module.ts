import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorDialects } from '../../common/http/problems/error-dialects.js';
import { Settings } from '../../config/settings.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { Analysis } from './contract/rounds/analysis.service.js';
import { bots } from './bots/index.js';
import { CheckController } from './contract/games/games.controller.js';
import { CheckLobbyController } from './contract/lobby/lobby.controller.js';
import { CheckLobby } from './contract/lobby/lobby.service.js';
import { checkBotsOnly, checkOptions } from './contract/check-options.js';
import { CHECK_PRESETS } from './contract/check-presets.js';
import { CheckPictures } from './contract/games/pictures.js';
import { CheckPlayController } from './contract/games/game.controller.js';
import { CheckPlay } from './contract/games/play.service.js';
import { CheckTables } from './contract/games/check-tables.js';
import { shapes } from './contract/shapes.dto.js';
import { CheckGateway } from './check.gateway.js';
import { errorDialect } from './contract/error-dialect.js';
import { GameList } from './contract/games/game-list.js';
import { paceOf } from './bots/pace.js';
import { check } from './rules/check.game.js';
import { idOf } from './rules/seats.js';
import { Rounds } from './contract/rounds/rounds.service.js';
import { Statistics } from './contract/players/statistics.service.js';
import { isRated, ratingWork } from './store/rating-work.js';
import { roundRows } from './store/round-rows.js';
import { CheckFixturesController } from './contract/test-fixtures.controller.js';
import { entities } from './store/entities/index.js';
import { folder } from './folder.js';

@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  controllers: [CheckController, CheckFixturesController, CheckLobbyController, CheckPlayController],
  providers: [Analysis, CheckGateway, CheckTables, CheckLobby, CheckPlay, CheckPictures, GameList, Rounds, Statistics],
})
export class CheckModule {
  static readonly folder = folder;

  constructor(games: GameRegistry, dialects: ErrorDialects, { testHooks }: Settings) {
    dialects.register('/api/check', errorDialect);
    games.register({
      definition: check,
      title: 'Check',
      about: 'Four cards you half remember, matches to race for, and the nerve to call Check. Lowest wins.',
      presets: CHECK_PRESETS,
      shapes,
      checkOptions: (options, seats) => checkOptions(options, testHooks, seats),
      checkPlayers: (players, bots, options) => checkBotsOnly(players.length, bots, options),
      tournament: { options: (options, { bots }) => ({ ...options, botsOnly: bots === 2 }) },
      watch: 'anyone',
      rates: isRated,
      rows: (committing) => [...roundRows(committing), ...ratingWork(committing)],
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: Object.keys(bots.levels),
        defaultLevel: bots.defaultLevel,
        // Tests have no time to lose.
        pace: (options, level, view, people) => (testHooks ? [0, 0] : paceOf(options, level, view(), people.map(idOf))),
      },
    });
  }
}
