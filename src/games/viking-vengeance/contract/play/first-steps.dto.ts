import { ApiProperty } from '@nestjs/swagger';

export class FirstStepsDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The guided game, if it has been begun' })
  game_id!: string | null;

  @ApiProperty({ description: 'Been through, or skipped: a client shows it no more' })
  done!: boolean;
}
