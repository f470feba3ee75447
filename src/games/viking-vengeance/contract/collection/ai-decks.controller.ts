import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { aiDeckPower } from '../../rules/ai-decks.js';
import { aiDecks } from '../../rules/catalogue.js';

@ApiTags('Viking Vengeance')
@Controller('api/viking-vengeance/ai-decks')
export class AiDecksController {
  @Get()
  @ApiOperation({ summary: 'The decks of the AI, and how strong they are at level 1' })
  list() {
    return aiDecks.map((deck) => ({
      deck_id: deck.deck_id,
      name: deck.name,
      power: aiDeckPower(deck, 1),
      cards: deck.cards,
    }));
  }
}
