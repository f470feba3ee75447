import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, needUser, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { AtTable, Needs, TableGuard } from '../../../../engine/contract/table.guard.js';
import { ChatDto, ChatQueryDto } from '../../../../engine/chat/chat.dto.js';
import { SessionChat } from '../../../../engine/chat/session-chat.js';
import { RoomChat } from '../../../../rooms/room-chat.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import { CheckLobby } from './lobby.service.js';
import { CheckPictures } from '../games/pictures.js';
import { CheckPlay } from '../games/play.service.js';
import { CheckTables } from '../games/check-tables.js';
import type { CheckTable } from '../games/check-table.js';
import { BotSeatDto, JoinGameDto } from './lobby.dto.js';

/** A game and its people. */
@ApiTags('Check')
@UseGuards(TableGuard({ game: 'check', param: 'id', finder: CheckTables }))
@Controller('api/check/games/:id')
export class CheckLobbyController {
  constructor(
    private readonly lobby: CheckLobby,
    private readonly play: CheckPlay,
    private readonly pictures: CheckPictures,
    private readonly sessionChat: SessionChat,
    private readonly roomChat: RoomChat,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'Who sits where, the host, the house rules' })
  show(@AtTable() table: CheckTable, @CurrentAccount() account: Account | undefined) {
    return this.pictures.lobby(table, account);
  }

  @Post('join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sit down' })
  async join(@AtTable() table: CheckTable, @CurrentUser() account: UserAccount, @Body() body: JoinGameDto) {
    return this.pictures.seated(await this.lobby.join(table, account, body), account);
  }

  @Post('leave')
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Before the start your seat is free again; afterwards you forfeit' })
  async leave(@AtTable() table: CheckTable, @CurrentUser() account: UserAccount) {
    if (table.playing) return this.play.move(table, account, {}, 'forfeit');
    return this.pictures.lobby(await this.lobby.leave(table, account), account);
  }

  @Post('bots')
  @HttpCode(200)
  @Needs('host')
  @ApiOperation({ summary: 'Seat a bot' })
  async addBot(@AtTable() table: CheckTable, @CurrentUser() account: UserAccount, @Body() body: BotSeatDto) {
    return this.pictures.lobby(await this.lobby.addBot(table, account, body), account);
  }

  @Delete('bots/:seat')
  @Needs('host')
  @ApiOperation({ summary: 'Send a bot away' })
  async removeBot(
    @AtTable() table: CheckTable,
    @CurrentUser() account: UserAccount,
    @Param('seat', ParseIntPipe) seat: number,
  ) {
    return this.pictures.lobby(await this.lobby.removeBot(table, account, seat), account);
  }

  @Post('start')
  @HttpCode(200)
  @Needs('host')
  @ApiOperation({ summary: 'Deal' })
  async start(@AtTable() table: CheckTable, @CurrentUser() account: UserAccount) {
    return this.pictures.seated(await this.lobby.start(table, account), account);
  }

  @Post('rematch')
  @Needs('seat')
  @ApiOperation({ summary: 'The same seats and house rules once more; the others join again to agree' })
  async rematch(@AtTable() table: CheckTable, @CurrentUser() account: UserAccount) {
    return this.pictures.seated(await this.lobby.rematch(table, account), account);
  }

  @Post('chat')
  @Needs('seat')
  @ApiOperation({ summary: 'Say something to the table' })
  say(@AtTable() { id, playing }: CheckTable, @CurrentAccount() account: Account, @Body() { text }: ChatDto) {
    return playing
      ? this.sessionChat.post(id, account, text)
      : this.roomChat.post(id, userVisitor(needUser(account)), text);
  }

  @Get('chat')
  @OptionalAccount()
  @ApiOperation({ summary: 'What was said, the newest first' })
  said(
    @AtTable() { id, playing }: CheckTable,
    @CurrentAccount() account: Account | undefined,
    @Query() query: ChatQueryDto,
  ) {
    if (playing) return this.sessionChat.history(id, account, query);
    return this.roomChat.history(id, userVisitor(needUser(account)), query);
  }
}
