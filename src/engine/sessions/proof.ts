import { Injectable } from '@nestjs/common';
import { commitmentTo } from '../core/index.js';
import type { GameShape, LogEntry } from '../core/index.js';
import { RoundSeeds } from './round-seeds.js';
import type { LiveSession } from './session.js';
import { asLogEntry } from './store/action-log.js';
import { SessionStore } from './store/session-store.js';

/** Everything anybody needs to play a finished game again and find the same hashes. */
export interface Proof {
  readonly game: string;
  readonly rulesVersion: number;
  readonly sessionId: string;
  readonly startedAt: number;
  readonly options: object;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly bot: boolean;
    readonly loadout: unknown;
  }[];
  /** A session of the test hooks began from here. */
  readonly fixture: object | null;
  readonly rounds: readonly { readonly round: number; readonly commitment: string; readonly seed: string }[];
  readonly log: readonly LogEntry<GameShape>[];
  readonly hashes: readonly string[];
}

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
