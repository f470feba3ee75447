import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorDialects } from '../../common/http/problems/error-dialects.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { MatchModes } from '../../rooms/matchmaking/match-modes.js';
import { FuelCardsController } from './contract/cards.controller.js';
import { CatalogueRows } from './store/catalogue-rows.js';
import { DeckLoadouts } from './contract/decks/deck-loadouts.js';
import { DeckStore } from './store/deck-store.js';
import { FuelDecksController } from './contract/decks/decks.controller.js';
import { DecksService, MOST_DECKS } from './contract/decks/decks.service.js';
import { shapes } from './contract/shapes/index.js';
import { GameEngine } from './contract/original/game-engine.js';
import { GameMana } from './contract/original/game-mana.js';
import { drawPicture } from './contract/card-pictures.js';
import { errorDialect } from './contract/error-dialect.js';
import { GameRoomsController } from './contract/game-rooms/game-rooms.controller.js';
import { GameRooms } from './contract/game-rooms/game-rooms.service.js';
import { GameActions } from './contract/games/game-actions.js';
import { GameFinder } from './contract/games/game-finder.js';
import { GameLines } from './contract/games/game-lines.js';
import { GameLog } from './contract/games/game-log.js';
import { FuelGameController, FuelGamesController } from './contract/games/games.controller.js';
import { Scenarios } from './contract/games/scenarios.js';
import { openGame } from './contract/matches/opening.js';
import { pathParameters } from './contract/path-parameters.js';
import { PlayerStatistics } from './contract/players/player-stats.js';
import { PlayersController } from './contract/players/players.controller.js';
import { Players } from './contract/players/players.js';
import { Refusals } from './contract/players/refusals.js';
import { checkOptions, matchModes, ratingRows } from './contract/ranked.js';
import { MOST_CARDS, MOST_COPIES, SMALLEST } from './rules/catalogue/deck-list.js';
import { tcgFuel } from './rules/tcg-fuel.game.js';
import { TcgFuelGateway } from './tcg-fuel.gateway.js';
import { FuelTournamentsController } from './contract/tournaments/fuel-tournaments.controller.js';
import { FuelTournaments } from './contract/tournaments/fuel-tournaments.js';
import { tournamentHosting } from './contract/tournaments/hosting.js';
import { Undo } from './contract/undo/undo.js';
import { entities } from './store/entities/index.js';
import { folder } from './folder.js';

@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  controllers: [
    FuelCardsController,
    FuelDecksController,
    GameRoomsController,
    FuelGamesController,
    FuelGameController,
    PlayersController,
    FuelTournamentsController,
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
    Undo,
    FuelTournaments,
    TcgFuelGateway,
  ],
})
export class TcgFuelModule {
  static readonly folder = folder;

  constructor(
    games: GameRegistry,
    dialects: ErrorDialects,
    modes: MatchModes,
    loadouts: DeckLoadouts,
    players: Players,
  ) {
    modes.register(tcgFuel.id, matchModes);
    dialects.register('/api/tcg-fuel', errorDialect);
    games.register({
      definition: tcgFuel,
      title: 'TCG Fuel',
      about: 'A duel of decks: lands give mana, mana buys creatures and spells, and every spell may be answered.',
      shapes,
      parameters: pathParameters,
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
      tournament: tournamentHosting(players),
      rows: ratingRows,
      puzzles: new URL('./puzzles/book.js', import.meta.url).href,
      bots: {
        module: new URL('./bots/index.js', import.meta.url).href,
        levels: ['easy', 'medium', 'hard', 'expert'],
        defaultLevel: 'medium',
      },
    });
  }
}
