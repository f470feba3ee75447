import { Body, Controller, Get, Header, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { Limits } from '../../../../common/limits/limits.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import { MOST_SETS, MOST_VERSIONS, WorkshopSets } from './workshop-sets.js';
import { NewWorkshopSetDto, WorkshopVersionDto } from './workshop.dto.js';

const SAVES = { name: 'workshop-saves', burst: 20, perSecond: 1 / 5 };
const TOO_FAST = 'You keep versions too fast. Please wait a moment.';
/** Sets of cards that belong to one account, with all their versions. */
@ApiTags('GGLTCG workshop')
@Controller('api/ggltcg/workshop/sets')
export class GgltcgWorkshopSetsController {
  constructor(
    private readonly sets: WorkshopSets,
    private readonly library: CardSetLibrary,
    private readonly limits: Limits,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Your sets, the newest first, and the one that comes with the game; admins see public ones too',
  })
  async list(@CurrentUser() user: UserAccount) {
    return { card_sets: await this.sets.list(user) };
  }

  @Post()
  @ApiOperation({
    summary: 'Keep a table as the first version of a new set of your own',
    description: `Others play with it only if you tell them its name. An account keeps ${MOST_SETS} sets.`,
  })
  @ApiProblems({ 409: { TOO_MANY_SETS: `You may keep ${MOST_SETS} sets.` } })
  async create(@CurrentUser() user: UserAccount, @Body() { title, csv, notes = '' }: NewWorkshopSetDto) {
    await this.limits.takeOrRefuse(SAVES, user.id, TOO_FAST);
    const { name, version } = await this.sets.create(user, title, csv, notes);
    return { name, version, card_set: `${name}@${version}`, created: true };
  }

  @Get(':name')
  @ApiOperation({ summary: 'A set and its versions, the latest first' })
  async show(@CurrentUser() user: UserAccount, @Param('name') name: string) {
    const set = await this.sets.get(user, name);
    return { ...set, versions: await this.library.versions(name) };
  }

  @Post(':name/versions')
  @ApiOperation({ summary: 'Keep a table as the next version; games that run keep the version they began with' })
  @ApiProblems({ 409: { TOO_MANY_VERSIONS: `A set has at most ${MOST_VERSIONS} versions.` } })
  async addVersion(
    @CurrentUser() user: UserAccount,
    @Param('name') name: string,
    @Body() { csv, notes = '' }: WorkshopVersionDto,
  ) {
    await this.limits.takeOrRefuse(SAVES, user.id, TOO_FAST);
    const { version, created } = await this.sets.addVersion(user, name, csv, notes);
    return { name, version, card_set: `${name}@${version}`, created };
  }

  @Get(':name/:version')
  @ApiOperation({ summary: 'The table of a version and its notes' })
  async version(
    @CurrentUser() user: UserAccount,
    @Param('name') name: string,
    @Param('version', ParseIntPipe) version: number,
  ) {
    await this.sets.get(user, name);
    const { csv, notes, created_at } = await this.library.get(name, version);
    return { name, version, card_set: `${name}@${version}`, notes, created_at, csv };
  }

  @Get(':name/:version/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'The table of a version as a file' })
  async table(
    @CurrentUser() user: UserAccount,
    @Param('name') name: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<string> {
    await this.sets.get(user, name);
    return (await this.library.get(name, version)).csv;
  }
}
