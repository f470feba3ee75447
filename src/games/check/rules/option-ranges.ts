import { CLASSIC } from './options.js';
import type { CheckOptions } from './options.js';

type Accepts = (value: unknown, players: number) => boolean;

const whole = (least: number, most: number): Accepts => {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
};
const oneOf = (...values: readonly unknown[]): Accepts => {
  return (value) => values.includes(value);
};
const either = (...ways: readonly Accepts[]): Accepts => {
  return (value, players) => ways.some((accepts) => accepts(value, players));
};
const millis = (least: number): Accepts => either(oneOf(0), whole(least, 86_400_000));

/** The values each option takes at a real table (2.1.4). The rules themselves also play with smaller numbers. */
const RANGES: { readonly [name in Exclude<keyof CheckOptions, 'deckOrder'>]-?: Accepts } = {
  direction: oneOf(1, -1),
  firstSeat: either(oneOf('random'), (value, players) => whole(0, players - 1)(value, players)),
  openingDiscard: oneOf(true, false),
  specialsDrawableFromDiscard: oneOf(true, false),
  wrongMatchPenalty: oneOf(0, 1, 2),
  retryAfterWrongMatch: oneOf(true, false),
  handLimit: either(oneOf(null), whole(6, 12)),
  lockedHandsPeekable: oneOf(true, false),
  lockedOwnerAbility: oneOf('resolve', 'fizzle'),
  matchMode: oneOf('race', 'sealed'),
  failedCheckPenalty: whole(0, 50),
  match: isMatchLength,
  maxTurnsPerRound: either(oneOf(null, undefined), whole(10, 2000)),
  memoryAid: oneOf('off', 'own', 'full'),
  peekMs: millis(3000),
  turnMs: millis(3000),
  abilityMs: millis(3000),
  matchWindowMs: millis(1000),
  botsOnly: oneOf(true, false, undefined),
  botsTakeTheirTime: oneOf(true, false, undefined),
};

/** The names of the options that are unknown or out of range; test settings count as unknown here. */
export function findBadOptions(options: object, players: number): string[] {
  return Object.entries(options)
    .filter(([name, value]) => !Object.hasOwn(RANGES, name) || !RANGES[name as keyof typeof RANGES](value, players))
    .map(([name]) => name);
}

/** Every house rule a client may set (2.1.4). */
export const OPTION_NAMES: readonly string[] = [...Object.keys(CLASSIC), 'maxTurnsPerRound'];

function isMatchLength(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, ...rest } = value as Record<string, unknown>;
  const named = Object.keys(rest).join();
  if (mode === 'single') return named === '';
  if (mode === 'rounds') return named === 'rounds' && whole(2, 20)(rest.rounds, 0);
  return mode === 'target' && named === 'target' && whole(20, 500)(rest.target, 0);
}
