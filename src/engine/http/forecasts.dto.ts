import { ApiProperty } from '@nestjs/swagger';

export class ForecastDto {
  @ApiProperty({
    type: [Object],
    nullable: true,
    description: 'What you would hear, up to the first draw or chance; null: it may not be played, or is not foretold',
    example: [{ type: 'card_placed', cardId: 'c1', position: { x: 1, y: 1 } }],
  })
  events!: readonly object[] | null;
}

export class ForecastAnswerDto {
  @ApiProperty({ example: 4, description: 'The version that was asked about' })
  version!: number;

  @ApiProperty({ type: [ForecastDto], description: 'In the order of the actions' })
  forecasts!: readonly ForecastDto[];
}
