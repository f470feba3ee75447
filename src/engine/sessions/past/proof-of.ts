import { commitmentTo, sealedDice } from '../../core/index.js';
import type { Proof } from '../../core/index.js';
import { asLogEntry } from '../../store/action-log.js';
import type { LoggedAction } from '../../store/action-log.js';
import { startOf } from '../session.js';
import type { SeatRecord, SessionFacts } from '../session.js';

/** What a proof is made of. */
export interface Proven {
  readonly facts: SessionFacts;
  readonly seats: readonly SeatRecord[];
  /** All of them. */
  readonly actions: readonly LoggedAction[];
  /** The round of its last table. */
  readonly round: number;
  /** Only then are the seeds of its rounds told. */
  readonly isOver: boolean;
}

/** How many rounds were begun. */
export function roundsOf({ round, actions }: Pick<Proven, 'round' | 'actions'>): number {
  return actions.reduce((most, action) => Math.max(most, action.round), round);
}

/** The proof of a game; that of one that goes on has no seeds. */
export function proofOf({ facts, seats, actions, round, isOver }: Proven): Proof {
  const dice = sealedDice(facts.seed);
  const seeds = Array.from({ length: isOver ? roundsOf({ round, actions }) : 0 }, (_, index) => dice.seed(index + 1));
  return {
    game: facts.game,
    rulesVersion: facts.rulesVersion,
    sessionId: facts.id,
    startedAt: facts.startedAt,
    options: facts.options,
    seats: startOf(facts, seats).seats,
    fixture: facts.fixture,
    rounds: seeds.map((seed, index) => ({ round: index + 1, commitment: commitmentTo(seed), seed })),
    log: actions.map(asLogEntry),
    hashes: [facts.startHash, ...actions.map(({ hash }) => hash)],
  };
}
