import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Express } from 'express';
import { InstanceBus } from '../../../common/cluster/instance-bus.js';
import { corsFor } from '../../../common/http/requests/cors.js';
import type { Settings } from '../../../config/settings.js';
import { ConnectionLimits } from '../../../common/limits/connection-limits.js';
import { instanceAdapter } from './instance-adapter.js';
import { allowRequest, countConnections } from './socket-entrance.js';
import { textParser } from '../wire/text-parser.js';

/** Larger than any honest message. */
const MOST_BYTES = 64 * 1024;

type IoServer = ReturnType<IoAdapter['createIOServer']>;
type IoOptions = NonNullable<Parameters<IoAdapter['createIOServer']>[1]>;

/** Socket.IO beside Express on one port; with Redis, beside other instances of this server. */
export class SocketAdapter extends IoAdapter {
  constructor(
    private readonly app: NestExpressApplication,
    private readonly settings: Settings,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: IoOptions): IoServer {
    const express = this.app.getHttpAdapter().getInstance() as Express;
    const limits = this.app.get(ConnectionLimits);
    const bus = this.app.get(InstanceBus);
    const server = super.createIOServer(port, {
      ...options,
      allowRequest: allowRequest(express, limits, this.settings.connectionsPerAddress),
      maxHttpBufferSize: MOST_BYTES,
      perMessageDeflate: false,
      serveClient: false,
      parser: textParser,
      cors: corsFor(this.settings),
      ...(bus.alone ? undefined : { adapter: instanceAdapter(bus) }),
    } as IoOptions);
    countConnections(server, express, limits);
    // Nothing is played in the room that every socket passes through.
    server.of('/').use((_socket, next) => {
      const data = { code: 'NO_NAMESPACE', message: 'Connect to the namespace of a game.' };
      next(Object.assign(new Error(data.message), { data }));
    });
    return server;
  }
}
