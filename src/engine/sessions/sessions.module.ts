import { Global, Module } from '@nestjs/common';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { FromHereController } from './from-here.controller.js';
import { GameRegistry } from './game-registry.js';
import { GamesController } from './games.controller.js';
import { LiveSessions } from './live-sessions.js';
import { Proofs } from './proof.js';
import { Retelling } from './retelling.js';
import { RoundSeeds } from './round-seeds.js';
import { SessionCommits } from './session-commits.js';
import { SessionFactory } from './session-factory.js';
import { SessionFeed } from './session-feed.js';
import { SessionList } from './session-list.js';
import { SessionOpener } from './session-opener.js';
import { SessionQuota } from './session-quota.js';
import { SessionRelay } from './session-relay.js';
import { SessionService } from './session.service.js';
import { SessionVerifier } from './session-verifier.js';
import { SessionsController } from './sessions.controller.js';
import { SessionStore } from './store/session-store.js';
import { StreamController } from './stream.controller.js';
import { TestHooksController } from './test-hooks.controller.js';
import { TurnWaiter } from './turn-waiter.js';
import { Watchers } from './watchers.js';

const services = [
  GameRegistry,
  SessionStore,
  LiveSessions,
  SessionQuota,
  SessionFactory,
  SessionFeed,
  SessionCommits,
  SessionRelay,
  Retelling,
  RoundSeeds,
  SessionService,
  SessionOpener,
  SessionList,
  Proofs,
  TurnWaiter,
  SessionVerifier,
  Watchers,
];

/** Games being played: one way in, stored before it is told. */
@Global()
@Module({
  controllers: [GamesController, StreamController, SessionsController, FromHereController, TestHooksController],
  providers: services,
  exports: services,
})
export class SessionsModule {
  constructor(gate: ShutdownGate, sessions: SessionService) {
    gate.onStop('flush', 'sessions', () => sessions.settled());
  }
}
