import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { Account } from '../../../../auth/account.js';
import { CreateLobbyDto, JoinLobbyDto, StartLobbyDto } from './lobby.dto.js';
import { Lobbies } from './lobbies.js';

@ApiTags('GGLTCG')
@OptionalAccount()
@Controller('api/ggltcg/games/lobby')
export class GgltcgLobbyController {
  constructor(private readonly lobbies: Lobbies) {}

  @Post('create')
  @ApiOperation({ summary: 'Open a lobby; a second player joins by its code' })
  create(@CurrentAccount() account: Account | undefined, @Body() body: CreateLobbyDto) {
    return this.lobbies.create(account, body);
  }

  @Post(':code/join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Come into a lobby' })
  join(@CurrentAccount() account: Account | undefined, @Param('code') code: string, @Body() body: JoinLobbyDto) {
    return this.lobbies.join(account, code, body);
  }

  @Get(':code/status')
  @ApiOperation({ summary: 'Who is there' })
  status(@Param('code') code: string) {
    return this.lobbies.status(code);
  }

  @Post(':code/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Choose a deck; the second one begins the game' })
  start(@CurrentAccount() account: Account | undefined, @Param('code') code: string, @Body() body: StartLobbyDto) {
    return this.lobbies.start(account, code, body);
  }
}
