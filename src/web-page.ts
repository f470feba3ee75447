import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';

/** Paths that are the server's own, whatever a browser would like to see there. */
const OURS = /^\/(api|art|docs|docs-json|health|metrics|socket\.io)(\/|$)/;
/** Files: one that is not there is not the page. */
const FILE = /\.(css|ico|jpe?g|js|map|png|svg|webp)$/;

/** Serves the built page at `/`. Its files carry a hash in their names and never change; the page itself is asked for anew. */
export function servePage(app: NestExpressApplication): void {
  const folder = findPage();
  if (folder === undefined) return;
  app.use(
    express.static(folder, {
      index: false,
      setHeaders: (response: Response, path: string) =>
        response.setHeader(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    // Every address of the page is the page: it finds its way by itself.
    const wantsPage =
      request.method === 'GET' &&
      !OURS.test(request.path) &&
      !FILE.test(request.path) &&
      request.accepts(['html', 'json']) === 'html';
    if (wantsPage) response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
    else next();
  });
}

/** Beside the sources, be it from the compiled server or from the sources themselves. */
function findPage(): string | undefined {
  const places = ['../web/dist/', '../../web/dist/'].map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return places.find((place) => existsSync(`${place}index.html`));
}
