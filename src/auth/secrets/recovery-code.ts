import { randomBytes } from 'node:crypto';
import { sha256 } from './secret-hash.js';

/** Crockford's 32 signs: no O beside 0, no I or L beside 1, no U beside V. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const IN_A_GROUP = 5;
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** 125 random bits in a form that people can write down: `7K3QD-…`, five groups of five signs. */
export function newRecoveryCode(): string {
  // 32 divides 256, so every sign is equally likely.
  const signs = Array.from(randomBytes(GROUPS * IN_A_GROUP), (byte) => SIGNS[byte % SIGNS.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP).join(''),
  ).join('-');
}

/** The hash of a code as it is stored. Case, blanks and dashes do not count, and a sign may be written as its look-alike. */
export function hashRecoveryCode(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return sha256(signs.replace(/[OILU]/g, (sign) => READ_AS[sign]!));
}
