import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  Ip,
  Optional,
  Param,
  ParseIntPipe,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ServerClock } from '../../common/clock/server-clock.js';
import { CurrentAccount, CurrentUser, needUser, OptionalAccount } from '../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../auth/account.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { ApiError } from '../../common/api-error.js';
import { schemaOf } from '../../common/http/schema-of.js';
import { Costly } from '../../common/limits/costly.guard.js';
import { forecast } from '../core/index.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { asPrecondition, etagOf, sendTagged, versionToMatch } from './etag.js';
import { readCreateKey, readKey } from '../sessions/idempotency-key.js';
import { OPEN_SEATS } from './open-seats.js';
import type { Gathered, OpenSeats } from './open-seats.js';
import { perspective } from './perspective.js';
import { preview } from './preview.js';
import type { Forecasts } from './preview.js';
import { Proofs } from '../sessions/past/proof.js';
import { Retelling } from '../sessions/past/retelling.js';
import { SessionList } from './session-list.js';
import { SessionOpener } from './session-opener.js';
import { pageFor } from '../sessions/session-page.js';
import type { SessionPage } from '../sessions/session-page.js';
import { SessionProblems } from './session-problems.js';
import { besidesFor, choicesFor } from '../sessions/session-update.js';
import { SessionService } from '../sessions/session.service.js';
import type { ActRequest } from '../sessions/session.service.js';
import {
  ActDto,
  ActQueryDto,
  ForecastsDto,
  HistoryQueryDto,
  JoinSessionDto,
  NewSessionDto,
  PerspectiveQueryDto,
  PreviewDto,
  SessionsQueryDto,
  ViewsQueryDto,
} from './sessions.dto.js';
import { sessionNotFound } from '../sessions/session.js';
import { shareViews } from './shared-views.js';
import { readAction } from '../hosting/shapes.js';
import { TurnWaiter } from '../sessions/turn-waiter.js';

/** How many versions one answer shows. */
const MOST_VIEWS = 50;

@ApiTags('Sessions')
@Controller('api/sessions')
export class SessionsController {
  constructor(
    private readonly opener: SessionOpener,
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly retelling: Retelling,
    private readonly lists: SessionList,
    private readonly proofs: Proofs,
    private readonly waiter: TurnWaiter,
    private readonly clock: ServerClock,
    @Optional() @Inject(OPEN_SEATS) private readonly openSeats?: OpenSeats,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Start a game at once, against bots; with open seats it waits, and begins when the last one is taken',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key again gives the same game' })
  @ApiCreatedResponse({
    description: 'The game, as you see it; or `status: "waiting"` with its `sessionId`, `joinCode` and `openSeats`',
  })
  @SessionProblems(400, 401, 404)
  @ApiProblems({ 422: { KEY_REUSED: 'This key was used for another request.' } })
  async open(
    @CurrentUser() account: UserAccount,
    @Body() body: NewSessionDto,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ) {
    const createKey = readCreateKey(key, body);
    if (!this.openSeats || !body.seats?.some(({ kind }) => kind === 'open')) {
      return pageFor(await this.opener.open(account, body, createKey, ip), account);
    }
    return this.gathered(account, await this.openSeats.open(account, body, createKey));
  }

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'Games that are open to spectators, or your own' })
  @SessionProblems(400, 401)
  list(@CurrentAccount() account: Account | undefined, @Query() query: SessionsQueryDto) {
    const user = account?.kind === 'user' ? account : undefined;
    return this.lists.page(query, query.mine === 'true' ? needUser(account) : user);
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game as you may see it' })
  @ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag you have: 304 if it is still that' })
  @ApiOkResponse({ schema: schemaOf<SessionPage>('SessionPage') })
  @SessionProblems(401, 404)
  async view(
    @CurrentAccount() account: Account | undefined,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    sendTagged(request, response, pageFor(await this.live.get(id), account));
  }

  @Get(':id/legal-actions')
  @ApiOperation({ summary: 'What may I do?' })
  @SessionProblems(401, 403, 404)
  async legalActions(@CurrentAccount() account: Account, @Param('id') id: string) {
    const session = await this.live.get(id);
    const seat = session.seatOf(account);
    const legalActions = choicesFor(session, seat);
    return { version: session.version, seat, legalActions, ...besidesFor(session, seat, legalActions) };
  }

  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'May I, and what would happen? The effect only where nothing hidden or random decides it' })
  @SessionProblems(400, 401, 403, 404)
  async preview(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: PreviewDto) {
    const session = await this.live.get(id);
    return preview(session, session.seatOf(account), readAction(session.hosted, body.action), this.clock.now());
  }

  @Post(':id/forecasts')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What would I hear of each of these actions? Told up to the first draw or chance, and nothing hidden',
  })
  @SessionProblems(400, 401, 403, 404)
  async forecasts(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Body() body: ForecastsDto,
  ): Promise<Forecasts> {
    const session = await this.live.get(id);
    const seat = session.seatOf(account);
    const actions = body.actions.map((action) => readAction(session.hosted, action));
    const { definition, table, version } = session;
    return {
      version,
      forecasts: actions.map((action) => ({ events: forecast(definition, table.state, seat, action) ?? null })),
    };
  }

  @Post(':id/actions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Act: stored when it is answered' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Makes a retry safe' })
  @ApiHeader({ name: 'If-Match', required: false, description: 'Only if the game is still what you saw' })
  @SessionProblems(400, 401, 403, 404, 409, 412, 422, 503)
  async act(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Query() query: ActQueryDto,
    @Body() body: ActDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const matching = versionToMatch(request);
    const asked: ActRequest = {
      actions: ({ hosted }) => [readAction(hosted, body.action)],
      key: readKey(request.headers['idempotency-key']) ?? body.actionId,
      expectedVersion: matching ?? body.expectedVersion,
    };
    const acting =
      query.waitForTurn === 'true'
        ? this.waiter.actAndAwaitBots(id, { account }, asked)
        : this.sessions.act(id, { account }, asked);
    const { update } = await acting.catch((error: unknown) => {
      throw matching === undefined ? error : asPrecondition(error);
    });
    response.set('ETag', etagOf(update));
    return update;
  }

  @Post(':id/join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take an open seat; the last one begins the game' })
  @ApiOkResponse({
    description: 'The game, as you see it; or `status: "waiting"` while seats are open',
  })
  @SessionProblems(400, 401, 404, 409)
  async join(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: JoinSessionDto) {
    if (!this.openSeats) throw sessionNotFound();
    return this.gathered(account, await this.openSeats.join(id, account, body));
  }

  @Post(':id/resign')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give up' })
  @SessionProblems(401, 403, 404, 409, 422)
  async resign(@CurrentAccount() account: Account, @Param('id') id: string) {
    const session = await this.live.get(id);
    const resignation = session.definition.resign?.(session.seatOf(account));
    if (!resignation) throw new ApiError(409, 'NO_RESIGNING', 'This game cannot be given up.');
    return (await this.sessions.act(id, { account }, { actions: [resignation] })).update;
  }

  @Get(':id/history')
  @OptionalAccount()
  @ApiOperation({ summary: 'What happened, as you may know it' })
  @SessionProblems(400, 401, 403, 404, 503)
  async history(
    @CurrentAccount() account: Account | undefined,
    @Param('id') id: string,
    @Query() query: HistoryQueryDto,
  ) {
    const session = await this.live.get(id);
    const { viewer, as } = perspective(session, account, query.as);
    const entries = await this.retelling.history(session, viewer, query.since, query.limit, as);
    const last = entries.at(-1)?.version ?? query.since;
    const isCut = entries.length === query.limit && last < session.version;
    return { version: session.version, entries, next: isCut ? last : null };
  }

  @Get(':id/at/:version')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game as it was at a version, as far as you may look back' })
  @SessionProblems(400, 401, 403, 404, 503)
  async at(
    @CurrentAccount() account: Account | undefined,
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
    @Query() query: PerspectiveQueryDto,
  ) {
    const session = await this.live.get(id);
    const { viewer, as } = perspective(session, account, query.as);
    return this.retelling.pictureAt(session, viewer, version, as);
  }

  @Get(':id/views')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game at several versions in a row; what stays the same in its views is sent once' })
  @SessionProblems(400, 401, 403, 404, 503)
  async views(@CurrentAccount() account: Account | undefined, @Param('id') id: string, @Query() query: ViewsQueryDto) {
    const session = await this.live.get(id);
    const { viewer, as } = perspective(session, account, query.as);
    const { from, to = from + MOST_VIEWS - 1 } = query;
    const last = Math.min(to, from + MOST_VIEWS - 1);
    const pictures = await this.retelling.picturesBetween(session, viewer, from, last, as);
    const next = from + pictures.length;
    return { version: session.version, pictures: shareViews(pictures), next: next <= session.version ? next : null };
  }

  @Get(':id/proof')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'After the end: everything needed to check the game offline (npm run verify)' })
  @SessionProblems(401, 404, 409, 503)
  async proof(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const session = await this.live.get(id);
    session.viewerFor(account);
    return this.proofs.of(session);
  }

  private async gathered(account: UserAccount, { sessionId, waiting }: Gathered) {
    return waiting ?? pageFor(await this.live.get(sessionId), account);
  }
}
