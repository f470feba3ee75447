import type { Run } from './workshop-server.js';

/** The version that a run was played with. */
export function versionOf({ plan }: Run): number {
  return Number(plan.card_set.split('@')[1]);
}

/** The newest run of an earlier version that had the same deals. */
export function partnerOf(run: Run, runs: readonly Run[]): Run | undefined {
  const deals = ({ plan, games }: Run) => JSON.stringify([plan.names, plan.edition, plan.level, plan.seed, games]);
  if (!run.plan.names) return undefined;
  return runs.find((other) => versionOf(other) < versionOf(run) && deals(other) === deals(run));
}
