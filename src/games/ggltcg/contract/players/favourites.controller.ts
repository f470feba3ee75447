import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsObject, ValidateNested } from 'class-validator';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { OneOf } from '../../../../common/http/members.js';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { checkedDeck } from '../loadout.js';
import { defaultOptions } from '../../rules/options.js';
import { FavouriteDeck } from '../../store/entities/favourite-deck.entity.js';
import { IsCardList } from '../members.js';
import { invalid } from '../problems.js';

const SLOTS = [1, 2, 3];

export class FavouriteDeckDto {
  @ApiProperty({ type: [String] })
  @IsCardList()
  deck!: string[];
}

export class FavouriteSlotDto extends FavouriteDeckDto {
  @OneOf(SLOTS)
  slot!: number;
}

export class FavouriteDecksDto {
  @ApiProperty({ type: [FavouriteSlotDto], description: 'Slots that are not named are empty afterwards' })
  @IsArray()
  @ArrayUnique((one: FavouriteSlotDto | null) => one?.slot, { message: 'decks must not name a slot twice' })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => FavouriteSlotDto)
  decks!: FavouriteSlotDto[];
}

/** Three decks that an account likes to play. */
@ApiTags('GGLTCG')
@Controller('api/ggltcg/me/decks')
export class GgltcgFavouritesController {
  constructor(@InjectRepository(FavouriteDeck) private readonly favourites: Repository<FavouriteDeck>) {}

  @Get()
  @ApiOperation({ summary: 'My favourite decks' })
  async decks(@CurrentUser() { id }: UserAccount): Promise<FavouriteDecksDto> {
    return { decks: await this.find(id, SLOTS) };
  }

  @Get(':slot')
  @ApiOperation({ summary: 'My favourite deck of a slot from 1 to 3' })
  async deck(@CurrentUser() { id }: UserAccount, @Param('slot', ParseIntPipe) slot: number): Promise<FavouriteSlotDto> {
    const [kept] = await this.find(id, [expectSlot(slot)]);
    if (!kept) throw new ApiError(404, 'DECK_NOT_FOUND', `There is no deck in slot ${slot}.`);
    return kept;
  }

  @Put()
  @ApiOperation({ summary: 'Keep these decks, and no others' })
  async keepAll(@CurrentUser() { id }: UserAccount, @Body() { decks }: FavouriteDecksDto): Promise<FavouriteDecksDto> {
    for (const { deck } of decks) checkedDeck(defaultOptions, deck);
    const slots = decks.map(({ slot }) => slot);
    const rows = decks.map(({ slot, deck }) => ({ userId: id, slot, cards: deck }));
    await this.favourites.manager.transaction(async (manager) => {
      await manager.delete(FavouriteDeck, { userId: id, slot: Not(In(slots)) });
      if (rows.length > 0) await manager.upsert(FavouriteDeck, rows, ['userId', 'slot']);
    });
    return { decks: await this.find(id, SLOTS) };
  }

  @Put(':slot')
  @ApiOperation({ summary: 'Keep a deck in a slot from 1 to 3' })
  async keep(
    @CurrentUser() { id }: UserAccount,
    @Param('slot', ParseIntPipe) slot: number,
    @Body() body: FavouriteDeckDto,
  ): Promise<FavouriteSlotDto> {
    expectSlot(slot);
    const deck = checkedDeck(defaultOptions, body.deck);
    await this.favourites.upsert({ userId: id, slot, cards: deck }, ['userId', 'slot']);
    return { slot, deck };
  }

  private async find(user: string, slots: readonly number[]): Promise<FavouriteSlotDto[]> {
    const rows = await this.favourites.find({ where: { userId: user, slot: In(slots) }, order: { slot: 'ASC' } });
    return rows.map(({ slot, cards }) => ({ slot, deck: cards }));
  }
}

function expectSlot(slot: number): number {
  if (!SLOTS.includes(slot)) throw invalid(`slot must be one of ${SLOTS.join(', ')}`);
  return slot;
}
