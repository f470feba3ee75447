import { ApiProperty } from '@nestjs/swagger';
import { RatingFiguresDto } from '../ratings/rating-figures.dto.js';

export class ProfileRatingDto extends RatingFiguresDto {
  @ApiProperty({ example: 'check' })
  game!: string;

  @ApiProperty({ example: '2 players' })
  list!: string;

  @ApiProperty({ type: [Number], example: [1016, 1003, 1018], description: 'After each of the last thirty games' })
  recent!: number[];
}

export class ProfileGameDto {
  @ApiProperty({ example: 'check' })
  game!: string;

  @ApiProperty({ example: 40 })
  finished!: number;

  @ApiProperty({ example: 18 })
  won!: number;
}

export class ProfileDto {
  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({ example: 'Ann' })
  name!: string;

  @ApiProperty({ enum: ['guest', 'registered'] })
  kind!: string;

  @ApiProperty({ format: 'date-time' })
  since!: string;

  @ApiProperty({ type: [ProfileRatingDto] })
  ratings!: ProfileRatingDto[];

  @ApiProperty({ type: [ProfileGameDto], description: 'Finished games against others or bots' })
  games!: ProfileGameDto[];
}
