import { Injectable } from '@nestjs/common';
import { commitmentTo } from '../core/index.js';
import type { Proof } from '../core/index.js';
import { RoundSeeds } from './round-seeds.js';
import type { LiveSession } from './session.js';
import { asLogEntry } from '../store/action-log.js';
import { SessionStore } from '../store/session-store.js';

export type { Proof };

@Injectable()
export class Proofs {
  constructor(
    private readonly store: SessionStore,
    private readonly seeds: RoundSeeds,
  ) {}

  async of(session: LiveSession): Promise<Proof> {
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const rounds = Math.max(session.table.round, ...actions.map(({ round }) => round));
    const seeds = await this.seeds.publish(session, rounds);
    return {
      game: session.definition.id,
      rulesVersion: session.facts.rulesVersion,
      sessionId: session.id,
      startedAt: session.facts.startedAt,
      options: session.facts.options,
      seats: session.start.seats,
      fixture: session.facts.fixture,
      rounds: seeds.map((seed, index) => ({ round: index + 1, commitment: commitmentTo(seed), seed })),
      log: actions.map(asLogEntry),
      hashes: [session.facts.startHash, ...actions.map(({ hash }) => hash)],
    };
  }
}
