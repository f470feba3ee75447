import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../auth/access.decorators.js';
import { ApiError } from '../../../../common/api-error.js';
import { baseCards, findBaseCard } from '../../rules/catalogue.js';
import { baseCardResponse } from './card-response.js';
import { VikingCardsQueryDto } from './collection.dto.js';

/** The catalogue: no token is needed. */
@ApiTags('Viking Vengeance')
@Public()
@Controller('api/viking-vengeance')
export class VikingCardsController {
  @Get('cards')
  @ApiOperation({ summary: 'All cards there are, by page' })
  list(@Query() { page, limit, rarity, name, tag, set }: VikingCardsQueryDto) {
    const part = name?.toLowerCase();
    const found = baseCards.filter(
      (card) =>
        (rarity === undefined || card.rarity === rarity) &&
        (part === undefined || card.name.toLowerCase().includes(part)) &&
        (tag === undefined || card.tags.includes(tag)) &&
        (set === undefined || card.set === set),
    );
    const data = found.slice((page - 1) * limit, page * limit).map(baseCardResponse);
    return { data, total: found.length, page, limit };
  }

  @Get('cards/:cardId')
  @ApiOperation({ summary: 'One card' })
  show(@Param('cardId') cardId: string) {
    const card = findBaseCard(cardId.toLowerCase());
    if (!card) throw new ApiError(404, 'CARD_NOT_FOUND', 'Card not found.');
    return baseCardResponse(card);
  }
}
