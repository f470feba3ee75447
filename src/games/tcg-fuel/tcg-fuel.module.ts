import { Module } from '@nestjs/common';
import { ErrorDialects } from '../../common/http/error-dialects.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import { MatchModes } from '../../rooms/matchmaking/match-modes.js';
import { FuelCardsController } from './cards.controller.js';
import { CatalogueRows } from './catalogue-rows.js';
import { DeckLoadouts } from './decks/deck-loadouts.js';
import { DeckStore } from './decks/deck-store.js';
import { FuelDecksController } from './decks/decks.controller.js';
import { DecksService, MOST_DECKS } from './decks/decks.service.js';
import { shapes } from './dto/index.js';
import { GameEngine } from './engine/game-engine.js';
import { GameMana } from './engine/game-mana.js';
import { drawPicture } from './card-pictures.js';
import { errorDialect } from './error-dialect.js';
import { GameRoomsController } from './game-rooms/game-rooms.controller.js';
import { GameRooms } from './game-rooms/game-rooms.service.js';
import { GameActions } from './games/game-actions.js';
import { GameFinder } from './games/game-finder.js';
import { GameLines } from './games/game-lines.js';
import { GameLog } from './games/game-log.js';
import { FuelGameController, FuelGamesController } from './games/games.controller.js';
import { Scenarios } from './games/scenarios.js';
import { openGame } from './matches/opening.js';
import { PlayerStatistics } from './players/player-stats.js';
import { PlayersController } from './players/players.controller.js';
import { Players } from './players/players.js';
import { Refusals } from './players/refusals.js';
import { checkOptions, matchModes, ratingRows } from './ranked.js';
import { MOST_CARDS, MOST_COPIES, SMALLEST } from './rules/catalogue/deck-list.js';
import { tcgFuel } from './rules/tcg-fuel.game.js';
import { TcgFuelGateway } from './sockets/tcg-fuel.gateway.js';
import { MatchRooms } from './tournaments/match-rooms.js';
import { RoundKeeper } from './tournaments/round-keeper.js';
import { TournamentFeed } from './tournaments/tournament-feed.js';
import { TournamentsController } from './tournaments/tournaments.controller.js';
import { Tournaments } from './tournaments/tournaments.service.js';
import { Undo } from './undo/undo.js';
import { folder } from './folder.js';

@Module({
  controllers: [
    FuelCardsController,
    FuelDecksController,
    GameRoomsController,
    FuelGamesController,
    FuelGameController,
    PlayersController,
    TournamentsController,
  ],
  providers: [
    Players,
    PlayerStatistics,
    Refusals,
    DeckStore,
    DeckLoadouts,
    DecksService,
    CatalogueRows,
    GameRooms,
    GameFinder,
    GameLines,
    GameLog,
    GameActions,
    Scenarios,
    GameEngine,
    GameMana,
    MatchRooms,
    Undo,
    TournamentFeed,
    RoundKeeper,
    Tournaments,
    TcgFuelGateway,
  ],
})
export class TcgFuelModule {
  static readonly folder = folder;

  constructor(games: GameRegistry, dialects: ErrorDialects, modes: MatchModes, loadouts: DeckLoadouts) {
    modes.register(tcgFuel.id, matchModes);
    dialects.register('/api/tcg-fuel', errorDialect);
    games.register({
      definition: tcgFuel,
      title: 'TCG Fuel',
      about: 'A duel of decks: lands give mana, mana buys creatures and spells, and every spell may be answered.',
      shapes,
      art: drawPicture,
      constants: {
        least_cards: { ...SMALLEST },
        most_cards: MOST_CARDS,
        most_copies: MOST_COPIES,
        most_decks: MOST_DECKS,
      },
      watch: 'anyone',
      checkOptions,
      loadout: (request) => loadouts.read(request),
      opening: openGame,
      rows: ratingRows,
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'medium', 'hard', 'expert'],
        defaultLevel: 'medium',
      },
    });
  }
}
