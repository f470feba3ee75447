import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ownedCardResponse } from './card-response.js';
import { PackDto } from './collection.dto.js';
import { Packs } from './packs.js';
import { Welcome } from './welcome.guard.js';

@ApiTags('Viking Vengeance')
@UseGuards(Welcome)
@Controller('api/viking-vengeance/packs')
export class PacksController {
  constructor(private readonly packs: Packs) {}

  @Post('open')
  @ApiOperation({ summary: 'Five cards, drawn, for ten coins' })
  async open(@CurrentUser() { id }: UserAccount, @Body() { set }: PackDto) {
    const { currency, cards } = await this.packs.open(id, set);
    return { in_game_currency: currency, cards: cards.map(ownedCardResponse) };
  }
}
