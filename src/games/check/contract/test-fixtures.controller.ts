import { randomBytes } from 'node:crypto';
import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { AnyObject, Texts } from '../../../common/http/members.js';
import { CurrentUser } from '../../../auth/access.decorators.js';
import type { UserAccount } from '../../../auth/account.js';
import { badShape } from '../../../common/http/validation.js';
import { MasterSeed, sealedDice } from '../../../engine/core/index.js';
import { GameRegistry } from '../../../engine/hosting/game-registry.js';
import { seats } from '../../../engine/sessions/seats.js';
import { GameTables } from '../../../engine/contract/game-tables.js';
import { readOptions } from '../../../engine/hosting/shapes.js';
import { TestHooksGuard } from '../../../engine/http/test-hooks.controller.js';
import { CheckPictures } from './games/pictures.js';
import { CheckTables } from './games/check-tables.js';
import { check } from '../rules/check.game.js';
import type { CheckState } from '../rules/check.types.js';
import { tableFrom } from '../rules/fixture.js';
import type { Fixture } from '../rules/fixture.js';
import type { CheckOptions } from '../rules/options.js';

class FixtureGameDto {
  @AnyObject()
  fixture!: object;

  @AnyObject({ optional: 'or null' })
  options?: object;

  /** Who sits where; without it the caller sits everywhere. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(6)
  @IsUUID('all', { each: true })
  userIds?: string[];

  /** What the seats are called; without it by their numbers. */
  @Texts({ optional: 'or null', max: 6, longest: 40 })
  names?: string[];
}

/** For tests only: a game that begins in the middle of a round. */
@ApiExcludeController()
@UseGuards(TestHooksGuard)
@Controller('api/check/test/fixtures')
export class CheckFixturesController {
  constructor(
    private readonly games: GameRegistry,
    private readonly playing: GameTables,
    private readonly tables: CheckTables,
    private readonly pictures: CheckPictures,
  ) {}

  @Post()
  async begin(
    @CurrentUser() account: UserAccount,
    @Body() { fixture, options: given, userIds, names }: FixtureGameDto,
  ) {
    const options = readOptions(this.games.get(check.id), given) as CheckOptions;
    const seed = randomBytes(16).toString('hex');
    const state = readFixture(fixture as Fixture, options, sealedDice(MasterSeed.ofText(seed)).commitment(1));
    const seated = state.players.map((_player, seat) =>
      seats.user({ id: userIds?.[seat] ?? account.id, name: names?.[seat] ?? `Player ${seat}` }),
    );
    const { id } = await this.playing.begin(check, { options, seats: seated, seed, fixture: state });
    return this.pictures.seated(await this.tables.get(id), account);
  }
}

function readFixture(fixture: Fixture, options: CheckOptions, commitment: string): CheckState {
  try {
    return tableFrom(fixture, { options, at: Date.now(), commitment });
  } catch (error) {
    throw badShape([{ field: 'fixture', reason: String(error) }]);
  }
}
