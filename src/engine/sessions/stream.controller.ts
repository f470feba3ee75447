import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentAccount, OptionalAccount } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import type { Viewer } from '../core/index.js';
import { LiveSessions } from './live-sessions.js';
import { Retelling } from './retelling.js';
import { SessionFeed } from './session-feed.js';
import { pageFor } from './session-page.js';
import { SessionProblems } from './session-problems.js';
import type { SessionUpdate } from './session-update.js';
import type { LiveSession } from './session.js';

/** Proxies close silent connections; a comment now and then keeps them open. */
const HEARTBEAT_MS = 20_000;
/** Further behind than this, a client gets the table as it is and no tale. */
const MOST_MISSED = 200;

@ApiTags('Sessions')
@ApiBearerAuth()
@Controller('api/sessions')
export class StreamController {
  constructor(
    private readonly live: LiveSessions,
    private readonly feed: SessionFeed,
    private readonly retelling: Retelling,
    private readonly gate: ShutdownGate,
  ) {}

  @Get(':id/stream')
  @OptionalAccount()
  @ApiOperation({ summary: 'What happens, as it happens: server-sent events, each with its version as id' })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The version you have' })
  @ApiOkResponse({
    description: 'First `session` (or the missed `update`), then an `update` for each change',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'id: 12\nevent: update\ndata: {"from":11,"version":12,"events":[]}\n\n',
      },
    },
  })
  @SessionProblems(401, 404)
  async stream(
    @CurrentAccount() account: Account | undefined,
    @Param('id') id: string,
    @Headers('last-event-id') lastId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const session = await this.live.get(id);
    const viewer = session.viewerFor(account);
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const send = (event: string, data: { readonly version: number }): void => {
      response.write(`id: ${data.version}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    // What happens while the missed part is being read waits its turn.
    const waiting: SessionUpdate[] = [];
    let ready = false;
    const stop = this.feed.onSession(id, (moved) => {
      const update = moved.updateFor(viewer);
      if (ready) send('update', update);
      else waiting.push(update);
    });
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    const end = (): void => {
      clearInterval(heartbeat);
      stop();
      this.gate.signal.removeEventListener('abort', end);
      response.end();
    };
    this.gate.signal.addEventListener('abort', end);
    request.on('close', end);

    const told = await this.catchUp(session, viewer, account, lastId, send);
    for (const update of waiting) if (update.version > told) send('update', update);
    ready = true;
  }

  /** Tells what a client missed, and returns the version it now has. */
  private async catchUp(
    session: LiveSession,
    viewer: Viewer,
    account: Account | undefined,
    lastId: string | undefined,
    send: (event: string, data: { readonly version: number }) => void,
  ): Promise<number> {
    const has = lastId !== undefined && /^\d{1,9}$/.test(lastId) ? Number(lastId) : undefined;
    const { version } = session;
    if (has === undefined || has > version || version - has > MOST_MISSED) {
      const page = pageFor(session, account);
      send('session', page);
      return page.version;
    }
    if (has < version) send('update', await this.retelling.updateBetween(session, viewer, has, version));
    return version;
  }
}
