import { Injectable } from '@nestjs/common';
import type { Frozen, Viewer } from '../../../engine/core/index.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
import type { Told } from '../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { SessionStore } from '../../../engine/store/session-store.js';
import type { CheckState } from '../rules/check.types.js';

/** A finished round: what was played in it, and its tables from the one it was dealt at. */
export interface RoundRecord {
  /** The version it was dealt at. */
  readonly before: number;
  readonly steps: readonly Told[];
  readonly states: readonly Frozen<CheckState>[];
}

/** Reads finished rounds back: each by itself, through whose eyes one likes. */
@Injectable()
export class RoundRecords {
  constructor(
    private readonly retelling: Retelling,
    private readonly store: SessionStore,
  ) {}

  async of(session: LiveSession, roundNo: number, as: Viewer): Promise<RoundRecord> {
    const first = await this.store.roundStart(session, roundNo);
    const end = await this.store.roundStart(session, roundNo + 1);
    const told = await this.retelling.stretch(session, 'public', { after: first, upTo: end }, as);
    const before = told.findLast(({ logged }) => logged.round < roundNo)?.logged.version ?? first;
    const steps = upToScoring(told.filter(({ logged }) => logged.round === roundNo));
    const tables = await this.store.tablesBetween(session, before, steps.at(-1)?.logged.version ?? before);
    return { before, steps, states: tables.map(({ state }) => state as Frozen<CheckState>) };
  }
}

function upToScoring(steps: readonly Told[]): Told[] {
  return steps.slice(0, steps.findLastIndex(({ logged }) => scores(logged)) + 1);
}

function scores({ events }: Told['logged']): boolean {
  return events.some(({ public: event }) => event?.type === 'roundScored');
}
