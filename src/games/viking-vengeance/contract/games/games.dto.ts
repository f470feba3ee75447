import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Flag, OneOf, Part, Text, Whole } from '../../../../common/http/members.js';
import { AI_LEVELS, HIGHEST_LEVEL, PositionDto } from '../shapes.dto.js';

export class NewSoloGameDto {
  // Optional here, null included, because the contract has a code of its own for a game without a deck.
  @Text({ optional: 'or null', required: true, format: 'uuid', about: 'One of your decks', max: 100 })
  deckId?: string;

  @Text({ optional: true, format: 'uuid', about: 'If left out, one that suits your deck', max: 100 })
  aiDeckId?: string;

  @OneOf(AI_LEVELS, { optional: true, default: 'medium' })
  aiDifficulty?: (typeof AI_LEVELS)[number];

  @Whole({ optional: true, min: 1, max: HIGHEST_LEVEL, default: 1 })
  aiLevel?: number;

  @Flag({ optional: true, default: true })
  abilities?: boolean;

  @Flag({ optional: true, default: false })
  tieToFirst?: boolean;

  @Text({ optional: true, about: 'Only where the server runs with test hooks', max: 200 })
  seed?: string;
}

export const ACTION_TYPES = ['placeCard', 'endTurn', 'surrender'] as const;

/** An action, in whatever game it is. */
export class VikingActionDto {
  @OneOf(ACTION_TYPES)
  actionType!: (typeof ACTION_TYPES)[number];

  @Text({ optional: true, about: 'A card of your hand; needed to place one', max: 100 })
  user_card_instance_id?: string;

  @Text({ optional: true, about: 'The older name of user_card_instance_id', max: 100 })
  cardId?: string;

  @Part(PositionDto, { optional: true })
  position?: PositionDto;

  @Part(PositionDto, { optional: true })
  targetPosition?: PositionDto;

  @Text({ optional: true, about: 'The same again is answered the same again, and played once', min: 1, max: 200 })
  clientActionId?: string;
}

@ApiSchema({ name: 'VikingVengeanceGameAction' })
export class VikingGameActionDto extends VikingActionDto {
  @Text({ optional: true, format: 'uuid', about: 'If given, the game of the path', max: 100 })
  gameId?: string;
}

const STATUSES = ['pending', 'active', 'completed', 'aborted'] as const;

export class OwnGamesQueryDto {
  @OneOf(STATUSES, { optional: true })
  status?: (typeof STATUSES)[number];

  @OneOf(['solo', 'pvp'], { optional: true })
  mode?: 'solo' | 'pvp';

  @Whole({ optional: 'filled', min: 1, default: 1, max: 1_000_000 })
  @Type(() => Number)
  page: number = 1;
}
