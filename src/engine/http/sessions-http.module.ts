import { Global, Module } from '@nestjs/common';
import { FromHereController } from './from-here.controller.js';
import { GamesController } from './games.controller.js';
import { SessionList } from './session-list.js';
import { SessionOpener } from './session-opener.js';
import { SessionsController } from './sessions.controller.js';
import { StreamController } from './stream.controller.js';
import { TestHooksController } from './test-hooks.controller.js';

const services = [SessionOpener, SessionList];

/** The common REST contract: games, sessions, streams. */
@Global()
@Module({
  controllers: [GamesController, StreamController, SessionsController, FromHereController, TestHooksController],
  providers: services,
  exports: services,
})
export class SessionsHttpModule {}
