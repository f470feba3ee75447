import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';

/** The options of the common endpoints; this game's own paths read theirs with its own words for errors. */
export class FourInASquareOptionsDto {
  @ApiPropertyOptional({ minimum: 1, maximum: 16, default: 8 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(16)
  piecesPerPlayer!: number;

  @ApiPropertyOptional({ default: false, description: 'The square that slid last may not slide next' })
  @IsOptional()
  @IsBoolean()
  noBacktrack!: boolean;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: 50,
    default: 5,
    description: 'A draw at the n-th repetition; 0 is never',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(50)
  repetitionLimit!: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 2000, description: 'A draw after so many slides; 0 is never' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2000)
  movementLimit!: number;
}

export class PlaceDto {
  @Equals('place')
  type!: 'place';

  @ApiProperty({ minimum: 0, maximum: 8 })
  @IsInt()
  squareIndex!: number;

  @ApiProperty({ minimum: 0, maximum: 3 })
  @IsInt()
  slotIndex!: number;
}

export class SlideDto {
  @Equals('slide')
  type!: 'slide';

  @ApiProperty({ minimum: 0, maximum: 8 })
  @IsInt()
  squareIndex!: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 8 })
  @IsOptional()
  @IsInt()
  toHoleSquareIndex?: number;
}

export class ResignDto {
  @Equals('resign')
  type!: 'resign';
}

export class FourInASquareOfferDrawDto {
  @Equals('offer-draw')
  type!: 'offer-draw';
}

export class AcceptDrawDto {
  @Equals('accept-draw')
  type!: 'accept-draw';
}

export class DeclineDrawDto {
  @Equals('decline-draw')
  type!: 'decline-draw';
}

export class RestartDto {
  @Equals('restart')
  type!: 'restart';
}
