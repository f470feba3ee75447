import { randomInt } from 'node:crypto';

/** Two names are the same if they look the same to a hasty reader: case and compatibility forms do not count. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function toEmailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** One blank between words, none around them. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Nothing invisible: control and format characters can hide or reverse what others read. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Counts as Postgres does, in code points; class-validator's own `Length` leaves some out. */
export function isGoodName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && [...name].length <= 50 && !INVISIBLE.test(name);
}

export function guestName(): string {
  return `Guest ${randomInt(1000, 1_000_000)}`;
}
