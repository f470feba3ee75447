import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Json } from '../../common/json.js';
import { BodyLimits } from '../../common/http/requests/body-limits.js';
import { ErrorDialects } from '../../common/http/problems/error-dialects.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { outcomeRows } from '../../rooms/ratings/outcome-rows.js';
import { AiTurns } from './contract/games/ai-turns.js';
import { Endings } from './contract/games/endings.js';
import { errorDialect } from './contract/error-dialect.js';
import { GgltcgFavouritesController } from './contract/players/favourites.controller.js';
import { GgltcgGameController } from './contract/games/game.controller.js';
import { GameList } from './contract/games/game-list.js';
import { GgltcgGamesController } from './contract/games/games.controller.js';
import { GgltcgHealthController } from './contract/health.controller.js';
import { Lobbies } from './contract/lobby/lobbies.js';
import { GgltcgLobbyController } from './contract/lobby/lobby.controller.js';
import { NewGames } from './contract/games/new-games.js';
import { samePlayer } from './contract/problems.js';
import { Scenarios } from './contract/games/scenarios.js';
import { Stats } from './contract/players/stats.js';
import { GgltcgStatsController } from './contract/players/stats.controller.js';
import { shapes } from './contract/shapes.dto.js';
import { GgltcgGateway } from './ggltcg.gateway.js';
import { LanguageModel } from './contract/llm/language-model.js';
import { LlmRecords } from './store/llm-records.js';
import { LlmSeats } from './contract/llm/llm-seats.js';
import { readLoadout } from './contract/loadout.js';
import { GgltcgAdminController } from './contract/sets/admin.controller.js';
import { CardSetLibrary } from './contract/sets/card-set-library.js';
import { GgltcgSetsController } from './contract/sets/sets.controller.js';
import { SimulationRunner } from './contract/sets/simulation-runner.js';
import { SimulationRuns } from './contract/sets/simulation-runs.js';
import { GgltcgSimulationsController } from './contract/sets/simulations.controller.js';
import { GgltcgWorkshopController } from './contract/workshop/workshop.controller.js';
import { GgltcgWorkshopRunsController } from './contract/workshop/workshop-runs.controller.js';
import { WorkshopRuns } from './contract/workshop/workshop-runs.js';
import { GgltcgWorkshopSetsController } from './contract/workshop/workshop-sets.controller.js';
import { WorkshopSets } from './contract/workshop/workshop-sets.js';
import { statsRows } from './store/stats-rows.js';
import { drawPicture } from './contract/card-pictures.js';
import { EDITIONS } from './rules/catalogue/card-set.js';
import { DECK_SIZE } from './rules/catalogue/decks.js';
import { ggltcg } from './rules/ggltcg.game.js';
import { entities } from './store/entities/index.js';
import { folder } from './folder.js';
import { GgltcgFixturesController } from './contract/test-fixtures.controller.js';

/** Bots that the server moves take their time, so that people can follow. */
const PACE_MS = 700;
/** A game that has been idle for two days is abandoned. */
const IDLE_HOURS = 48;
/** Two bots at one table have two names. */
const BOT_NAMES = ['Gemisquire', 'Gemiknight'];
const MEGABYTE = 1024 * 1024;
/** 500 lines with everything that is read of them. */
const STORY_BYTES = 640 * 1024;

@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  // Paths with a fixed word come before those with a game's id.
  controllers: [
    GgltcgLobbyController,
    GgltcgGamesController,
    GgltcgGameController,
    GgltcgStatsController,
    GgltcgFavouritesController,
    GgltcgHealthController,
    GgltcgAdminController,
    GgltcgSetsController,
    GgltcgSimulationsController,
    GgltcgWorkshopController,
    GgltcgWorkshopRunsController,
    GgltcgWorkshopSetsController,
    GgltcgFixturesController,
  ],
  providers: [
    AiTurns,
    CardSetLibrary,
    Endings,
    GameList,
    LanguageModel,
    LlmRecords,
    LlmSeats,
    Lobbies,
    NewGames,
    Scenarios,
    SimulationRunner,
    SimulationRuns,
    Stats,
    WorkshopRuns,
    WorkshopSets,
    GgltcgGateway,
  ],
})
export class GgltcgModule {
  static readonly folder = folder;

  constructor(
    games: GameRegistry,
    dialects: ErrorDialects,
    limits: BodyLimits,
    model: LanguageModel,
    llm: LlmSeats,
    library: CardSetLibrary,
  ) {
    dialects.register('/api/ggltcg', errorDialect);
    // The story of a long game, and a large table of cards.
    limits.register('/api/ggltcg/games/narrative', STORY_BYTES);
    limits.register('/api/ggltcg/admin/card-sets', 2 * MEGABYTE);
    limits.register('/api/ggltcg/workshop', MEGABYTE);
    games.register({
      definition: ggltcg,
      title: 'GGLTCG',
      about: 'Six toys and tricks each, no draw pile: put the other side to sleep.',
      shapes,
      parameters: [
        {
          below: 'admin/simulations/',
          name: 'id',
          about: 'The id of the simulation',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
      art: (name) => drawPicture(name, (set) => library.prepare(set)),
      constants: { deck_size: DECK_SIZE, editions: EDITIONS },
      watch: 'anyone',
      idleHours: IDLE_HOURS,
      checkPlayers: ([one, other]) => {
        if (one === other) throw samePlayer();
      },
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'normal', 'hard', 'llm'],
        defaultLevel: model.client ? 'llm' : 'hard',
        nameOf: (seat) => BOT_NAMES[seat]!,
        luggage: ({ card_set }) => library.luggage(card_set) as Json | undefined,
        pace: () => [PACE_MS, PACE_MS],
        outside: { llm: (thinking) => llm.choose(thinking) },
      },
      prepare: async ({ card_set, edition }) => {
        await library.prepare(card_set);
        library.expectPlayable(card_set, edition);
      },
      loadout: readLoadout,
      tournament: { concede: { type: 'concede' } },
      rows: (committing) => [...statsRows(committing), ...outcomeRows(ggltcg, committing)],
    });
  }
}
