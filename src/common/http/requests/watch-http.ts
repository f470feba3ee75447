import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../../metrics/metrics.js';
import { readTraceparent } from '../../tracing/spans.js';
import type { Begun, Tracing } from '../../tracing/tracing.js';

const PROBES = /^\/(health|metrics)(\/|$)/;
const begun = new WeakMap<object, Begun>();

/** Times every request and follows it: the first in the row. Event streams last as long as their readers, and are not timed. */
export function watchHttp(metrics: Metrics, tracing: Tracing, callers: boolean): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { method } = request;
    const since = performance.now();
    const caller = callers ? readTraceparent(request.headers.traceparent) : undefined;
    const quiet = PROBES.test(request.path);
    const errand = quiet
      ? undefined
      : tracing.open(method, { caller, served: true, facts: { 'http.request.method': method } });
    response.once('close', () => {
      const route = routeOf(request);
      const { statusCode } = response;
      if (!isStream(response)) {
        const labels = { method, route, status: `${Math.floor(statusCode / 100)}xx` };
        metrics.httpSeconds.observe(labels, (performance.now() - since) / 1000);
      }
      const span = errand?.span;
      span?.rename(`${method} ${route}`);
      span?.tell({ 'http.route': route, 'http.response.status_code': statusCode });
      span?.end(statusCode >= 500 ? new Error() : undefined);
    });
    if (!errand) return next();
    begun.set(request, errand);
    errand.run(next);
  };
}

/** Comes after the body: its last bytes arrive by themselves, and what follows them would belong to no errand. */
export function followOn(): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const errand = begun.get(request);
    if (errand) errand.run(next);
    else next();
  };
}

/** The pattern and never the address: an address has ids in it, and a label must not have endless values. */
function routeOf({ route }: Request): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'other';
}

function isStream(response: Response): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
