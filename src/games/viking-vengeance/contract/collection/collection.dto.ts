import { Type } from 'class-transformer';
import { OneOf, Text, Texts, Whole } from '../../../../common/http/members.js';
import { setKeys } from '../../rules/catalogue.js';

const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;

export class VikingCardsQueryDto {
  @Whole({ optional: 'filled', min: 1, default: 1, max: 1_000_000 })
  @Type(() => Number)
  page: number = 1;

  @Whole({ optional: 'filled', min: 1, max: 100, default: 20 })
  @Type(() => Number)
  limit: number = 20;

  @OneOf(RARITIES, { optional: true })
  rarity?: (typeof RARITIES)[number];

  @Text({ optional: true, about: 'A part of the name, large or small letters', max: 100 })
  name?: string;

  @Text({ optional: true, max: 100 })
  tag?: string;

  @OneOf(setKeys, { optional: true })
  set?: string;
}

/** What is wrong with a deck the rules of decks say, also that something of it is missing; here only that it is one at all. */
export class NewDeckDto {
  @Text({ optional: 'or null', required: true, max: 1000, maxLength: 50 })
  name?: string | null;

  @Texts({ optional: 'or null', required: true, about: 'Twenty of your cards', max: 1000 })
  user_card_instance_ids?: string[] | null;
}

export class DeckChangeDto {
  @Text({ optional: true, max: 1000, maxLength: 50 })
  name?: string;

  @Texts({ optional: true, about: 'Twenty of your cards', max: 1000 })
  user_card_instance_ids?: string[];
}

export class DeckCardsDto {
  @Texts({ about: 'Cards of yours', max: 1000 })
  user_card_instance_ids!: string[];
}

export class PackDto {
  @OneOf(setKeys, { optional: true, about: 'If left out, cards of any set' })
  set?: string;
}
