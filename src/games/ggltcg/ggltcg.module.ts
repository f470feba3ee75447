import { Module } from '@nestjs/common';
import { ErrorDialects } from '../../common/http/error-dialects.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { Acting } from './api/acting.service.js';
import { AiTurns } from './api/ai-turns.js';
import { Endings } from './api/endings.js';
import { errorDialect } from './api/error-dialect.js';
import { GgltcgGameController } from './api/game.controller.js';
import { GameList } from './api/game-list.js';
import { GamePages } from './api/game-pages.js';
import { GgltcgGamesController } from './api/games.controller.js';
import { Lobbies } from './api/lobbies.js';
import { GgltcgLobbyController } from './api/lobby.controller.js';
import { NewGames } from './api/new-games.js';
import { Scenarios } from './api/scenarios.js';
import { Stats } from './api/stats.js';
import { GgltcgStatsController } from './api/stats.controller.js';
import { Tales } from './api/tales.js';
import {
  ActivateAbilityDto,
  ConcedeDto,
  EndTurnDto,
  PlayCardDto,
  ResolveDecisionDto,
  TussleDto,
} from './dto/actions.dto.js';
import { GgltcgOptionsDto } from './dto/options.dto.js';
import { GgltcgGateway } from './ggltcg.gateway.js';
import { LanguageModel } from './language-model.js';
import { LlmSeats } from './llm-seats.js';
import { readLoadout } from './loadout.js';
import { statsRows } from './stats-rows.js';
import { ggltcg } from './rules/ggltcg.game.js';

/** Bots that the server moves take their time, so that people can follow. */
const PACE_MS = 700;

@Module({
  // Paths with a fixed word come before those with a game's id.
  controllers: [GgltcgLobbyController, GgltcgGamesController, GgltcgGameController, GgltcgStatsController],
  providers: [
    Acting,
    AiTurns,
    Endings,
    GameList,
    GamePages,
    LanguageModel,
    LlmSeats,
    Lobbies,
    NewGames,
    Scenarios,
    Stats,
    Tales,
    GgltcgGateway,
  ],
})
export class GgltcgModule {
  constructor(games: GameRegistry, dialects: ErrorDialects, model: LanguageModel, llm: LlmSeats) {
    dialects.register('/api/ggltcg', errorDialect);
    games.register({
      definition: ggltcg,
      title: 'GGLTCG',
      about: 'Six toys and tricks each, no draw pile: put the other side to sleep.',
      shapes: {
        options: GgltcgOptionsDto,
        actions: {
          play_card: PlayCardDto,
          tussle: TussleDto,
          activate_ability: ActivateAbilityDto,
          end_turn: EndTurnDto,
          resolve_decision: ResolveDecisionDto,
          concede: ConcedeDto,
        },
      },
      watch: 'anyone',
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'normal', 'hard', 'llm'],
        defaultLevel: model.client ? 'llm' : 'hard',
        pace: () => [PACE_MS, PACE_MS],
        outside: { llm: (thinking) => llm.choose(thinking) },
      },
      loadout: readLoadout,
      rows: statsRows,
    });
  }
}
