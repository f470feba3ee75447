import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { findCardSet } from '../../rules/catalogue/card-sets.js';
import { CardSetLibrary } from './card-set-library.js';
import { CardTableDto, NewCardSetDto } from './sets.dto.js';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The set editor: tables of cards are looked at, kept as versions, and read again. */
@ApiTags('GGLTCG admin')
@Roles('admin')
@Controller('api/ggltcg/admin/card-sets')
export class GgltcgSetsController {
  constructor(private readonly library: CardSetLibrary) {}

  @Get()
  @ApiOperation({ summary: 'All sets of cards' })
  async list() {
    return { card_sets: await this.library.list() };
  }

  @Post('validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a table of cards holds, or what is wrong with it by row and column; nothing is kept' })
  validate(@Body() { csv }: CardTableDto) {
    return this.library.report(csv);
  }

  @Post(':name')
  @ApiOperation({
    summary: 'Keep a table as the next version of a set; games that run keep the version they began with',
  })
  async add(@CurrentUser() admin: UserAccount, @Param('name') name: string, @Body() body: NewCardSetDto) {
    if (!NAME.test(name)) {
      throw new ApiError(422, 'VALIDATION_ERROR', 'The name of a set has small letters, digits and dashes.');
    }
    const { version, created } = await this.library.add(name, body.csv, body.notes ?? '', admin.id);
    return { name, version, card_set: `${name}@${version}`, created, ...this.library.report(body.csv) };
  }

  @Get(':name')
  @ApiOperation({ summary: 'The versions of a set, the latest first' })
  async versions(@Param('name') name: string) {
    return { name, versions: await this.library.versions(name) };
  }

  @Get(':name/:version')
  @ApiOperation({ summary: 'The cards of a version' })
  async show(@Param('name') name: string, @Param('version', ParseIntPipe) version: number) {
    const { notes, created_at } = await this.library.get(name, version);
    const card_set = await this.library.resolve(`${name}@${version}`);
    const { standard, classic } = findCardSet(card_set)!;
    const cards = new Set([...standard.cards, ...classic.cards]);
    return {
      name,
      version,
      card_set,
      notes,
      created_at,
      cards: [...cards].map(({ effects: _parsed, type, ...card }) => ({ ...card, card_type: type })),
    };
  }

  @Get(':name/:version/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'The table of a version, as it was uploaded' })
  async table(@Param('name') name: string, @Param('version', ParseIntPipe) version: number): Promise<string> {
    return (await this.library.get(name, version)).csv;
  }
}
