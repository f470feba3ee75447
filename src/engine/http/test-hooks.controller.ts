import { Body, CanActivate, Controller, Get, Injectable, Ip, Param, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { Pool } from 'pg';
import { CurrentUser } from '../../auth/access.decorators.js';
import type { UserAccount } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { Settings } from '../../config/settings.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionOpener } from './session-opener.js';
import { pageFor } from '../sessions/session-page.js';
import { NewSessionDto } from './sessions.dto.js';

/** Without the setting these paths are not there. */
@Injectable()
export class TestHooksGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(): boolean {
    if (!this.settings.testHooks) throw new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
    return true;
  }
}

export class FixtureDto extends NewSessionDto {
  @ApiPropertyOptional({ type: Object })
  @IsOptional()
  @IsObject()
  state?: object;
}

/** For tests only: sessions from a given state, and a look at the raw table. */
@ApiExcludeController()
@UseGuards(TestHooksGuard)
@Controller('api/test/sessions')
export class TestHooksController {
  constructor(
    private readonly opener: SessionOpener,
    private readonly live: LiveSessions,
    private readonly pool: Pool,
  ) {}

  @Post()
  async start(@CurrentUser() account: UserAccount, @Body() body: FixtureDto, @Ip() ip: string) {
    return pageFor(await this.opener.open(account, body, undefined, ip, body.state), account);
  }

  @Get(':id/state')
  async state(@Param('id') id: string) {
    const { version, status, table } = await this.live.get(id);
    // SQL: the entity hides the seed. Tests look for it in everything that is sent; the object in memory would not tell them.
    const { rows } = await this.pool.query<{ seed: string }>('SELECT seed FROM game_sessions WHERE id = $1', [id]);
    return { version, status, ...table, seed: rows[0]?.seed };
  }
}
