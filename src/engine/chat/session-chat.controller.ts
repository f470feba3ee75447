import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { ChatDto, ChatQueryDto, MuteDto, ReportDto } from './chat.dto.js';
import { SessionChat } from './session-chat.js';

const BAD_SHAPE = { 400: { BAD_SHAPE: 'text must have 1 to 500 characters' } };
const NO_TOKEN = { 401: { UNAUTHENTICATED: 'A token is needed.' } };
const NO_SESSION = { 404: { SESSION_NOT_FOUND: 'There is no such game.' } };

@ApiTags('Chat')
@Controller('api/sessions/:id/chat')
export class SessionChatController {
  constructor(private readonly chat: SessionChat) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'What was said, the newest first, without those you muted' })
  @ApiProblems({
    400: { BAD_SHAPE: 'limit must not be greater than 100', BAD_CURSOR: 'This cursor was not made by this list.' },
    ...NO_TOKEN,
    403: { CHANNEL_CLOSED: 'While the game runs, players and spectators talk among themselves.' },
    ...NO_SESSION,
  })
  history(@CurrentAccount() account: Account | undefined, @Param('id') id: string, @Query() query: ChatQueryDto) {
    return this.chat.history(id, account, query);
  }

  @Post()
  @ApiOperation({ summary: 'Say something: a player to the players, a spectator to the spectators' })
  @ApiProblems({
    ...BAD_SHAPE,
    ...NO_TOKEN,
    ...NO_SESSION,
    429: { RATE_LIMITED: 'You talk faster than others can read. Please wait a moment.' },
  })
  post(@CurrentAccount() account: Account, @Param('id') id: string, @Body() { text }: ChatDto) {
    return this.chat.post(id, account, text);
  }

  @Post('mute')
  @HttpCode(200)
  @ApiOperation({ summary: 'Do not show me what this seat says, here and now on' })
  @ApiOkResponse({ description: 'All seats you muted', example: { muted: [1] } })
  @ApiProblems({
    400: { BAD_SHAPE: 'seat must be an integer number' },
    ...NO_TOKEN,
    404: { SESSION_NOT_FOUND: 'There is no such game.', NO_SUCH_SEAT: 'This game has no such seat.' },
    409: { CANNOT_MUTE_YOURSELF: 'You cannot mute yourself.' },
  })
  async mute(@CurrentAccount() account: Account, @Param('id') id: string, @Body() { seat, muted }: MuteDto) {
    return { muted: await this.chat.mute(id, account, seat, muted ?? true) };
  }

  @Post(':messageId/report')
  @HttpCode(204)
  @ApiOperation({ summary: 'Show a message to the admins' })
  @ApiProblems({
    400: { BAD_SHAPE: 'reason must be a string' },
    ...NO_TOKEN,
    404: { SESSION_NOT_FOUND: 'There is no such game.', MESSAGE_NOT_FOUND: 'There is no such message.' },
  })
  report(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() { reason }: ReportDto,
  ): Promise<void> {
    return this.chat.report(id, account, messageId, reason);
  }
}
