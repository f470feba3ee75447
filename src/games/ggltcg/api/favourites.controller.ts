import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { CurrentUser } from '../../../auth/access.decorators.js';
import type { UserAccount } from '../../../auth/account.js';
import { checkedDeck } from '../loadout.js';
import { defaultOptions } from '../rules/options.js';
import { IsCardList } from './members.js';
import { invalid } from './problems.js';

const SLOTS = 3;

export class FavouriteDeckDto {
  @ApiProperty({ type: [String] })
  @IsCardList()
  deck!: string[];
}

/** Three decks that an account likes to play. */
@ApiTags('GGLTCG')
@ApiBearerAuth()
@Controller('api/ggltcg/me/decks')
export class GgltcgFavouritesController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @ApiOperation({ summary: 'My favourite decks' })
  async decks(@CurrentUser() { id }: UserAccount) {
    const { rows } = await this.pool.query<{ slot: number; deck: string[] }>(
      'SELECT slot, cards AS deck FROM ggltcg.favorite_decks WHERE user_id = $1 ORDER BY slot',
      [id],
    );
    return { decks: rows };
  }

  @Put(':slot')
  @ApiOperation({ summary: 'Keep a deck in a slot from 1 to 3' })
  async keep(
    @CurrentUser() { id }: UserAccount,
    @Param('slot', ParseIntPipe) slot: number,
    @Body() body: FavouriteDeckDto,
  ) {
    if (slot < 1 || slot > SLOTS) throw invalid(`slot must be from 1 to ${SLOTS}`);
    const deck = checkedDeck(defaultOptions, body.deck);
    await this.pool.query(
      `INSERT INTO ggltcg.favorite_decks (user_id, slot, cards) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, slot) DO UPDATE SET cards = excluded.cards, updated_at = now()`,
      [id, slot, JSON.stringify(deck)],
    );
    return { slot, deck };
  }
}
