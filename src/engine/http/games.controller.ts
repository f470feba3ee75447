import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.decorators.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { GameRegistry } from '../hosting/game-registry.js';
import type { GameShape, SeatRule } from '../core/index.js';
import type { HostedGame } from '../hosting/hosted-game.js';
import { optionSchemas } from '../hosting/option-schema.js';

@ApiTags('Games')
@Public()
@Controller('api/games')
export class GamesController {
  constructor(private readonly games: GameRegistry) {}

  @Get()
  @ApiOperation({ summary: 'The catalogue: every game this server hosts' })
  list() {
    return { games: this.games.list().map(describe) };
  }

  @Get(':slug')
  @ApiOperation({ summary: 'One game of the catalogue' })
  @ApiProblems({ 404: { GAME_UNKNOWN: 'There is no game called "chess".' } })
  one(@Param('slug') slug: string) {
    return describe(this.games.get(slug));
  }
}

function describe({ definition, title, about, shapes, presets = [], constants = {}, ...hosted }: HostedGame) {
  const rules = Object.entries(definition.actions) as [string, SeatRule<GameShape, string> | { by: 'table' }][];
  const ofSeats = rules.flatMap(([type, rule]) => (rule.by === 'table' ? [] : [{ type, rule }]));
  const { bots, watch } = hosted;
  return {
    slug: definition.id,
    title,
    about,
    rulesVersion: definition.rulesVersion,
    seats: definition.seats,
    options: definition.defaults,
    optionSchema: optionSchemas(shapes.options, definition.defaults),
    presets,
    constants,
    actions: ofSeats.map(({ type }) => type),
    actionKinds: ofSeats.map(({ type, rule: { unlisted = false, afterEnd = false } }) => ({
      type,
      unlisted,
      afterEnd,
    })),
    loadouts: hosted.loadout !== undefined,
    canResign: definition.resign !== undefined,
    puzzles: hosted.puzzles !== undefined,
    bots: bots ? { levels: bots.levels, default: bots.defaultLevel } : null,
    watch: typeof watch === 'function' ? watch(definition.defaults) : watch,
  };
}
