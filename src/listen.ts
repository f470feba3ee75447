import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from './config/settings.js';

export class PortTakenError extends Error {}

/**
 * An idle connection is kept longer than balancers keep theirs (mostly a minute): the one that closes it must not be the
 * one that does not know whether a request is on its way.
 */
const IDLE_MS = 65_000;
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

/** Starts listening and returns the address to open in a browser on this machine. */
export async function listen(app: NestExpressApplication, { host, port }: Settings): Promise<string> {
  // Not `app.listen`, which would log the stack of a taken port before we can say it in a sentence.
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = IDLE_MS;
  server.listen({ port, ...(host === undefined ? {} : { host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, host === undefined ? `port ${port}` : `${host}:${port}`);
  }
  return `http://${displayHost(host ?? '')}:${(server.address() as AddressInfo).port}`;
}

function displayHost(host: string): string {
  if (EVERYWHERE.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, where: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTakenError(
        `Something is already listening on ${where}. Stop it, or set PORT (0 picks a free one).`,
      );
    case 'EACCES':
      return new PortTakenError(`Listening on ${where} is not allowed. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PortTakenError(`This machine has no address for ${where}. Check HOST.`);
    default:
      return error;
  }
}
