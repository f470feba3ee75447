import { Module } from '@nestjs/common';
import { ErrorDialects } from '../../common/http/error-dialects.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { MatchModes } from '../../rooms/matchmaking/match-modes.js';
import { AiDecksController } from './collection/ai-decks.controller.js';
import { VikingCardsController } from './collection/cards.controller.js';
import { CatalogueLoader } from './collection/catalogue-loader.js';
import { Collections } from './collection/collections.service.js';
import { VikingDecksController } from './collection/decks.controller.js';
import { Decks } from './collection/decks.service.js';
import { PacksController } from './collection/packs.controller.js';
import { Packs } from './collection/packs.js';
import { VikingUsersController } from './collection/users.controller.js';
import { errorDialect } from './error-dialect.js';
import { matchModes } from './matches/match-modes.js';
import { LeaderboardController, MatchesController } from './matches/matches.controller.js';
import { FirstStepsController } from './play/first-steps.controller.js';
import { FirstSteps } from './play/first-steps.service.js';
import { GameSetups } from './play/game-setups.js';
import { VikingGameController, VikingGamesController } from './play/games.controller.js';
import { VikingGames } from './play/games.service.js';
import { Loadouts } from './play/loadouts.js';
import { openTable } from './play/open-table.js';
import { OwnGames } from './play/own-games.js';
import { GameStarts } from './play/game-starts.js';
import { RematchWishes } from './play/rematch-wishes.js';
import { Rematches } from './play/rematches.js';
import { Replays } from './play/replays.js';
import { endingRows } from './play/reward-rows.js';
import { Rewards } from './play/rewards.service.js';
import { SoloGames } from './play/solo-games.service.js';
import { drawPicture } from './card-pictures.js';
import { constants, setKeys } from './rules/catalogue.js';
import { MOST_DECKS } from './rules/decks.js';
import { vikingVengeance } from './rules/viking-vengeance.game.js';
import {
  AI_LEVELS,
  VikingEndTurnDto,
  PlaceCardDto,
  SurrenderDto,
  VikingVengeanceOptionsDto,
} from './viking-vengeance.dto.js';
import { VikingVengeanceGateway } from './sockets/viking-vengeance.gateway.js';
import { folder } from './folder.js';

@Module({
  controllers: [
    VikingCardsController,
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
    Replays,
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
      shapes: {
        options: VikingVengeanceOptionsDto,
        actions: { placeCard: PlaceCardDto, endTurn: VikingEndTurnDto, surrender: SurrenderDto },
      },
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
      rows: endingRows,
      puzzles: async () => (await import('./puzzles/book.js')).puzzleBook,
    });
  }
}
