import type { Frozen, Viewer } from '../../../../engine/core/index.js';
import type { ToldOf } from '../../../../engine/contract/game-table.js';
import type { Check, CheckState } from '../../rules/check.types.js';
import type { StartedTable } from '../games/wire.js';

type Told = ToldOf<Check>;

/** A finished round: what was played in it, and its tables from the one it was dealt at. */
export interface RoundRecord {
  /** The version it was dealt at. */
  readonly before: number;
  readonly steps: readonly Told[];
  readonly states: readonly Frozen<CheckState>[];
}

/** Reads a finished round back, through whose eyes one likes. */
export async function roundRecord(table: StartedTable, roundNo: number, as: Viewer): Promise<RoundRecord> {
  const first = await table.roundStart(roundNo);
  const end = await table.roundStart(roundNo + 1);
  const told = await table.log('public', { after: first, upTo: end }, as);
  const before = told.findLast(({ logged }) => logged.round < roundNo)?.logged.version ?? first;
  const steps = upToScoring(told.filter(({ logged }) => logged.round === roundNo));
  const tables = await table.tablesBetween(before, steps.at(-1)?.logged.version ?? before);
  return { before, steps, states: tables.map(({ state }) => state) };
}

function upToScoring(steps: readonly Told[]): Told[] {
  return steps.slice(0, steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'roundScored')) + 1);
}
