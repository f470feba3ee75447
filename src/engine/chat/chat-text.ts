import { badShape } from '../../common/http/validation.js';

const LONGEST_TEXT = 500;

/** Control characters, line breaks, and the marks that turn the direction of what others read. */
const UNTELLABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Plain text as it is stored: no blanks around it, 1 to 500 characters, nothing invisible that could deceive. */
export function readChatText(given: string): string {
  const text = given.normalize('NFC').trim();
  const length = [...text].length;
  if (length < 1 || length > LONGEST_TEXT) throw bad(`must have 1 to ${LONGEST_TEXT} characters`);
  if (UNTELLABLE.test(text)) throw bad('must not hold control characters');
  return text;
}

function bad(reason: string) {
  return badShape([{ field: 'text', reason }]);
}
