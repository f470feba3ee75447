import { Injectable } from '@nestjs/common';
import type { Proof } from '../../core/index.js';
import { proofOf, roundsOf } from './proof-of.js';
import { RoundSeeds } from './round-seeds.js';
import type { LiveSession } from '../session.js';
import { SessionStore } from '../../store/session-store.js';

export type { Proof };

@Injectable()
export class Proofs {
  constructor(
    private readonly store: SessionStore,
    private readonly seeds: RoundSeeds,
  ) {}

  async of(session: LiveSession): Promise<Proof> {
    const { facts, seats } = session;
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const proven = { facts, seats, actions, round: session.table.round, isOver: true };
    await this.seeds.publish(session, roundsOf(proven));
    return proofOf(proven);
  }
}
