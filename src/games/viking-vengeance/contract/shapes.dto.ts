import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmptyObject } from 'class-validator';
import { bare, Flag, OneOf, Part, Text, Whole } from '../../../common/http/members.js';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import type { HostedGame } from '../../../engine/hosting/hosted-game.js';
import { NotInForms } from '../../../engine/hosting/option-schema.js';
import { aiDecks } from '../rules/catalogue.js';
import type { Options, VikingVengeance } from '../rules/viking-vengeance.types.js';

export const AI_LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export const HIGHEST_LEVEL = 10;

/** The options of the common endpoints. */
export class VikingVengeanceOptionsDto implements Options {
  @OneOf(['solo', 'pvp'], {
    optional: true,
    default: 'solo',
    about: 'Between people there is a clock; a room of two people is always pvp',
  })
  @NotInForms()
  mode!: 'solo' | 'pvp';

  @Flag({ optional: true, default: false, about: 'Every card plays at level 1' })
  ranked!: boolean;

  @Flag({ optional: true, default: true, about: 'Without them it is a game of sides and numbers' })
  abilities!: boolean;

  @Flag({ optional: true, default: false, about: 'A full board with 8 to 8 is a win for player1' })
  tieToFirst!: boolean;

  @ApiPropertyOptional({ nullable: true, description: 'The deck of the AI; null: one that suits yours', type: String })
  @MayBeLeftOut()
  @IsIn([null, ...aiDecks.map(({ deck_id }) => deck_id)])
  aiDeckId!: string | null;

  @Whole({ optional: true, min: 1, max: HIGHEST_LEVEL, default: 1 })
  aiLevel!: number;
}

/** Where on the board; whether that is a place to play, the rules say. */
export class PositionDto {
  @Whole({ minimum: 0, maximum: 3, about: 'The column, from the left' })
  x!: number;

  @Whole({ minimum: 0, maximum: 3, about: 'The row, from the top' })
  y!: number;
}

class PlaceCardDto extends bare('placeCard') {
  @Text({ about: 'A card of your hand', max: 100 })
  user_card_instance_id!: string;

  @IsNotEmptyObject()
  @Part(PositionDto)
  position!: PositionDto;

  @IsNotEmptyObject()
  @Part(PositionDto, { optional: true, about: 'What a targeted ability aims at' })
  targetPosition?: PositionDto;
}

/** What clients may send. */
export const shapes: HostedGame<VikingVengeance>['shapes'] = {
  options: VikingVengeanceOptionsDto,
  actions: { placeCard: PlaceCardDto, endTurn: bare('endTurn'), surrender: bare('surrender') },
};
