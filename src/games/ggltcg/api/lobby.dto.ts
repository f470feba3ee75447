import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import { IgnoreUnknown } from '../../../common/http/validation.js';
import { EDITIONS } from '../rules/card-set.js';
import type { Edition } from '../rules/card-set.js';
import { CARD_SET_OR_NAME, LONGEST_NAME } from './new-game.dto.js';

@IgnoreUnknown()
export class CreateLobbyDto {
  @ApiProperty({ example: 'p1' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player1_id!: string;

  @ApiPropertyOptional({ example: 'Alice' })
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_NAME)
  player1_name?: string;

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiPropertyOptional({
    example: 'shipped@1',
    description: 'A set of cards: a version of it, or its name for the latest',
  })
  @IsOptional()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;
}

@IgnoreUnknown()
export class MatchmakingDto {
  @ApiProperty({ example: 'p1' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player_id!: string;

  @ApiPropertyOptional({ example: 'Alice' })
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_NAME)
  player_name?: string;

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;
}

@IgnoreUnknown()
export class JoinLobbyDto {
  @ApiProperty({ example: 'p2' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player2_id!: string;

  @ApiPropertyOptional({ example: 'Bob' })
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_NAME)
  player2_name?: string;
}

@IgnoreUnknown()
export class StartLobbyDto {
  @ApiProperty({ example: 'p1' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player_id!: string;

  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(60)
  @IsString({ each: true })
  @MaxLength(LONGEST_NAME, { each: true })
  deck!: string[];
}
