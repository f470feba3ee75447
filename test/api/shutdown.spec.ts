import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { ShutdownGate } from '../../src/common/shutdown/shutdown-gate.js';
import { startParlour } from '../support/parlour.js';
import { until } from '../support/until.js';

describe('A server that ends', () => {
  it('waits for no connection that has never asked for anything', async () => {
    const parlour = await startParlour();
    const { hostname, port } = new URL(parlour.url);
    const silent = connect(Number(port), hostname);
    const begun = connect(Number(port), hostname);
    await Promise.all([once(silent, 'connect'), once(begun, 'connect')]);
    begun.write('GET /api/games HTTP/1.1\r\nHost:');
    const server = parlour.app.getHttpServer() as Server;
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await until('both connections', async () => (await connections()) === 2);

    const left: unknown[] = [];
    parlour.app.get(ShutdownGate).onStop('app', 'look', async () => {
      await until('no connection left', async () => (await connections()) === 0, 5_000).catch((late) =>
        left.push(late),
      );
    });
    await parlour.stop();
    expect(left).toEqual([]);
  });
});
