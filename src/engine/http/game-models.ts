import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

class SeatsDto {
  @ApiProperty({ example: 2 })
  min!: number;

  @ApiProperty({ example: 5 })
  max!: number;
}

class BotLevelsDto {
  @ApiProperty({ type: [String], example: ['random', 'easy', 'hard'] })
  levels!: string[];

  @ApiProperty({ example: 'easy' })
  default!: string;
}

class ActionKindDto {
  @ApiProperty({ example: 'ask' })
  type!: string;

  @ApiProperty({ description: 'Accepted without being listed: conceding, offering a draw' })
  unlisted!: boolean;

  @ApiProperty({ description: 'Also when the game is over: another round' })
  afterEnd!: boolean;
}

class OptionSchemaDto {
  @ApiPropertyOptional({ enum: ['boolean', 'integer', 'number', 'string', 'object'] })
  type?: string;

  @ApiPropertyOptional({ type: [Object], description: 'The values it takes, where they can be listed' })
  enum?: unknown[];

  @ApiPropertyOptional({ example: 1 })
  minimum?: number;

  @ApiPropertyOptional({ example: 16 })
  maximum?: number;

  @ApiPropertyOptional()
  nullable?: boolean;

  @ApiPropertyOptional()
  description?: string;

  @ApiProperty({ type: Object, nullable: true, example: 8 })
  default!: unknown;

  @ApiPropertyOptional({ type: Object, description: 'Of an object: its members, each like this' })
  properties?: object;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'The forms that the value may have, where there are several',
  })
  oneOf?: object[];
}

class PresetDto {
  @ApiProperty({ example: 'gentle' })
  name!: string;

  @ApiProperty({ example: 'Gentle' })
  title!: string;

  @ApiProperty({ example: 'No penalty for a wrong try, and no clock.' })
  about!: string;

  @ApiProperty({ type: Object, example: { wrongMatchPenalty: 0 } })
  options!: object;
}

/** A game of the catalogue as the documentation shows it. */
@ApiExtraModels(OptionSchemaDto)
export class GameDto {
  @ApiProperty({ example: 'go-fish' })
  slug!: string;

  @ApiProperty({ example: 'Go Fish' })
  title!: string;

  @ApiProperty({ example: 'Ask for cards, collect fours of a kind, fish when nobody has what you want.' })
  about!: string;

  @ApiProperty({ example: 1 })
  rulesVersion!: number;

  @ApiProperty({ type: SeatsDto })
  seats!: SeatsDto;

  @ApiProperty({ type: Object, example: { handSize: 7 }, description: 'Every option with its default' })
  options!: object;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(OptionSchemaDto) },
    description: 'What each option takes, to make a form of it',
  })
  optionSchema!: Record<string, OptionSchemaDto>;

  @ApiProperty({ type: [PresetDto], description: 'Several options under a name' })
  presets!: PresetDto[];

  @ApiProperty({ type: Object, description: 'What a client needs to know besides: deck sizes, prices, thresholds' })
  constants!: object;

  @ApiProperty({ type: [String], example: ['ask', 'fish'] })
  actions!: string[];

  @ApiProperty({ type: [ActionKindDto] })
  actionKinds!: ActionKindDto[];

  @ApiProperty({ description: 'Whether seats bring something: a deck' })
  loadouts!: boolean;

  @ApiProperty({ description: 'Whether a seat can give up' })
  canResign!: boolean;

  @ApiProperty({ description: 'Whether there are puzzles at /api/puzzles/<slug>' })
  puzzles!: boolean;

  @ApiProperty({ type: BotLevelsDto, nullable: true })
  bots!: BotLevelsDto | null;

  @ApiProperty({ enum: ['anyone', 'link', 'nobody'], description: 'Who may watch, unless a session says otherwise' })
  watch!: string;
}

export class GamesDto {
  @ApiProperty({ type: [GameDto] })
  games!: GameDto[];
}
