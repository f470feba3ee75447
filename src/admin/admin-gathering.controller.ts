import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/access.decorators.js';
import { TicketStore } from '../rooms/matchmaking/ticket-store.js';
import { RoomList } from '../rooms/room-list.js';
import { pictureOf } from '../rooms/room-page.js';
import { FindRoomsDto } from './admin.dto.js';
import { AdminProblems, BAD_QUERY } from './admin-problems.js';

export class QueueFiguresDto {
  @ApiProperty({ example: 'check' })
  game!: string;

  @ApiProperty({ example: 'ranked' })
  mode!: string;

  @ApiProperty({ example: 3 })
  waiting!: number;

  @ApiProperty({ format: 'date-time', description: 'Since when the first of them has been waiting' })
  since!: string;
}

export class QueuesDto {
  @ApiProperty({ type: [QueueFiguresDto] })
  queues!: QueueFiguresDto[];
}

/** Rooms and queues as admins see them: those that open with a code included. */
@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin')
export class AdminGatheringController {
  constructor(
    private readonly rooms: RoomList,
    private readonly tickets: TicketStore,
  ) {}

  @Get('rooms')
  @ApiOperation({ summary: 'Rooms of all kinds, the newest first; join codes stay with those who are in' })
  @AdminProblems(BAD_QUERY)
  find(@Query() { game, status, limit, cursor }: FindRoomsDto) {
    return this.rooms.page({ game, status, unlisted: true }, { limit, cursor }, pictureOf);
  }

  @Get('queues')
  @ApiOperation({ summary: 'How many wait for an opponent, by game and queue' })
  @ApiOkResponse({ type: QueuesDto })
  @AdminProblems()
  async queues(): Promise<QueuesDto> {
    return { queues: await this.tickets.figures() };
  }
}
