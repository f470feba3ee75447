import { Controller, Get, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { Welcome } from '../collection/welcome.guard.js';
import { FirstSteps } from './first-steps.service.js';
import type { FirstStepsState } from './first-steps.service.js';

@ApiTags('Viking Vengeance')
@UseGuards(Welcome)
@Controller('api/viking-vengeance/first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstSteps) {}

  @Get()
  @ApiOperation({ summary: 'How far I am with the guided first game' })
  show(@CurrentUser() { id }: UserAccount): Promise<FirstStepsState> {
    return this.steps.of(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Begin the guided first game: a solo game with the starter deck and a seed of the server’s',
  })
  async begin(@CurrentUser() account: UserAccount, @Ip() ip: string): Promise<FirstStepsState> {
    const { id } = await this.steps.begin(account, ip);
    return { game_id: id, done: false };
  }

  @Post('done')
  @HttpCode(204)
  @ApiOperation({ summary: 'I have been through it, or want to skip it' })
  done(@CurrentUser() { id }: UserAccount): Promise<void> {
    return this.steps.done(id);
  }
}
