import { Global, Module } from '@nestjs/common';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { ArchivedGames } from '../archive/archived-games.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSessions } from './live-sessions.js';
import { Proofs } from './past/proof.js';
import { Retelling } from './past/retelling.js';
import { RoundSeeds } from './past/round-seeds.js';
import { SessionCommits } from './session-commits.js';
import { SessionDeeds } from './session-deeds.js';
import { SessionFactory } from './session-factory.js';
import { SessionFeed } from './session-feed.js';
import { SessionMoves } from './session-moves.js';
import { SessionQuota } from './session-quota.js';
import { SessionRelay } from './session-relay.js';
import { SessionTurns } from './session-turns.js';
import { SessionService } from './session.service.js';
import { SessionVerifier } from './past/session-verifier.js';
import { SessionStore } from '../store/session-store.js';
import { TurnWaiter } from './turn-waiter.js';
import { Watchers } from './watchers.js';

const services = [
  GameRegistry,
  ArchivedGames,
  SessionStore,
  LiveSessions,
  SessionQuota,
  SessionFactory,
  SessionFeed,
  SessionCommits,
  SessionTurns,
  SessionMoves,
  SessionDeeds,
  SessionRelay,
  Retelling,
  RoundSeeds,
  SessionService,
  Proofs,
  TurnWaiter,
  SessionVerifier,
  Watchers,
];

/** Games being played: one way in, stored before it is told. */
@Global()
@Module({
  providers: services,
  exports: services,
})
export class SessionsModule {
  constructor(gate: ShutdownGate, turns: SessionTurns) {
    gate.onStop('flush', 'sessions', () => turns.settled());
  }
}
