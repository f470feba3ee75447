import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { AnyObject, Whole } from '../../../common/http/members.js';
import { GameTables } from '../../../engine/contract/game-tables.js';
import { seats } from '../../../engine/sessions/seats.js';
import { TestHooksGuard } from '../../../engine/http/test-hooks.controller.js';
import { positionOf, readScenario } from './games/scenarios.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import { defaultOptions } from '../rules/options.js';

const NAMES = ['Ann', 'Bea'] as const;

class GgltcgFixtureDto {
  /** A position, as `POST /api/ggltcg/games/scenario` takes it. */
  @AnyObject()
  scenario!: object;

  /** Who sits at A and at B; B is a bot where only one is named. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsUUID('all', { each: true })
  userIds!: string[];

  /** Shorter than people are given, so that a clock runs out while a test waits. */
  @Whole({ optional: 'or null', min: 1, max: 600 })
  turnSeconds?: number;
}

/** For tests only: a seated game that begins in the middle. */
@ApiExcludeController()
@UseGuards(TestHooksGuard)
@Controller('api/ggltcg/test/fixtures')
export class GgltcgFixturesController {
  constructor(private readonly tables: GameTables) {}

  @Post()
  async begin(@Body() { scenario: given, userIds, turnSeconds = 0 }: GgltcgFixtureDto) {
    const { scenario, seed } = readScenario(given);
    const [a, b] = [userIds[0]!, userIds[1] ?? 'bot'];
    const state = positionOf(
      { ...scenario, options: { turn_seconds: turnSeconds } },
      { A: { id: a, name: NAMES[0] }, B: { id: b, name: NAMES[1] } },
    );
    state.clock_at = Date.now();
    const { id } = await this.tables.begin(ggltcg, {
      options: { ...defaultOptions, ...state.options },
      seats: [a, b].map((playerId, seat) => {
        const name = NAMES[seat]!;
        return playerId === 'bot' ? seats.bot('easy', { name }) : seats.user({ id: playerId, name });
      }),
      seed,
      fixture: state,
    });
    return { game_id: id };
  }
}
