import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { Account } from '../../../../auth/account.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { CreateLobbyDto, JoinLobbyDto, StartLobbyDto } from './lobby.dto.js';
import { Lobbies } from './lobbies.js';

const LobbyProblems = () =>
  ApiProblems({
    400: { INVALID_CODE: 'A code has six characters: letters and digits.' },
    404: { LOBBY_NOT_FOUND: 'There is no such lobby.' },
    409: { LOBBY_FULL: 'Somebody plays there already.', OWN_LOBBY: 'You are in this lobby already.' },
  });

@ApiTags('GGLTCG')
@ApiBearerAuth()
@OptionalAccount()
@Controller('api/ggltcg/games/lobby')
export class GgltcgLobbyController {
  constructor(private readonly lobbies: Lobbies) {}

  @Post('create')
  @ApiOperation({ summary: 'Open a lobby; its code lets somebody in' })
  create(@CurrentAccount() account: Account | undefined, @Body() body: CreateLobbyDto) {
    return this.lobbies.create(account, body);
  }

  @Post(':code/join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Come into a lobby' })
  @LobbyProblems()
  join(@CurrentAccount() account: Account | undefined, @Param('code') code: string, @Body() body: JoinLobbyDto) {
    return this.lobbies.join(account, code, body);
  }

  @Get(':code/status')
  @ApiOperation({ summary: 'Who is there' })
  @LobbyProblems()
  status(@Param('code') code: string) {
    return this.lobbies.status(code);
  }

  @Post(':code/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Choose a deck; the second one begins the game' })
  @LobbyProblems()
  start(@CurrentAccount() account: Account | undefined, @Param('code') code: string, @Body() body: StartLobbyDto) {
    return this.lobbies.start(account, code, body);
  }
}
