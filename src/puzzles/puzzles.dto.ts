import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import { shapedLike } from '../common/http/schema-of.js';

/** More moves than this no try has. */
const MOST_MOVES = 100;

export class PuzzleTryDto {
  @ApiProperty({
    type: 'array',
    items: shapedLike('AnyAction'),
    minItems: 1,
    maxItems: MOST_MOVES,
    description: 'Everything you have played in this try, the newest last',
    example: [{ type: 'placeCard', user_card_instance_id: '2.gashadokuro', position: { x: 3, y: 2 } }],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_MOVES)
  @IsObject({ each: true })
  actions!: object[];
}
