import { Module } from '@nestjs/common';
import { ErrorDialects } from '../../common/http/error-dialects.js';
import { Settings } from '../../config/settings.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { Analysis } from './analysis.service.js';
import { bots } from './bots/index.js';
import { CheckController } from './check.controller.js';
import { CheckLobbyController } from './check-lobby.controller.js';
import { CheckLobby } from './check-lobby.service.js';
import { checkBotsOnly, checkOptions } from './check-options.js';
import { CHECK_PRESETS } from './check-presets.js';
import { CheckPictures } from './check-pictures.js';
import { CheckPlayController } from './check-play.controller.js';
import { CheckPlay } from './check-play.service.js';
import { CheckTables } from './check-tables.js';
import { MOVE_SHAPES } from './check.dto.js';
import { CheckGateway } from './check.gateway.js';
import { errorDialect } from './error-dialect.js';
import { GameList } from './game-list.js';
import { CheckOptionsDto } from './options.dto.js';
import { paceOf } from './pace.js';
import { check } from './rules/check.game.js';
import { idOf } from './rules/seats.js';
import { RoundRecords } from './round-records.js';
import { Rounds } from './rounds.service.js';
import { Statistics } from './statistics.service.js';
import { isRated, ratingWork } from './store/rating-work.js';
import { roundRows } from './store/round-rows.js';
import { CheckFixturesController } from './test-fixtures.controller.js';
import { folder } from './folder.js';

@Module({
  controllers: [CheckController, CheckFixturesController, CheckLobbyController, CheckPlayController],
  providers: [
    Analysis,
    CheckGateway,
    CheckTables,
    CheckLobby,
    CheckPlay,
    CheckPictures,
    GameList,
    RoundRecords,
    Rounds,
    Statistics,
  ],
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
      shapes: { options: CheckOptionsDto, actions: MOVE_SHAPES },
      checkOptions: (options, seats) => checkOptions(options, testHooks, seats),
      checkPlayers: (players, bots, options) => checkBotsOnly(players.length, bots, options),
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
