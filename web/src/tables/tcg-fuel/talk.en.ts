import type { Seat } from '@parlour/client';
import type { Telling } from '../../play/table-kind.js';
import { cardIn, titled } from './shapes.js';
import type { GameView, TcgFuel } from './shapes.js';

type Tells = Telling<TcgFuel>;

export interface Station {
  readonly phase: GameView['phase'];
  readonly step: GameView['step'];
  readonly long: string;
  readonly short: string;
}

const station = (phase: Station['phase'], step: Station['step'], long: string, short: string): Station => ({
  phase,
  step,
  long,
  short,
});

/** The stations of the track, each a window in which a player may want to be asked. */
export const STATIONS: readonly Station[] = [
  station('untap', 'beginning', 'Untap', 'unt'),
  station('upkeep', 'beginning', 'Upkeep', 'upk'),
  station('draw', 'beginning', 'Draw', 'drw'),
  station('main1', 'beginning', 'Main 1', 'M1'),
  station('combat', 'declare_attackers', 'Attack', 'atk'),
  station('combat', 'declare_blockers', 'Block', 'blk'),
  station('combat', 'combat_damage', 'Damage', 'dmg'),
  station('main2', 'beginning', 'Main 2', 'M2'),
  station('end', 'beginning', 'End', 'end'),
];

/** Where on the track a moment is: the beginning of combat belongs to the attack, its end to the damage. */
export function stationAt(phase: string, step: string): Station | undefined {
  if (phase !== 'combat') return STATIONS.find((one) => one.phase === phase);
  const at = step === 'beginning' ? 'declare_attackers' : step === 'end' ? 'combat_damage' : step;
  return STATIONS.find((one) => one.phase === 'combat' && one.step === at);
}

export function phaseName({ phase, step }: Pick<GameView, 'phase' | 'step'>): string {
  if (phase === 'combat' && step === 'beginning') return 'Combat begins';
  if (phase === 'combat' && step === 'end') return 'Combat ends';
  return stationAt(phase, step)?.long ?? phase;
}

/** What waits on top of the stack. */
export function topName(view: GameView): string | undefined {
  const top = view.stack.at(-1);
  return top && (cardIn(view, top.sourceId)?.name ?? titled(top.slug));
}

export function youOr(seat: Seat, { isYou, name }: Tells, you: string, other: string): string {
  return isYou(seat) ? you : `${name(seat)} ${other}`;
}
