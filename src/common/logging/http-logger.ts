import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { HttpLogger } from 'pino-http';
import { serializers } from './serializers.js';

const QUIET = /^\/(health|metrics)(\/|\?|$)/;

/** Gives every request an id (the caller's, if it is a decent one) and logs how it ended. */
export function httpLogger(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    serializers: { ...serializers },
    wrapSerializers: false,
    quietReqLogger: true, // a request's own logger carries its id, not all of it
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => QUIET.test(request.url ?? '') },
    // A refusal is an answer; only our own mistakes are worth a line by default.
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    customSuccessMessage: (request, response) => `${request.method} ${response.statusCode}`,
    customErrorMessage: (request, response) => `${request.method} ${response.statusCode}`,
  });
}
