import { newSecret, sha256 } from './secret-hash.js';

const SEAT_TOKEN = /^tok_[A-Za-z0-9_-]{43}$/;

/** The key to one seat, for contracts without accounts. Only its hash is stored. */
export function newSeatToken(): { readonly token: string; readonly hash: string } {
  const token = `tok_${newSecret()}`;
  return { token, hash: hashSeatToken(token) };
}

/** What is kept of a token. */
export function hashSeatToken(token: string): string {
  return sha256(token);
}

/** Whether a text has the form of a token of a seat. */
export function isSeatToken(text: unknown): text is string {
  return typeof text === 'string' && SEAT_TOKEN.test(text);
}
