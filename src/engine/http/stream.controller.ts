import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ServerClock } from '../../common/clock/server-clock.js';
import { CurrentAccount, OptionalAccount } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { AccountEvents } from '../../auth/account-events.js';
import type { Revoked } from '../../auth/account-events.js';
import { AuthService } from '../../auth/auth.service.js';
import { toApiError } from '../../common/http/problems/to-api-error.js';
import { addressKey } from '../../common/limits/address-key.js';
import { ConnectionLimits } from '../../common/limits/connection-limits.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import type { Viewer } from '../core/index.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { canCatchUp, Retelling } from '../sessions/past/retelling.js';
import { pageFor } from '../sessions/session-page.js';
import { SessionProblems } from './session-problems.js';
import { SessionRelay } from '../sessions/session-relay.js';
import { SessionStream } from './session-stream.js';
import type { Teller } from './session-stream.js';

/** A timer cannot wait longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

@ApiTags('Sessions')
@Controller('api/sessions')
export class StreamController {
  constructor(
    private readonly live: LiveSessions,
    private readonly relay: SessionRelay,
    private readonly retelling: Retelling,
    private readonly gate: ShutdownGate,
    private readonly accounts: AccountEvents,
    private readonly auth: AuthService,
    private readonly limits: ConnectionLimits,
    private readonly clock: ServerClock,
  ) {}

  @Get(':id/stream')
  @OptionalAccount()
  @ApiOperation({ summary: 'What happens, as it happens: server-sent events, each with its version as id' })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The version you have' })
  @ApiOkResponse({
    description:
      'First `session` (or the missed `update`), then an `update` for each change. It ends with the login it was opened by',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'id: 12\nevent: update\ndata: {"from":11,"version":12,"events":[]}\n\n',
      },
    },
  })
  @SessionProblems(401, 404, 429)
  async stream(
    @CurrentAccount() account: Account | undefined,
    @Param('id') id: string,
    @Headers('last-event-id') lastId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const stream = new SessionStream(response, () => this.mayStay(request, account));
    try {
      await this.takePlace(stream, request, account);
      this.endInTime(stream, account);
      // What was revoked between the look at the token and now was not heard.
      if (account?.kind === 'user') await this.auth.authenticate(request.headers.authorization);
      const session = await this.live.get(id);
      const viewer = session.viewerFor(account);
      if (stream.hasEnded) return;
      stream.onEnd(this.relay.follow(session, (moved) => stream.hear(moved.from, () => moved.updateFor(viewer))));
      stream.begin(this.tellerOf(session.id, account, viewer), versionIn(lastId));
    } catch (error) {
      stream.abandon();
      throw error;
    }
  }

  private async takePlace(stream: SessionStream, request: Request, account: Account | undefined): Promise<void> {
    stream.onEnd(await this.limits.takeForAddress(addressKey(request.ip)));
    if (account?.kind === 'user') stream.onEnd(await this.limits.takeForAccount(account.id));
  }

  /** A stream ends with the server, with its token, and with the login or the account it was opened by. */
  private endInTime(stream: SessionStream, account: Account | undefined): void {
    const end = (): void => stream.end();
    this.gate.signal.addEventListener('abort', end);
    stream.onEnd(() => this.gate.signal.removeEventListener('abort', end));
    if (account?.kind !== 'user') return;
    stream.onEnd(this.accounts.onRevoked((revoked) => concerns(revoked, account) && end()));
    if (account.expiresAt === undefined) return;
    const timer = setTimeout(end, Math.min(Math.max(0, account.expiresAt - this.clock.now()), LONGEST_WAIT_MS));
    stream.onEnd(() => clearTimeout(timer));
  }

  /** False only for a sure no: a database that is away says nothing about the account. */
  private async mayStay({ headers }: Request, account: Account | undefined): Promise<boolean> {
    if (account?.kind !== 'user') return true;
    return this.auth.authenticate(headers.authorization).then(
      () => true,
      (thrown: unknown) => toApiError(thrown).status >= 500,
    );
  }

  private tellerOf(id: string, account: Account | undefined, viewer: Viewer): Teller {
    return async (told) => {
      const session = await this.live.get(id);
      const { version } = session;
      if (told === version) return undefined;
      if (told === undefined || !canCatchUp(told, version)) {
        return { event: 'session', data: pageFor(session, account) };
      }
      return { event: 'update', data: await this.retelling.updateBetween(session, viewer, told, version) };
    };
  }
}

function versionIn(lastId: string | undefined): number | undefined {
  return lastId !== undefined && /^\d{1,9}$/.test(lastId) ? Number(lastId) : undefined;
}

function concerns({ userId, loginId }: Revoked, account: Account): boolean {
  return account.kind === 'user' && account.id === userId && (loginId === undefined || loginId === account.loginId);
}
