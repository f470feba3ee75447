import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeedRow } from './entities/deed.entity.js';
import { MatchRow } from './entities/match.entity.js';
import { TournamentRow } from './entities/tournament.entity.js';
import { MatchRooms } from './match-rooms.js';
import { Organising } from './organising.js';
import { RoundKeeper } from './round-keeper.js';
import { TournamentBots } from './tournament-bots.js';
import { TournamentFeed } from './tournament-feed.js';
import { TournamentsController } from './tournaments.controller.js';
import { Tournaments } from './tournaments.service.js';

/** Swiss and single-elimination tournaments of any game that two can play. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TournamentRow, MatchRow, DeedRow])],
  controllers: [TournamentsController],
  providers: [Tournaments, TournamentBots, Organising, TournamentFeed, MatchRooms, RoundKeeper],
  exports: [Tournaments, TournamentFeed],
})
export class TournamentsModule {}
