import helmet from 'helmet';
import type { RequestHandler } from 'express';

/**
 * Strict, with what a built single-page client and Swagger UI need: inline styles, images as data, workers as blobs,
 * and web sockets to wherever the page came from. No inline script runs.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        // No upgrade-insecure-requests: at home the server speaks plain http, and not only on localhost.
      },
    },
    // Whether a host is to be reached by https alone is for the proxy that speaks https to say.
    strictTransportSecurity: false,
    // Browsers ignore these two on plain http, and complain about it on the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
