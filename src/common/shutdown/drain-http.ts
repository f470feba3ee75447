import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { ShutdownGate } from './shutdown-gate.js';

/** Kept-alive connections still deliver requests after listening has ended: those are told to come back elsewhere. */
export function refuseWhileStopping(gate: ShutdownGate): RequestHandler {
  return (request, response, next) => {
    // A balancer that keeps its connections lets go of them, and finds another instance for what comes next.
    if (gate.draining || gate.stopping) response.setHeader('Connection', 'close');
    if (!gate.stopping) return next();
    if (request.path.startsWith('/health/')) return next();
    const message = 'The server is shutting down.';
    response
      .status(503)
      .setHeader('Retry-After', '5')
      .type('application/problem+json')
      .send(
        JSON.stringify({
          title: 'Service Unavailable',
          status: 503,
          code: 'SHUTTING_DOWN',
          detail: message,
          error: message,
        }),
      );
  };
}

/**
 * Stops listening at once, then waits for the answers under way. To be called before Socket.IO takes over the server:
 * its long polls then never count as answers under way.
 */
export function drainHttp(server: Server, gate: ShutdownGate): void {
  const open = new Set<object>();
  // Browsers open connections before they have a request. Node counts those as neither idle nor busy, and waits for them.
  const silent = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    silent.add(connection);
    connection.once('close', () => silent.delete(connection));
  });
  server.on('upgrade', (_request, connection: Socket) => silent.delete(connection));
  server.on('request', (request, response) => {
    silent.delete(request.socket);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  gate.onStop('intake', 'listening', () => {
    // Waiting for its end would mean waiting for the sockets too; they are closed later.
    if (server.listening) server.close();
    server.closeIdleConnections();
  });
  gate.onStop('requests', 'requests under way', async () => {
    while (open.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      server.closeIdleConnections();
    }
  });
  gate.onStop('sockets', 'connections', () => {
    server.closeIdleConnections();
    for (const connection of silent) connection.destroy();
  });
}
