import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ownedCardResponse } from './card-response.js';
import { DeckCardsDto, DeckChangeDto, NewDeckDto } from './collection.dto.js';
import { Collections } from './collections.service.js';
import { deckNotFound, Decks } from './decks.service.js';
import type { WholeDeck } from './decks.service.js';
import { Welcome } from './welcome.guard.js';

@ApiTags('Viking Vengeance')
@UseGuards(Welcome)
@Controller('api/viking-vengeance')
export class VikingDecksController {
  constructor(
    private readonly decks: Decks,
    private readonly collections: Collections,
  ) {}

  @Get('users/me/cards')
  @ApiOperation({ summary: 'Your cards, by name' })
  async cards(@CurrentUser() { id }: UserAccount) {
    return (await this.collections.cards(id)).map(ownedCardResponse);
  }

  @Get(['users/me/decks', 'decks'])
  @ApiOperation({ summary: 'Your decks, the one you changed last first' })
  list(@CurrentUser() { id }: UserAccount) {
    return this.decks.list(id);
  }

  @Get(['users/me/decks/:deckId', 'decks/:deckId'])
  @ApiOperation({ summary: 'A deck of yours with its cards' })
  async show(@CurrentUser() { id }: UserAccount, @Param('deckId') deckId: string) {
    const deck = await this.decks.find(id, deckId);
    if (!deck) throw deckNotFound();
    return deckResponse(deck);
  }

  @Post('decks')
  @ApiOperation({ summary: 'A new deck of twenty of your cards' })
  @ApiResponse({ status: 409, description: 'DECK_NAME_TAKEN, DECK_LIMIT' })
  async create(@CurrentUser() { id }: UserAccount, @Body() body: NewDeckDto) {
    const { name, user_card_instance_ids } = body;
    const request = { name: name ?? undefined, user_card_instance_ids: user_card_instance_ids ?? undefined };
    return deckResponse(await this.decks.create(id, request));
  }

  @Post('decks/check')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether these cards would be a deck, everything that is wrong with them, and their power' })
  check(@CurrentUser() { id }: UserAccount, @Body() body: DeckCardsDto) {
    return this.decks.check(id, body.user_card_instance_ids);
  }

  @Put('decks/:deckId')
  @ApiOperation({ summary: 'Another name, other cards, or both' })
  @ApiResponse({ status: 400, description: 'DECK_TOO_MANY_LEGENDARIES, DECK_TOO_MANY_COPIES' })
  @ApiResponse({ status: 409, description: 'DECK_NAME_TAKEN' })
  async change(@CurrentUser() { id }: UserAccount, @Param('deckId') deckId: string, @Body() body: DeckChangeDto) {
    return deckResponse(await this.decks.change(id, deckId, body));
  }

  @Delete('decks/:deckId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Throw a deck away; games that play with it go on' })
  remove(@CurrentUser() { id }: UserAccount, @Param('deckId') deckId: string): Promise<void> {
    return this.decks.remove(id, deckId);
  }
}

function deckResponse({ cards, ...facts }: WholeDeck) {
  return { ...facts, card_count: cards.length, cards: cards.map(ownedCardResponse) };
}
