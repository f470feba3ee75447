import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { PageQueryDto } from '../../common/http/cursor.js';
import { MayBeLeftOut } from '../../common/http/may-be-left-out.js';

export class RatingHistoryQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ example: 'check' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 60)
  game?: string;

  @ApiPropertyOptional({ example: '2 players' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 60)
  list?: string;
}

export class RatingListDto {
  @ApiProperty({ example: 'check' })
  game!: string;

  @ApiProperty({ example: '2 players', description: 'A game may have several: by number of players, by queue' })
  list!: string;

  @ApiProperty({ example: 120 })
  players!: number;
}

export class RatingListsDto {
  @ApiProperty({ type: [RatingListDto] })
  lists!: RatingListDto[];
}

export class SeatRatingDto {
  @ApiProperty({ example: 0 })
  seat!: number;

  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({ example: 'Ann' })
  name!: string;

  @ApiProperty({ example: 'ranked' })
  list!: string;

  @ApiProperty({ example: 1000 })
  before!: number;

  @ApiProperty({ example: 1016 })
  after!: number;
}

export class SessionRatingsDto {
  @ApiProperty({ format: 'uuid' })
  sessionId!: string;

  @ApiProperty()
  rated!: boolean;

  @ApiProperty({ type: [SeatRatingDto], description: 'Empty until the game is over, and where it is not rated' })
  changes!: SeatRatingDto[];
}
