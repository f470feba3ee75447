import { randomInt } from 'node:crypto';

/** Two names are the same if they look the same to a hasty reader: case and compatibility forms do not count. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** An address as it is looked up: written differently, it is the same. */
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
export function isVisible(text: unknown, most: number): text is string {
  return typeof text === 'string' && text.trim() !== '' && [...text].length <= most && !INVISIBLE.test(text);
}

/** A name that a player may have. */
export function isGoodName(name: unknown): name is string {
  return isVisible(name, 50) && !isReservedName(name);
}

const RESERVED: ReadonlySet<string> = new Set(
  'admin administrator moderator operator parlour server staff support system'.split(' '),
);
/** Letters of other scripts, digits and signs that are read as letters of the reserved names. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα@4',
    d: 'ԁ',
    e: 'еε3',
    i: 'іıι1|!',
    m: 'м',
    n: 'ո',
    o: 'оο0',
    p: 'рρ',
    r: 'г',
    s: 'ѕ5$',
    t: 'тτ7',
  }).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** Whether a hasty reader would take the name for that of an administrator, numbered or not. */
export function isReservedName(name: string): boolean {
  const plain = toNameKey(name).normalize('NFD').replace(/\p{M}/gu, '');
  const readAs = [...plain].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');
  return [plain, readAs].some((text) => RESERVED.has(text.replace(/\P{L}/gu, '')));
}

/** What others read of a player who is known by an id alone: the id, if it would do as a name. */
export function nameFor(id: string): string {
  return isGoodName(id) ? id : 'Player';
}

/** A name for a guest who has given none. */
export function guestName(): string {
  return `Guest ${randomInt(1000, 1_000_000)}`;
}
