import { Body, Controller, Delete, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, needUser, OptionalAccount } from '../auth/access.decorators.js';
import type { Account, UserAccount } from '../auth/account.js';
import { ChatDto, ReportDto } from '../engine/chat/chat.dto.js';
import { PageQueryDto } from '../common/http/cursor.js';
import { readCreateKey } from '../engine/sessions/idempotency-key.js';
import { RoomChat } from './room-chat.js';
import { RoomLimits } from './room-limits.js';
import { RoomList } from './room-list.js';
import { pageOf, pictureOf } from './room-page.js';
import type { RoomPage } from './room-page.js';
import { RoomProblems } from './room-problems.js';
import type { Room } from './room.js';
import { BotDto, JoinRoomDto, LoadoutDto, NewRoomDto, OptionsDto, ReadyDto, RoomsQueryDto } from './rooms.dto.js';
import { RoomsService } from './rooms.service.js';
import { userVisitor, visitorOf } from './visitor.js';

/** Thin: finds the caller, hands the wish over, shows the room. */
@ApiTags('Rooms')
@Controller('api/rooms')
export class RoomsController {
  constructor(
    private readonly rooms: RoomsService,
    private readonly lists: RoomList,
    private readonly limits: RoomLimits,
    private readonly chat: RoomChat,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Open a room, and sit down in it' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key again gives the same room' })
  @RoomProblems(400, 401, 429)
  async create(
    @CurrentUser() account: UserAccount,
    @Body() body: NewRoomDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<RoomPage> {
    await this.limits.creates(account.id);
    return page(account, this.rooms.create(userVisitor(account), { ...body, createKey: readCreateKey(key, body) }));
  }

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'Rooms that are listed, newest first, or mine' })
  @RoomProblems(400, 401)
  list(@CurrentAccount() account: Account | undefined, @Query() query: RoomsQueryDto) {
    const { mine, game, status, seats, free } = query;
    const userId = mine === 'true' ? needUser(account).id : undefined;
    return this.lists.page({ game, status, seats, free, userId }, query, pictureOf);
  }

  @Get('code/:code')
  @ApiOperation({ summary: 'The room with this join code; upper and lower case are the same' })
  @RoomProblems(401, 404, 429)
  async byCode(@CurrentUser() account: UserAccount, @Param('code') code: string): Promise<RoomPage> {
    await this.limits.comesIn(account.id);
    return page(account, this.rooms.getByCode(code));
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({ summary: 'A room; its join code only to those who are in' })
  @RoomProblems(404)
  one(@CurrentAccount() account: Account | undefined, @Param('id') id: string): Promise<RoomPage> {
    return page(account, this.rooms.get(id));
  }

  @Post(':id/join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Come in and sit down' })
  @RoomProblems(400, 401, 403, 404, 409, 429)
  async join(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Body() body: JoinRoomDto,
  ): Promise<RoomPage> {
    await this.limits.comesIn(account.id);
    return page(account, this.rooms.join(id, userVisitor(account), body));
  }

  @Post(':id/leave')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Leave the room; the player who has sat longest becomes the owner, and an empty room is cancelled',
  })
  @RoomProblems(401, 404, 409)
  leave(@CurrentAccount() account: Account, @Param('id') id: string): Promise<RoomPage> {
    return page(account, this.rooms.leave(id, visitorOf(account)));
  }

  @Post(':id/ready')
  @HttpCode(200)
  @ApiOperation({ summary: 'I am ready, or no longer' })
  @RoomProblems(400, 401, 404, 409)
  ready(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: ReadyDto): Promise<RoomPage> {
    return page(account, this.rooms.setReady(id, visitorOf(account), body.ready ?? true));
  }

  @Post(':id/loadout')
  @HttpCode(200)
  @ApiOperation({ summary: 'What you bring; other players do not see it, and you have to get ready again' })
  @RoomProblems(400, 401, 404, 409)
  loadout(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: LoadoutDto): Promise<RoomPage> {
    return page(account, this.rooms.setLoadout(id, visitorOf(account), body.loadout));
  }

  @Post(':id/options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Other options (owner); every player has to get ready again' })
  @RoomProblems(400, 401, 403, 404, 409)
  options(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: OptionsDto): Promise<RoomPage> {
    return page(account, this.rooms.setOptions(id, visitorOf(account), body.options));
  }

  @Post(':id/bots')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a seat to a bot (owner)' })
  @RoomProblems(400, 401, 403, 404, 409)
  addBot(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: BotDto): Promise<RoomPage> {
    return page(account, this.rooms.addBot(id, visitorOf(account), body));
  }

  @Delete(':id/bots/:seat')
  @ApiOperation({ summary: 'Take a seat from a bot (owner)' })
  @RoomProblems(400, 401, 403, 404, 409)
  removeBot(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Param('seat', ParseIntPipe) seat: number,
  ): Promise<RoomPage> {
    return page(account, this.rooms.removeBot(id, visitorOf(account), seat));
  }

  @Delete(':id/players/:seat')
  @ApiOperation({ summary: 'Remove a player (owner), who cannot come back' })
  @RoomProblems(400, 401, 403, 404, 409)
  kick(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Param('seat', ParseIntPipe) seat: number,
  ): Promise<RoomPage> {
    return page(account, this.rooms.kick(id, visitorOf(account), seat));
  }

  @Post(':id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin the game (owner), when enough are there and all are ready' })
  @RoomProblems(401, 403, 404, 409)
  start(@CurrentAccount() account: Account, @Param('id') id: string): Promise<RoomPage> {
    return page(account, this.rooms.start(id, visitorOf(account)));
  }

  @Post(':id/rematch')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another game of the same people: the room they are in now' })
  @RoomProblems(401, 404, 409)
  rematch(@CurrentAccount() account: Account, @Param('id') id: string): Promise<RoomPage> {
    return page(account, this.rooms.rematch(id, visitorOf(account)));
  }

  @Get(':id/chat')
  @ApiOperation({ summary: 'What was said in the room, the newest first; for those who are in' })
  @RoomProblems(400, 401, 404, 409)
  talk(@CurrentAccount() account: Account, @Param('id') id: string, @Query() query: PageQueryDto) {
    return this.chat.history(id, visitorOf(account), query);
  }

  @Post(':id/chat')
  @ApiOperation({ summary: 'Say something to those who are in the room' })
  @RoomProblems(400, 401, 404, 409, 429)
  say(@CurrentAccount() account: Account, @Param('id') id: string, @Body() { text }: ChatDto) {
    return this.chat.post(id, visitorOf(account), text);
  }

  @Post(':id/chat/:messageId/report')
  @HttpCode(204)
  @ApiOperation({ summary: 'Show a message of the room to the admins' })
  @RoomProblems(400, 401, 404, 409)
  report(
    @CurrentAccount() account: Account,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() { reason }: ReportDto,
  ): Promise<void> {
    return this.chat.report(id, visitorOf(account), messageId, reason);
  }
}

async function page(account: Account | undefined, room: Promise<Room>): Promise<RoomPage> {
  return pageOf(await room, account && visitorOf(account));
}
