import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** CPU milliseconds of a process so far; with `family`, of its children and of those that have ended too. */
export function cpuOf(pid: number, family = false): number | undefined {
  try {
    const mine = statOf(pid);
    if (!family) return mine.own;
    const others = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => tryStat(name))
      .filter((stat) => stat !== undefined)
      .filter(({ parent }) => parent === pid);
    return mine.own + mine.ended + others.reduce((sum, { own }) => sum + own, 0);
  } catch {
    return undefined; // no /proc here, or the process is gone
  }
}

interface Stat {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

function tryStat(pid: string): Stat | undefined {
  try {
    return statOf(pid);
  } catch {
    return undefined;
  }
}

function statOf(pid: number | string): Stat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number): number => Number(fields[index]) * TICK_MS;
  return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
}
