import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorDialects } from '../../common/http/problems/error-dialects.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { MatchModes } from '../../rooms/matchmaking/match-modes.js';
import { AiDecksController } from './contract/collection/ai-decks.controller.js';
import { VikingCardsController } from './contract/collection/cards.controller.js';
import { CatalogueLoader } from './contract/collection/catalogue-loader.js';
import { Collections } from './contract/collection/collections.service.js';
import { VikingDecksController } from './contract/collection/decks.controller.js';
import { Decks } from './contract/collection/decks.service.js';
import { OldPicturesController } from './contract/collection/old-pictures.controller.js';
import { PacksController } from './contract/collection/packs.controller.js';
import { Packs } from './contract/collection/packs.js';
import { VikingUsersController } from './contract/collection/users.controller.js';
import { errorDialect } from './contract/error-dialect.js';
import { matchModes } from './contract/matchmaking/match-modes.js';
import { LeaderboardController, MatchesController } from './contract/matchmaking/matchmaking.controller.js';
import { FirstStepsController } from './contract/first-steps/first-steps.controller.js';
import { FirstSteps } from './contract/first-steps/first-steps.service.js';
import { GameSetups } from './contract/games/game-setups.js';
import { VikingGameController, VikingGamesController } from './contract/games/games.controller.js';
import { VikingGames } from './contract/games/games.service.js';
import { Loadouts } from './contract/games/loadouts.js';
import { openTable } from './contract/games/open-table.js';
import { OwnGames } from './contract/games/game-list.js';
import { GameStarts } from './contract/games/game-starts.js';
import { RematchWishes } from './contract/rematches/rematch-wishes.js';
import { Rematches } from './contract/rematches/rematches.js';
import { endingRows } from './contract/rewards/reward-rows.js';
import { Rewards } from './contract/rewards/rewards.service.js';
import { SoloGames } from './contract/games/solo-games.service.js';
import { drawPicture } from './contract/card-pictures.js';
import { constants, setKeys } from './rules/catalogue.js';
import { MOST_DECKS } from './rules/decks.js';
import { vikingVengeance } from './rules/viking-vengeance.game.js';
import { AI_LEVELS, shapes } from './contract/shapes.dto.js';
import { VikingVengeanceGateway } from './viking-vengeance.gateway.js';
import { entities } from './store/entities/index.js';
import { folder } from './folder.js';

@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  controllers: [
    VikingCardsController,
    OldPicturesController,
    AiDecksController,
    VikingUsersController,
    VikingDecksController,
    PacksController,
    VikingGamesController,
    VikingGameController,
    FirstStepsController,
    MatchesController,
    LeaderboardController,
  ],
  providers: [
    CatalogueLoader,
    Collections,
    Decks,
    Packs,
    Loadouts,
    GameSetups,
    SoloGames,
    FirstSteps,
    VikingGames,
    Rewards,
    OwnGames,
    RematchWishes,
    Rematches,
    GameStarts,
    VikingVengeanceGateway,
  ],
})
export class VikingVengeanceModule {
  static readonly folder = folder;

  constructor(games: GameRegistry, dialects: ErrorDialects, modes: MatchModes, loadouts: Loadouts) {
    modes.register(vikingVengeance.id, matchModes);
    dialects.register('/api/viking-vengeance', errorDialect);
    games.register({
      definition: vikingVengeance,
      title: 'Viking Vengeance',
      about: 'A duel on sixteen tiles: touching sides fight, beaten cards change owner, most cards win.',
      shapes,
      constants: { ...constants, most_decks: MOST_DECKS, sets: [...setKeys] },
      art: drawPicture,
      watch: ({ mode }) => (mode === 'pvp' ? 'anyone' : 'nobody'),
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: AI_LEVELS,
        defaultLevel: 'medium',
      },
      loadout: (request) => loadouts.of(request),
      opening: openTable,
      tournament: { concede: { type: 'surrender' } },
      rows: endingRows,
      puzzles: new URL('./puzzles/book.js', import.meta.url).href,
    });
  }
}
