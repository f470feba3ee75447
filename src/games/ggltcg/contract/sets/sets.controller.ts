import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { findCardSet } from '../../rules/card-sets.js';
import { CardSetLibrary } from './card-set-library.js';
import { CardTableDto, NewCardSetDto } from './sets.dto.js';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

export const OnlyAdmins = (own: Readonly<Record<number, Readonly<Record<string, string>>>> = {}) =>
  ApiProblems({
    401: { UNAUTHENTICATED: 'A token is needed.' },
    403: { FORBIDDEN: 'This needs the role admin.' },
    ...own,
  });
const NO_SET = { 404: { CARD_SET_NOT_FOUND: 'There is no set mine@9.' } };
/** The set editor: tables of cards are looked at, kept as versions, and read again. */
@ApiTags('GGLTCG admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('api/ggltcg/admin/card-sets')
export class GgltcgSetsController {
  constructor(private readonly library: CardSetLibrary) {}

  @Get()
  @ApiOperation({ summary: 'All sets of cards' })
  @OnlyAdmins()
  async list() {
    return { card_sets: await this.library.list() };
  }

  @Post('validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a table of cards holds, or what is wrong with it by row and column; nothing is kept' })
  @OnlyAdmins({ 422: { VALIDATION_ERROR: 'csv must be a string' } })
  validate(@Body() { csv }: CardTableDto) {
    return this.library.report(csv);
  }

  @Post(':name')
  @ApiOperation({
    summary: 'Keep a table as the next version of a set; games that run keep the version they began with',
  })
  @OnlyAdmins({
    400: { INVALID_CARD_SET: 'The table of cards has 2 errors.' },
    409: { NAME_TAKEN: 'That set comes with the game.' },
    422: { VALIDATION_ERROR: 'The name of a set has small letters, digits and dashes.' },
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
  @OnlyAdmins(NO_SET)
  async versions(@Param('name') name: string) {
    return { name, versions: await this.library.versions(name) };
  }

  @Get(':name/:version')
  @ApiOperation({ summary: 'The cards of a version' })
  @OnlyAdmins(NO_SET)
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
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'The table of a version, as it was uploaded' })
  @OnlyAdmins(NO_SET)
  async table(@Param('name') name: string, @Param('version', ParseIntPipe) version: number): Promise<string> {
    return (await this.library.get(name, version)).csv;
  }
}
