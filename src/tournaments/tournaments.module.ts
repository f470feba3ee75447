import { Global, Module } from '@nestjs/common';
import { MatchRooms } from './match-rooms.js';
import { RoundKeeper } from './round-keeper.js';
import { TournamentBots } from './tournament-bots.js';
import { TournamentFeed } from './tournament-feed.js';
import { TournamentsController } from './tournaments.controller.js';
import { Tournaments } from './tournaments.service.js';

/** Swiss and single-elimination tournaments of any game that two can play. */
@Global()
@Module({
  controllers: [TournamentsController],
  providers: [Tournaments, TournamentBots, TournamentFeed, MatchRooms, RoundKeeper],
  exports: [Tournaments, TournamentFeed],
})
export class TournamentsModule {}
