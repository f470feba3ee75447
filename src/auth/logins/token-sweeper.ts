import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../common/shutdown/rounds.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Logins } from './logins.js';

const HOUR = 3_600_000;

/** Clears away refresh tokens that have run out. Any number of instances may do it. */
@Injectable()
export class TokenSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly logins: Logins,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const rounds = new Rounds(this.gate, new Logger('TokenSweeper'), 'Refresh tokens were not swept');
    rounds.start(HOUR, () => this.logins.deleteExpired());
  }
}
