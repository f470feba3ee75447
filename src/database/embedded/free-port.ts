import { createServer } from 'node:net';

/** The port asked for if it is free on this host, otherwise any free one. */
export async function freePort(wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    const port = await tryPort(wanted).catch(() => undefined);
    if (port !== undefined) return port;
  }
  return tryPort(0);
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}
