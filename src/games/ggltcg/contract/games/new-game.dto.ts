import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsOptional } from 'class-validator';
import { schemaOf } from '../../../../common/http/schema-of.js';
import { Flag, OneOf, Part, Text, Whole } from '../../../../common/http/members.js';
import { PageQueryDto } from '../../../../common/http/cursor.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import type { StoryLine } from '../story/story-line.js';
import {
  CardSetMember,
  EditionMember,
  IsCardList,
  LONGEST_NAME,
  MOST_CARDS,
  PlayerIdMember,
  PlayerNameMember,
  TurnSecondsMember,
} from '../members.js';

export class NewPlayerDto {
  @PlayerIdMember()
  player_id!: string;

  @PlayerNameMember()
  name?: string;

  @ApiPropertyOptional({ type: [String], description: 'Six names; without them a random deck' })
  @IsOptional()
  @IsCardList()
  deck?: string[];

  @OneOf(['human', 'bot'], { optional: 'or null', about: 'The id ai, and those that begin with ai-, are bots' })
  type?: 'human' | 'bot';

  @Text({ optional: 'or null', about: 'How strong a bot plays', max: 40 })
  level?: string;
}

export class NewGameOptionsDto {
  @Flag({ optional: 'or null', default: true })
  reveal_decks?: boolean;

  @Whole({ optional: 'or null', min: 10, max: 500, default: 100 })
  max_turns?: number;

  @TurnSecondsMember({ optional: 'or null' })
  turn_seconds?: number;

  @Flag({ optional: 'or null', default: false, about: 'Whether bots move by themselves instead of on ai-turn' })
  auto_bot?: boolean;
}

export class GgltcgNewGameDto {
  @Part(NewPlayerDto)
  player1!: NewPlayerDto;

  @Part(NewPlayerDto)
  player2!: NewPlayerDto;

  @Text({ optional: 'or null', about: 'Open games only; otherwise drawn', max: LONGEST_NAME })
  first_player_id?: string;

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;

  @Part(NewGameOptionsDto, { optional: 'or null' })
  options?: NewGameOptionsDto;

  @OneOf(['open', 'seated'], { optional: 'or null' })
  access?: 'open' | 'seated';

  @Text({ optional: 'or null', about: 'Open games only: makes the game repeatable', min: 1, max: 200 })
  seed?: string;
}

export class QuickPlayDto {
  @PlayerIdMember()
  player_id!: string;

  @PlayerNameMember()
  player_name?: string;

  @Text({ optional: 'or null', max: 40 })
  level?: string;

  @CardSetMember()
  card_set?: string;
}

export class RandomDeckDto {
  @Whole({ example: 4, min: 0, max: MOST_CARDS })
  num_toys!: number;

  @Whole({ example: 2, min: 0, max: MOST_CARDS })
  num_actions!: number;

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class CheckDeckDto {
  @ApiProperty({ type: [String], example: ['Beary', 'Ka', 'Knight', 'Raggy', 'Twist', 'Wake'] })
  @IsCardList()
  deck!: string[];

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class GgltcgCardsQueryDto {
  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class NarrativeDto {
  @ApiProperty({ type: 'array', items: schemaOf<StoryLine>('GgltcgStoryLine') })
  @IsArray()
  play_by_play!: unknown[];
}

const LISTED_STATUSES = ['waiting_for_player', 'deck_selection', 'active', 'completed', 'abandoned'] as const;

export class GgltcgGamesQueryDto extends PageQueryDto {
  @Text({ optional: 'or null', max: LONGEST_NAME })
  player_id?: string;

  @OneOf(LISTED_STATUSES, { optional: 'or null' })
  status?: (typeof LISTED_STATUSES)[number];
}
