import { Global, Module } from '@nestjs/common';
import { OPEN_SEATS } from '../engine/sessions/open-seats.js';
import { OpenSeatsService } from './open-seats.service.js';
import { RoomDesk } from './room-desk.js';
import { RoomFeed } from './room-feed.js';
import { RoomKeeper } from './room-keeper.js';
import { RoomLimits } from './room-limits.js';
import { RoomList } from './room-list.js';
import { RoomLoadouts } from './room-loadouts.js';
import { RoomStarter } from './room-starter.js';
import { RoomsController } from './rooms.controller.js';
import { RoomsService } from './rooms.service.js';
import { RoomStore } from './store/room-store.js';

/** Gathering players for a session, for every game. */
@Global()
@Module({
  controllers: [RoomsController],
  providers: [
    RoomStore,
    RoomFeed,
    RoomStarter,
    RoomDesk,
    RoomLoadouts,
    RoomsService,
    RoomList,
    RoomKeeper,
    RoomLimits,
    { provide: OPEN_SEATS, useClass: OpenSeatsService },
  ],
  exports: [RoomsService, RoomList, RoomFeed, RoomLimits, OPEN_SEATS],
})
export class RoomsModule {}
