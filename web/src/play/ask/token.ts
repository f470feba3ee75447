import { canonical } from '@parlour/client';
import type { Press, Where } from './reading.js';

/** A value that can be chosen, and the presses that choose it. */
export interface Token {
  readonly path: readonly Press[];
  readonly value: unknown;
}

/** What a step asks for, before the presses of all trails of its way are known together. */
export interface RawToken {
  readonly where: Where;
  readonly value: unknown;
}

/** Whether a press is an entry of a list and not a place on the table. */
export function isListed(press: Press): boolean {
  return press.startsWith('=');
}

/** The press of a value without a place: named by its step, so that two lists can stand side by side. */
export function entryOf(type: string, step: string, value: unknown): Press {
  return `=${type}.${step}:${value === undefined ? 'null' : canonical(value)}`;
}

/**
 * Gives every value of a step its presses: as few as tell it from the other values of the step, so that the only defender
 * is not asked for; and one more, from a list, where two values are pressed at the same place.
 */
export class Paths {
  private readonly values = new Map<string, { readonly path: readonly Press[]; readonly value: unknown }>();
  private finished?: ReadonlyMap<string, Token>;

  constructor(
    private readonly type: string,
    private readonly step: string,
  ) {}

  add({ where, value }: RawToken): void {
    const path = where === undefined ? [] : typeof where === 'string' ? [where] : where;
    this.values.set(keyOf(value), { path, value });
    this.finished = undefined;
  }

  tokenOf(value: unknown): Token {
    this.finished ??= this.finish();
    const token = this.finished.get(keyOf(value));
    if (!token) throw new Error(`${this.type}.${this.step} has no ${keyOf(value)}.`);
    return token;
  }

  private finish(): ReadonlyMap<string, Token> {
    const starting = new Map<string, number>();
    for (const { path } of this.values.values()) {
      for (let length = 1; length <= path.length; length++) {
        const prefix = path.slice(0, length).join('\n');
        starting.set(prefix, (starting.get(prefix) ?? 0) + 1);
      }
    }
    const tokens = new Map<string, Token>();
    for (const [key, { path, value }] of this.values) {
      const unique = path.findIndex((_, index) => starting.get(path.slice(0, index + 1).join('\n')) === 1);
      const whole = unique >= 0 ? path.slice(0, unique + 1) : [...path, entryOf(this.type, this.step, value)];
      tokens.set(key, { path: whole, value });
    }
    return tokens;
  }
}

function keyOf(value: unknown): string {
  return value === undefined ? 'null' : canonical(value);
}
