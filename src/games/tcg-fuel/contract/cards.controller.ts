import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OneOf, Text, Whole } from '../../../common/http/members.js';
import { Public } from '../../../auth/access.decorators.js';
import { ApiError } from '../../../common/api-error.js';
import { NumberInText } from '../../../common/http/changed-member.js';
import { CARDS, findPrint, findSlug, TOKENS } from '../rules/catalogue/catalogue.js';
import type { CardData, CardType, Color } from '../rules/catalogue/card.types.js';
import { RESTRICTIONS, STATIC_EFFECTS, TARGET_KINDS, TRIGGERS } from '../rules/catalogue/check-cards.js';
import { FILTER_FIELDS, KEYWORDS, NAMED_REFERENCES } from '../rules/effects/fields.js';
import { EFFECTS } from '../rules/effects/index.js';
import { COLORS } from '../rules/mana/pool.js';

const TYPES: readonly CardType[] = ['creature', 'spell', 'instant', 'enchantment', 'artifact', 'land', 'planeswalker'];

class CardsQueryDto {
  @OneOf([...COLORS, 'colorless'], { optional: 'or null' })
  color?: Color | 'colorless';

  @OneOf(TYPES, { optional: 'or null' })
  type?: CardType;

  @OneOf(['basic', 'common', 'uncommon', 'rare', 'mythic'], { optional: 'or null' })
  rarity?: string;

  @Text({ optional: 'or null', max: 100 })
  q?: string;

  @Whole({ optional: 'or null', min: 0 })
  @NumberInText(3)
  maxManaValue?: number;
}

@ApiTags('TCG Fuel')
@Public()
@Controller('api/tcg-fuel')
export class FuelCardsController {
  @Get('cards')
  @ApiOperation({ summary: 'The catalogue' })
  list(@Query() query: CardsQueryDto) {
    return { cards: CARDS.filter((card) => fits(card, query)), tokens: TOKENS };
  }

  @Get('cards/:idOrNumber')
  @ApiOperation({ summary: 'A card, by its slug or its number' })
  show(@Param('idOrNumber') wanted: string) {
    const slug = /^\d{1,6}$/.test(wanted) ? findSlug(Number(wanted)) : wanted;
    const print = slug === undefined ? undefined : findPrint(slug);
    if (!print) throw new ApiError(404, 'CARD_NOT_FOUND', 'Card not found');
    return print.data;
  }

  @Get('abilities')
  @ApiOperation({ summary: 'The words that cards are made of, in use or not, and every ability of the catalogue' })
  abilities() {
    return {
      keywords: KEYWORDS,
      triggers: TRIGGERS,
      effects: [...Object.keys(EFFECTS), ...STATIC_EFFECTS],
      restrictions: RESTRICTIONS,
      targets: TARGET_KINDS,
      references: [...NAMED_REFERENCES, 'target:<id>', '{ each: filter }'],
      filters: FILTER_FIELDS,
      abilities: CARDS.flatMap(({ id, abilities = [] }) => abilities.map((ability) => ({ card: id, ...ability }))),
    };
  }
}

function fits(card: CardData, { color, type, rarity, q, maxManaValue }: CardsQueryDto): boolean {
  const text = `${card.name} ${card.subtypes.join(' ')} ${card.description ?? ''}`.toLowerCase();
  return (
    (color === undefined || (color === 'colorless' ? card.colors.length === 0 : card.colors.includes(color))) &&
    (type === undefined || card.types.includes(type)) &&
    (rarity === undefined || card.rarity === rarity) &&
    (q === undefined || text.includes(q.toLowerCase())) &&
    (maxManaValue === undefined || card.manaValue <= maxManaValue)
  );
}
