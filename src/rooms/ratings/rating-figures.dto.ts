import { ApiProperty } from '@nestjs/swagger';

/** What a rating is and how it came about, wherever it is shown. */
export abstract class RatingFiguresDto {
  @ApiProperty({ example: 1016.2 })
  rating!: number;

  @ApiProperty({ example: 350, description: 'How sure the rating is, for lists by Glicko-2' })
  deviation!: number;

  @ApiProperty({ example: 12 })
  games!: number;

  @ApiProperty({ example: 7 })
  wins!: number;

  @ApiProperty({ example: 4 })
  losses!: number;

  @ApiProperty({ example: 1 })
  draws!: number;
}
