import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../auth/access.decorators.js';
import type { UserAccount } from '../auth/account.js';
import { ApiError } from '../common/api-error.js';
import type { Viewer } from '../engine/core/index.js';
import { LiveSessions } from '../engine/sessions/live-sessions.js';
import { Retelling } from '../engine/sessions/past/retelling.js';
import { SessionDeeds } from '../engine/sessions/session-deeds.js';
import { SessionVerifier } from '../engine/sessions/past/session-verifier.js';
import { pageWith } from '../engine/sessions/session-page.js';
import type { SessionPage } from '../engine/sessions/session-page.js';
import type { LiveSession } from '../engine/sessions/session.js';
import { SessionStore } from '../engine/store/session-store.js';
import { HistoryQueryDto } from '../engine/http/sessions.dto.js';
import { FindSessionsDto, OpenViewQueryDto, ReasonDto, RewindDto } from './admin.dto.js';
import { AdminProblems, BAD_BODY, BAD_QUERY, NO_SESSION } from './admin-problems.js';
import { AuditLog } from './audit-log.js';
import { SessionFinder } from './session-finder.js';

const NO_VERSION = {
  400: { BAD_REQUEST: 'Validation failed (numeric string is expected)' },
  404: { ...NO_SESSION[404], NO_SUCH_VERSION: 'This game has versions 0 to 12.' },
};

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/sessions')
export class AdminSessionsController {
  constructor(
    private readonly finder: SessionFinder,
    private readonly live: LiveSessions,
    private readonly store: SessionStore,
    private readonly retelling: Retelling,
    private readonly deeds: SessionDeeds,
    private readonly verifier: SessionVerifier,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Find sessions by game, player, name or number, the newest first' })
  @AdminProblems(BAD_QUERY)
  find(@Query() query: FindSessionsDto) {
    return this.finder.page(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A session as it is, hidden cards included; looking leaves a line in the audit log' })
  @AdminProblems(NO_SESSION)
  async inspect(@CurrentUser() admin: UserAccount, @Param('id') id: string) {
    const session = await this.live.get(id);
    await this.look(admin, session, session.version);
    return { ...sheetOf(session), version: session.version, table: session.table };
  }

  @Get(':id/at/:version')
  @ApiOperation({ summary: 'The table at a version' })
  @AdminProblems(NO_VERSION)
  async at(
    @CurrentUser() admin: UserAccount,
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
  ) {
    const session = await this.live.get(id);
    // Also tells whether there is such a version.
    await this.retelling.pictureAt(session, 'all', version);
    await this.look(admin, session, version);
    return { ...sheetOf(session), version, table: await this.retelling.tableAt(session, version) };
  }

  @Get(':id/view')
  @ApiOperation({
    summary: 'The session page at a version through any eyes, also while it is played',
    description: 'In the shape that players get, so that the same table can draw it. A look in the audit log.',
  })
  @AdminProblems({ 400: { BAD_SHAPE: 'as must be all, public, or a seat like seat0' }, 404: NO_VERSION[404] })
  async openView(
    @CurrentUser() admin: UserAccount,
    @Param('id') id: string,
    @Query() { version, as = 'all' }: OpenViewQueryDto,
  ): Promise<SessionPage> {
    const session = await this.live.get(id);
    const at = version ?? session.version;
    const picture = await this.retelling.openPictureAt(session, viewerIn(session, as), at);
    await this.look(admin, session, at);
    return pageWith(session, picture);
  }

  @Get(':id/actions')
  @ApiOperation({ summary: 'The whole log, with secrets and notes; also of a damaged session' })
  @ApiOkResponse({
    example: { version: 12, actions: [{ version: 1, kind: 'game', seat: 0, action: { type: 'draw' } }], next: null },
  })
  @AdminProblems({ ...BAD_QUERY, ...NO_SESSION })
  async actions(
    @CurrentUser() admin: UserAccount,
    @Param('id') id: string,
    @Query() { since, limit }: HistoryQueryDto,
  ) {
    // Also of a session that is too damaged to be played on.
    const session = await this.store.getUnchecked(id);
    await this.look(admin, session, session.version);
    const actions = await this.store.actions(session.id, { after: since, upTo: session.version, limit });
    const last = actions.at(-1)?.version ?? since;
    return { version: session.version, actions, next: last < session.version ? last : null };
  }

  @Post(':id/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play it again: do all hashes and snapshots agree?' })
  @AdminProblems(NO_SESSION)
  async verify(@CurrentUser() admin: UserAccount, @Param('id') id: string) {
    const verification = await this.verifier.verify(id);
    const deed = { deed: 'verify', targetType: 'session', targetId: id, details: verification } as const;
    await this.audit.record(admin.id, deed);
    return verification;
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'End it without a result; the players are told' })
  @AdminProblems({ ...BAD_BODY, ...NO_SESSION, 409: { NOT_RUNNING: 'This game is not running.' } })
  async cancel(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { reason }: ReasonDto) {
    const { session, version } = await this.deeds.cancel(id, admin.id, reason);
    await this.audit.record(admin.id, {
      deed: 'cancel',
      targetType: 'session',
      targetId: session.id,
      details: { reason },
    });
    return { sessionId: session.id, status: session.status, version };
  }

  @Post(':id/rewind')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go back to an earlier version, as an entry of the log; the players are told' })
  @AdminProblems({
    ...BAD_BODY,
    ...NO_SESSION,
    409: {
      NO_SUCH_VERSION: 'Versions 0 to 11 can be gone back to.',
      GAME_RATED: 'This game is over and rated: its ratings are paid.',
      SESSION_ARCHIVED: 'This game is in the archive: it can be looked at, and not changed.',
      SEEDS_PUBLISHED: 'The seeds of this round are published: it cannot be played again.',
    },
  })
  async rewind(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { toVersion, reason }: RewindDto) {
    const { session, version } = await this.deeds.rewind(id, toVersion, admin.id);
    const details = { toVersion, reason };
    await this.audit.record(admin.id, { deed: 'rewind', targetType: 'session', targetId: session.id, details });
    return { sessionId: session.id, status: session.status, version };
  }

  private look(admin: UserAccount, { id }: LiveSession, version: number): Promise<void> {
    return this.audit.record(admin.id, { deed: 'look', targetType: 'session', targetId: id, details: { version } });
  }
}

function viewerIn(session: LiveSession, as: string): Viewer {
  if (as === 'all' || as === 'public') return as;
  const seat = Number(as.slice('seat'.length));
  if (seat < session.seats.length) return seat;
  throw new ApiError(400, 'BAD_SHAPE', `This game has seats 0 to ${session.seats.length - 1}.`);
}

/** What is fixed about a session. Seeds are in the proof when it is over; the hashes of seat tokens nowhere. */
function sheetOf({ facts, seats, status, outcome, toAct, dice, table, hash }: LiveSession) {
  const { id, num, game, options, rulesVersion, watch, access, botsMove, rated, createdBy, startedAt } = facts;
  return {
    sessionId: id,
    num,
    game,
    status,
    options,
    rulesVersion,
    watch,
    access,
    botsMove,
    rated,
    createdBy,
    startedAt: new Date(startedAt).toISOString(),
    toAct,
    outcome: outcome ?? null,
    hash,
    seedHash: dice.commitment(table.round),
    players: seats.map(({ tokenHash: _, ...seat }) => seat),
  };
}
