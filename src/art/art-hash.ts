import { createHash } from 'node:crypto';

/** Twelve characters that change with the picture: enough to tell one drawing of a card from the next. */
export function artHash(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 12);
}
