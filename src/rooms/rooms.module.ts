import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GameRoom } from './entities/game-room.entity.js';
import { MatchmakingTicket } from './entities/matchmaking-ticket.entity.js';
import { Rating } from './entities/rating.entity.js';
import { OPEN_SEATS } from '../engine/http/open-seats.js';
import { LobbyGateway } from './lobby/lobby.gateway.js';
import { MyGames } from './lobby/my-games.js';
import { Meeting } from './meeting.js';
import { MatchClock } from './matchmaking/match-clock.js';
import { MatchModes } from './matchmaking/match-modes.js';
import { MatchmakingController } from './matchmaking/matchmaking.controller.js';
import { Matchmaking } from './matchmaking/matchmaking.js';
import { TicketStore } from './matchmaking/ticket-store.js';
import { OpenSeatsService } from './open-seats.service.js';
import { PeopleController } from './people/people.controller.js';
import { Profiles } from './people/profiles.js';
import { RatingBoards } from './ratings/rating-boards.js';
import { RatingsController, SessionRatingsController } from './ratings/ratings.controller.js';
import { Ratings } from './ratings/ratings.service.js';
import { RoomChat } from './room-chat.js';
import { RoomDesk } from './room-desk.js';
import { RoomFeed } from './room-feed.js';
import { RoomKeeper } from './room-keeper.js';
import { RoomLimits } from './room-limits.js';
import { RoomList } from './room-list.js';
import { RoomLoadouts } from './room-loadouts.js';
import { RoomSeals } from './room-seals.js';
import { RoomStarter } from './room-starter.js';
import { RoomsController } from './rooms.controller.js';
import { RoomsService } from './rooms.service.js';
import { RoomStore } from './store/room-store.js';

/** Gathering players for a session, for every game. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([GameRoom, MatchmakingTicket, Rating])],
  controllers: [RoomsController, MatchmakingController, RatingsController, SessionRatingsController, PeopleController],
  providers: [
    RoomStore,
    RoomFeed,
    RoomSeals,
    RoomStarter,
    RoomDesk,
    RoomLoadouts,
    RoomsService,
    RoomList,
    RoomKeeper,
    RoomChat,
    LobbyGateway,
    MyGames,
    RoomLimits,
    Ratings,
    RatingBoards,
    Profiles,
    MatchModes,
    TicketStore,
    Matchmaking,
    MatchClock,
    Meeting,
    { provide: OPEN_SEATS, useClass: OpenSeatsService },
  ],
  exports: [
    RoomsService,
    RoomDesk,
    RoomSeals,
    RoomList,
    RoomFeed,
    RoomChat,
    RoomLimits,
    Matchmaking,
    MatchModes,
    Meeting,
    Ratings,
    TicketStore,
    OPEN_SEATS,
  ],
})
export class RoomsModule {}
