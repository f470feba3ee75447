import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsString, Length } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out.js';

export class GameQueryDto {
  @ApiProperty({ example: 'viking-vengeance' })
  @IsString()
  @Length(1, 60)
  game!: string;
}

export class QueueDto extends GameQueryDto {
  @ApiPropertyOptional({ default: 'casual', example: 'ranked' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 40)
  mode?: string;

  @ApiPropertyOptional({ type: Object, description: 'What you bring: a deck, where the game has such a thing' })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}
