import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Express } from 'express';
import { createClient } from 'redis';
import { corsFor } from '../../common/http/cors.js';
import type { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import type { Settings } from '../../config/settings.js';
import { ConnectionLimits } from '../../common/limits/connection-limits.js';
import { letTextsThrough } from './json-text.js';
import { allowRequest, countConnections } from './socket-entrance.js';

/** Larger than any honest message. */
const MOST_BYTES = 64 * 1024;

type IoServer = ReturnType<IoAdapter['createIOServer']>;
type IoOptions = NonNullable<Parameters<IoAdapter['createIOServer']>[1]>;
type AdapterFactory = ReturnType<typeof createAdapter>;

/** Socket.IO beside Express on one port; with Redis, beside other instances of this server. */
export class SocketAdapter extends IoAdapter {
  private constructor(
    private readonly app: NestExpressApplication,
    private readonly settings: Settings,
    private readonly cluster: AdapterFactory | undefined,
  ) {
    super(app);
  }

  static async open(app: NestExpressApplication, settings: Settings, gate: ShutdownGate): Promise<SocketAdapter> {
    const cluster = settings.redisUrl === undefined ? undefined : await openCluster(settings.redisUrl, gate);
    return new SocketAdapter(app, settings, cluster);
  }

  override createIOServer(port: number, options?: IoOptions): IoServer {
    const express = this.app.getHttpAdapter().getInstance() as Express;
    const limits = this.app.get(ConnectionLimits);
    const server = super.createIOServer(port, {
      ...options,
      allowRequest: allowRequest(express, limits, this.settings.connectionsPerAddress),
      maxHttpBufferSize: MOST_BYTES,
      perMessageDeflate: false,
      serveClient: false,
      cors: corsFor(this.settings),
      ...(this.cluster ? { adapter: this.cluster } : undefined),
    } as IoOptions);
    countConnections(server, express, limits);
    letTextsThrough(server);
    // Nothing is played in the room everybody passes through.
    server.of('/').use((_socket, next) => {
      const data = { code: 'NO_NAMESPACE', message: 'Connect to the namespace of a game.' };
      next(Object.assign(new Error(data.message), { data }));
    });
    return server;
  }
}

async function openCluster(url: string, gate: ShutdownGate): Promise<AdapterFactory> {
  const logger = new Logger('Redis');
  const client = createClient({ url });
  client.on('error', (error: unknown) => logger.warn(`Redis: ${String(error)}`));
  await client.connect();
  // The adapter lets these go without a look; a broken connection must not end the process.
  const publish = client.publish.bind(client);
  Object.assign(client, { publish: (...said: Parameters<typeof publish>) => publish(...said).catch(() => 0) });
  gate.onStop('connections', 'Redis', () => client.destroy());
  return createAdapter(client, {
    streamName: 'parlour',
    channelPrefix: 'parlour',
    onlyPlaintext: true,
    blockTimeInMs: 1_000, // as long as the reader may take to notice that the server stops
  });
}
