import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../common/shutdown/rounds.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Matchmaking } from './matchmaking.js';

const LOOK_EVERY_MS = 2_000;

/** Looks from time to time who may play by now. Every process does; the lock of a queue lets one at a time. */
@Injectable()
export class MatchClock implements OnApplicationBootstrap {
  constructor(
    private readonly matchmaking: Matchmaking,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const rounds = new Rounds(this.gate, new Logger('Matchmaking'), 'Could not look for matches');
    rounds.start(LOOK_EVERY_MS, () => this.matchmaking.pairAll());
  }
}
