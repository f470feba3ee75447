import { ApiProperty } from '@nestjs/swagger';

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

/** A game of the catalogue as the documentation shows it. */
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

  @ApiProperty({ type: [String], example: ['ask', 'fish'] })
  actions!: string[];

  @ApiProperty({ type: BotLevelsDto, nullable: true })
  bots!: BotLevelsDto | null;

  @ApiProperty({ enum: ['anyone', 'link', 'nobody'], description: 'Who may watch, unless a session says otherwise' })
  watch!: string;
}

export class GamesDto {
  @ApiProperty({ type: [GameDto] })
  games!: GameDto[];
}
