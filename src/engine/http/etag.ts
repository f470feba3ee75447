import type { Request, Response } from 'express';
import { ApiError } from '../../common/api-error.js';
import type { SessionPicture } from '../sessions/session-update.js';

/** A version through one viewer's eyes. */
export function etagOf({ version, seat }: Pick<SessionPicture, 'version' | 'seat'>): string {
  return `"${version}.${seat ?? 'public'}"`;
}

/** Sends a picture with its tag, or 304 to a client that has it already. */
export function sendTagged(
  request: Request,
  response: Response,
  picture: SessionPicture,
  body: object = picture,
): void {
  const tag = etagOf(picture);
  response.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
  if (tagsIn(request.headers['if-none-match']).includes(tag)) response.status(304).end();
  else response.json(body);
}

/** The version an `If-Match` header allows an action at; several or none: whatever it says is checked against the tag. */
export function versionToMatch(request: Request): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^"(\d{1,9})\.(?:\d+|public)"$/.exec(header.trim())?.[1];
  if (version === undefined) throw new ApiError(400, 'BAD_SHAPE', 'If-Match takes one ETag of this game.');
  return Number(version);
}

/** A conflict over `If-Match` is a failed precondition. */
export function asPrecondition(error: unknown): unknown {
  return error instanceof ApiError && error.code === 'STALE_VERSION'
    ? new ApiError(412, 'STALE_VERSION', error.message, error.extras)
    : error;
}

function tagsIn(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
