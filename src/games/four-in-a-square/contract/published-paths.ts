import type { RequestHandler } from 'express';

const PUBLISHED = /^\/games(?=[/?]|$)/;

/** Serves the published contract at its original address too: `/games` beside `/api/four-in-a-square/games`. */
export function publishedPaths(): RequestHandler {
  return (request, _response, next) => {
    if (PUBLISHED.test(request.url)) {
      request.url = `/api/four-in-a-square${request.url}`;
      // Errors are told in the words of the contract, which is found by this address.
      request.originalUrl = request.url;
    }
    next();
  };
}
