import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { addressKey } from '../../../../common/limits/address-key.js';
import { Limits } from '../../../../common/limits/limits.js';
import { drawCard } from '../../art/card-art.js';
import { DEFAULT_COLOR } from '../../rules/catalogue/card-row.js';
import { EFFECT_REFERENCE } from '../../rules/effects/reference.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import { DraftCardDto, WorkshopTableDto } from './workshop.dto.js';

/** A table is looked at after every pause in typing. */
const LOOKS = { name: 'workshop-looks', burst: 60, perSecond: 2 };
const DRAFTS = { name: 'workshop-drafts', burst: 400, perSecond: 20 };
const TOO_FAST = 'That was too fast. Please wait a moment.';
/** What writing a set needs: the effect language, what is wrong with a table, and how a card will look. */
@ApiTags('GGLTCG workshop')
@Controller('api/ggltcg')
export class GgltcgWorkshopController {
  constructor(
    private readonly library: CardSetLibrary,
    private readonly limits: Limits,
  ) {}

  @Get('effects')
  @Public()
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'The effect language: every kind with its parameters and an example, from the parser itself',
  })
  effects() {
    return { effects: EFFECT_REFERENCE };
  }

  @Post('workshop/validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a table of cards holds, or what is wrong with it by row and column; nothing is kept' })
  async validate(@CurrentUser() { id }: UserAccount, @Body() { csv }: WorkshopTableDto) {
    await this.limits.takeOrRefuse(LOOKS, id, TOO_FAST);
    return this.library.report(csv);
  }

  @Get('workshop/picture.svg')
  @Public()
  @Header('Content-Type', 'image/svg+xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=86400')
  @Header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  @ApiOperation({ summary: 'The picture of a card that is being written' })
  async picture(@Query() card: DraftCardDto, @Ip() ip: string): Promise<string> {
    await this.limits.takeOrRefuse(DRAFTS, addressKey(ip), TOO_FAST);
    const { name, type, speed, strength, stamina, effects = '', primary, accent, asleep } = card;
    const isToy = type === 'Toy';
    const colour = DEFAULT_COLOR[type];
    const numbers = isToy ? { speed: speed ?? 0, strength: strength ?? 0, stamina: stamina ?? 1 } : NO_NUMBERS;
    const drawn = { name, type, ...numbers, effects, primary: primary ?? colour, accent: accent ?? primary ?? colour };
    return drawCard(drawn, { asleep: asleep === 'true' });
  }
}

const NO_NUMBERS = { speed: null, strength: null, stamina: null };
