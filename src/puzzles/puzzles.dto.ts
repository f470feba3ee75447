import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import type { Verdict } from '../engine/hosting/puzzle-book.js';
import type { PuzzlePicture, PuzzleStep } from './puzzle-table.js';

/** More moves than this no try has. */
const MOST_MOVES = 100;

export class PuzzleStreakDto {
  @ApiProperty({ example: 3, description: 'Days in a row on which the puzzle of the day was solved' })
  current!: number;

  @ApiProperty({ example: 12 })
  best!: number;
}

export class PuzzleEntryDto {
  @ApiProperty({ example: 'e07' })
  id!: string;

  @ApiProperty({ example: 'Win with the last tiles.' })
  goal!: string;

  @ApiProperty({ minimum: 1, maximum: 3, example: 2 })
  difficulty!: number;

  @ApiProperty({ description: 'By you' })
  solved!: boolean;

  @ApiProperty({ example: 1, description: 'Tries of yours that missed the goal before' })
  misses!: number;
}

export class PuzzleListDto {
  @ApiProperty({ example: 'e07', description: 'The puzzle of the day (UTC)' })
  today!: string;

  @ApiProperty({ example: 'The other side plays the best answer there is.', description: 'What holds for all of them' })
  about!: string;

  @ApiProperty({ type: PuzzleStreakDto })
  streak!: PuzzleStreakDto;

  @ApiProperty({ type: [PuzzleEntryDto] })
  puzzles!: PuzzleEntryDto[];
}

export class PuzzlePlayerDto {
  @ApiProperty({ example: 0 })
  seat!: number;

  @ApiProperty({ example: 'You' })
  name!: string;

  @ApiProperty({ enum: ['human', 'bot'] })
  kind!: 'human' | 'bot';

  @ApiProperty({ type: String, nullable: true, example: null })
  level!: string | null;
}

export class PuzzlePageDto {
  @ApiProperty({ example: 'e07' })
  id!: string;

  @ApiProperty({ type: [PuzzlePlayerDto] })
  players!: PuzzlePlayerDto[];

  @ApiProperty({ type: Object, description: 'The table, in the words of a session: view, legalActions, toAct …' })
  picture!: PuzzlePicture;
}

export class PuzzleStepDto {
  @ApiPropertyOptional({ type: Number, nullable: true, example: 1 })
  seat!: number | null;

  @ApiProperty({ type: [Object] })
  events!: readonly object[];

  @ApiProperty({ type: Object, description: 'The table afterwards' })
  picture!: PuzzlePicture;
}

export class PuzzleTryDto {
  @ApiProperty({
    type: [Object],
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

export class PuzzleTryAnswerDto {
  @ApiProperty({ enum: ['open', 'solved', 'failed'] })
  verdict!: Verdict;

  @ApiProperty({ type: [PuzzleStepDto], description: 'Your newest move and what the other side answered' })
  steps!: readonly PuzzleStep[];
}
