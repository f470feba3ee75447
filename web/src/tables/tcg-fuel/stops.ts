import type { tcgFuel } from '@parlour/client';
import type { StopWindow } from './shapes.js';

/** Where a player who has set nothing is asked: the server says `null` for it. */
export const USUAL_STOPS: readonly StopWindow[] = [
  { phase: 'main1', step: 'beginning', turn: 'own' },
  { phase: 'main2', step: 'beginning', turn: 'own' },
  { phase: 'combat', step: 'declare_blockers', turn: 'own' },
  { phase: 'combat', step: 'declare_attackers', turn: 'other' },
  { phase: 'combat', step: 'declare_blockers', turn: 'other' },
  { phase: 'end', step: 'beginning', turn: 'other' },
];

export function stopsOf(settings: tcgFuel.Settings | null): readonly StopWindow[] {
  return settings?.stops ?? USUAL_STOPS;
}

const isSame = (one: StopWindow, other: StopWindow): boolean =>
  one.phase === other.phase && one.step === other.step && one.turn === other.turn;

export function hasStop(stops: readonly StopWindow[], wanted: StopWindow): boolean {
  return stops.some((one) => isSame(one, wanted));
}

/** The stops with one more, or one less. */
export function toggled(stops: readonly StopWindow[], { phase, step, turn }: StopWindow): readonly StopWindow[] {
  const which = { phase, step, turn };
  return hasStop(stops, which) ? stops.filter((one) => !isSame(one, which)) : [...stops, which];
}
