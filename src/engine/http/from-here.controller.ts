import { Body, Controller, Ip, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { CurrentUser } from '../../auth/access.decorators.js';
import type { UserAccount } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { Settings } from '../../config/settings.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { Retelling } from '../sessions/past/retelling.js';
import { pageFor } from '../sessions/session-page.js';
import { SessionProblems } from './session-problems.js';
import { SessionService } from '../sessions/session.service.js';

export class FromHereDto {
  @ApiProperty({ example: 12, description: 'The version whose table the new game begins with' })
  @IsInt()
  @Min(0)
  version!: number;
}

/** For people who write games: a table of the past as the beginning of a new game. */
@ApiTags('Sessions')
@Controller('api/sessions')
export class FromHereController {
  constructor(
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly retelling: Retelling,
    private readonly settings: Settings,
  ) {}

  /** An account at every seat knows every hand: so it takes the test hooks, or an admin. */
  @Post(':id/from-here')
  @ApiOperation({
    summary: 'A new game that begins with the table of this one at a version; every seat of a person is yours',
    description: 'On servers with test hooks, or for an admin.',
  })
  @SessionProblems(400, 401, 403, 404, 503)
  async fromHere(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Body() { version }: FromHereDto,
    @Ip() ip: string,
  ) {
    if (!this.settings.testHooks && account.role !== 'admin') {
      throw new ApiError(403, 'FORBIDDEN', 'A game begins from another one with test hooks, or by an admin.');
    }
    const session = await this.live.get(id);
    if (version > session.version) {
      throw new ApiError(404, 'NO_SUCH_VERSION', `This game has versions 0 to ${session.version}.`);
    }
    const { state } = await this.retelling.tableAt(session, version);
    const begun = await this.sessions.begin({
      game: session.definition.id,
      options: session.facts.options,
      seats: session.seats.map(({ seat: _seat, ...record }) =>
        record.kind === 'bot' ? record : { ...record, kind: 'user' as const, userId: account.id, tokenHash: null },
      ),
      watch: 'nobody',
      rated: false,
      createdBy: account.id,
      from: ip,
      fixture: state,
    });
    return pageFor(begun, account);
  }
}
