import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Settings } from '../../../../config/settings.js';
import { Presence } from '../../../../engine/sockets/company/presence.js';
import { numberIn } from '../number-in.js';
import { Players } from '../players/players.js';
import {
  FuelJoinRoomDto,
  NewGameRoomDto,
  PlayerDto,
  FuelPlayerQueryDto,
  FuelReadyDto,
  RoomBotDto,
  RoomDeckDto,
  FuelRoomsQueryDto,
  StartDto,
} from './game-room.dto.js';
import { GameRooms } from './game-rooms.service.js';

@ApiTags('TCG Fuel')
@Controller('api/tcg-fuel/game-rooms')
export class GameRoomsController {
  constructor(
    private readonly rooms: GameRooms,
    private readonly players: Players,
    private readonly presence: Presence,
    private readonly settings: Settings,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'Rooms, newest first' })
  list(@Query() query: FuelRoomsQueryDto) {
    return this.rooms.list(query);
  }

  @Post()
  @ApiOperation({ summary: 'Open a room; its owner does not sit in it yet' })
  create(@CurrentUser() account: UserAccount, @Body() body: NewGameRoomDto) {
    this.expectSeedable(account, body.options?.seed);
    return this.rooms.create(account, body);
  }

  @Get('info')
  @OptionalAccount()
  @ApiOperation({ summary: 'The rooms a player sits in' })
  mine(@Query() { playerId }: FuelPlayerQueryDto) {
    return this.rooms.listOf(playerId);
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({ summary: 'A room and who is in it' })
  show(@Param('id') id: string) {
    return this.rooms.show(numberIn(id));
  }

  @Get(':id/info')
  @OptionalAccount()
  @ApiOperation({ summary: 'Who is ready, and who is connected to the game' })
  async info(@Param('id') id: string) {
    const room = await this.rooms.find(numberIn(id));
    const { sessionId } = room.record;
    const { players, gameId } = await this.rooms.page(room);
    const connected = (seat: number) => sessionId !== null && this.presence.isHere(sessionId, seat);
    return {
      roomId: room.record.num,
      status: room.status,
      gameId,
      players: players.map((player, index) => ({ ...player, connected: connected(room.players[index]!.seat) })),
    };
  }

  @Post(':id/join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sit down, with a deck or without one yet' })
  async join(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: FuelJoinRoomDto) {
    return this.rooms.join(numberIn(id), await this.players.visitor(account, body.playerId), body.deckId);
  }

  @Post(':id/leave')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go; the last to go takes the room along' })
  async leave(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: PlayerDto) {
    return this.rooms.leave(numberIn(id), await this.players.visitor(account, body.playerId));
  }

  @Post(':id/ready')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that you are ready, or not any more' })
  async ready(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: FuelReadyDto) {
    const visitor = await this.players.visitor(account, body.playerId);
    return this.rooms.setReady(numberIn(id), visitor, body.isReady === 'ready', body.playFirst);
  }

  @Post(':id/deck')
  @HttpCode(200)
  @ApiOperation({ summary: 'Choose your deck; you are not ready then' })
  async deck(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: RoomDeckDto) {
    return this.rooms.setDeck(numberIn(id), await this.players.visitor(account, body.playerId), body.deckId);
  }

  @Post(':id/start')
  @ApiOperation({ summary: 'Begin the game' })
  async start(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: StartDto) {
    this.expectSeedable(account, body.seed);
    return this.rooms.start(numberIn(id), await this.players.visitor(account, body.startedBy), body.seed);
  }

  @Post(':id/bots')
  @HttpCode(200)
  @ApiOperation({ summary: 'Seat a bot, with any starter deck unless you say' })
  async bot(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: RoomBotDto) {
    return this.rooms.addBot(numberIn(id), await this.players.visitor(account), body);
  }

  @Delete(':id/players/:playerId')
  @ApiOperation({ summary: 'Remove a player from your room' })
  async remove(@CurrentUser() account: UserAccount, @Param('id') id: string, @Param('playerId') playerId: string) {
    return this.rooms.removePlayer(numberIn(id), await this.players.visitor(account), numberIn(playerId));
  }

  @Post(':id/rematch')
  @HttpCode(200)
  @ApiOperation({ summary: 'The same people once more' })
  async rematch(@CurrentUser() account: UserAccount, @Param('id') id: string) {
    return this.rooms.rematch(numberIn(id), await this.players.visitor(account));
  }

  private expectSeedable({ role }: UserAccount, seed: string | undefined): void {
    if (seed === undefined || role === 'admin' || this.settings.testHooks) return;
    throw new ApiError(403, 'FORBIDDEN', 'Only administrators choose the seed of a game.');
  }
}
