import { randomInt } from 'node:crypto';

/** Nothing that is read as something else: no I, L, O, no 0 and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
const JOIN_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code that no client can guess. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as it is stored, from what a player typed; undefined if no code looks like that. */
export function findJoinCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return JOIN_CODE.test(code) ? code : undefined;
}
