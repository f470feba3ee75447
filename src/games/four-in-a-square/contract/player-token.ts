import type { Request } from 'express';

/** The token of the body wins over the one of the header. */
export function playerToken({ body, headers }: Request): unknown {
  const given = body as { playerToken?: unknown } | null | undefined;
  if (given && typeof given === 'object' && given.playerToken !== undefined) return given.playerToken;
  return headers.authorization;
}
