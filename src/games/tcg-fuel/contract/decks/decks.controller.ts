import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount, Public } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { validateDeckForPlay } from '../../rules/catalogue/deck-list.js';
import { DeckDraftDto, DeckListDto } from './deck-check.dto.js';
import { DeckDto, FormatDto, ImportDto } from './deck.dto.js';
import { statsOf } from './deck-stats.js';
import { DecksService } from './decks.service.js';
import type { DeckCheck } from './decks.service.js';
import { readDeckList } from './import-list.js';

@ApiTags('TCG Fuel')
@Controller('api/tcg-fuel/decks')
export class FuelDecksController {
  constructor(private readonly decks: DecksService) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'The starter decks, and yours' })
  async list(@CurrentAccount() account: Account | undefined) {
    return { decks: await this.decks.list(userOf(account)) };
  }

  @Post()
  @ApiOperation({ summary: 'Keep a deck' })
  create(@CurrentUser() account: UserAccount, @Body() body: DeckDto) {
    return this.decks.create(account, body);
  }

  @Post('import')
  @ApiOperation({ summary: 'Keep a deck that is written as lines such as "4 Kettle Imp"' })
  import(@CurrentUser() account: UserAccount, @Body() body: ImportDto) {
    return this.decks.import(account, body);
  }

  @Post('check')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'What a deck that is being built would be worth: its errors in every format, and its numbers',
  })
  check(@Body() { cards, colors }: DeckDraftDto): DeckCheck {
    return this.decks.check(cards, colors);
  }

  @Post('read')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'The cards of a list such as "4 Kettle Imp", and the lines that are none; nothing is kept' })
  read(@Body() { text }: DeckListDto) {
    return readDeckList(text);
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({ summary: 'A deck, by its number or a starter’s slug' })
  show(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    return this.decks.get(deckIdIn(id), userOf(account));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a deck of yours; games that have begun keep what they began with' })
  change(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() body: DeckDto) {
    return this.decks.change(account, numberIn(id), body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Throw a deck of yours away' })
  remove(@CurrentUser() account: UserAccount, @Param('id') id: string) {
    return this.decks.remove(account, numberIn(id));
  }

  @Post(':id/validate')
  @HttpCode(200)
  @OptionalAccount()
  @ApiOperation({ summary: 'Whether it may be played in a format, and everything that is wrong with it' })
  async validate(@CurrentAccount() account: Account | undefined, @Param('id') id: string, @Body() body: FormatDto) {
    return validateDeckForPlay(await this.decks.get(deckIdIn(id), userOf(account)), body.format);
  }

  @Get(':id/stats')
  @OptionalAccount()
  @ApiOperation({ summary: 'Mana curve, sources of each colour, chances to draw' })
  async stats(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const { cards } = await this.decks.get(deckIdIn(id), userOf(account));
    return statsOf(cards);
  }
}

/** No deck has the number 0. */
function numberIn(id: string): number {
  const found = deckIdIn(id);
  return typeof found === 'number' ? found : 0;
}

function deckIdIn(id: string): number | string {
  return /^\d{1,9}$/.test(id) ? Number(id) : id;
}

function userOf(account: Account | undefined): UserAccount | undefined {
  return account?.kind === 'user' ? account : undefined;
}
