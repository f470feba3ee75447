import { ApiProperty } from '@nestjs/swagger';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { CardSetMember, EditionMember, IsCardList, PlayerIdMember, PlayerNameMember } from '../members.js';

export class CreateLobbyDto {
  @PlayerIdMember()
  player1_id!: string;

  @PlayerNameMember()
  player1_name?: string;

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class MatchmakingDto {
  @PlayerIdMember()
  player_id!: string;

  @PlayerNameMember()
  player_name?: string;

  @EditionMember()
  edition?: Edition;
}

export class JoinLobbyDto {
  @PlayerIdMember('p2')
  player2_id!: string;

  @PlayerNameMember('Bob')
  player2_name?: string;
}

export class StartLobbyDto {
  @PlayerIdMember()
  player_id!: string;

  @ApiProperty({ type: [String] })
  @IsCardList()
  deck!: string[];
}
