import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.decorators.js';
import { ApiProblems } from '../common/http/api-problems.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { reachable, WIRE } from './wire.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const SHAPES = ['options', 'loadout', 'action', 'event', 'view'] as const;

/** A JSON Schema (2020-12) that stands by itself: what it refers to lies in its `$defs`. */
interface StandaloneSchema {
  readonly $schema: string;
  readonly $defs: Readonly<Record<string, object>>;
  readonly $ref?: string;
  /** Any other keyword: `anyOf`, `type`, `properties`. */
  readonly [keyword: string]: unknown;
}

/** The shapes of one game. A game whose types are not written down here has open ones. */
export type GameSchemas = { readonly slug: string } & Readonly<
  Record<(typeof SHAPES)[number] | 'choice', StandaloneSchema>
>;

@ApiTags('Games')
@Public()
@Controller('api/games')
export class GameSchemaController {
  constructor(private readonly games: GameRegistry) {}

  @Get(':slug/schema')
  @ApiOperation({
    summary: 'JSON Schemas of a game: its options, actions, events and views, and what a seat may choose from',
  })
  @ApiProblems({ 404: { GAME_UNKNOWN: 'There is no game called "chess".' } })
  schema(@Param('slug') slug: string): GameSchemas {
    const { id } = this.games.get(slug).definition;
    const shapes = WIRE.games[id] ?? {};
    const choice = { anyOf: [shapes.action ?? {}, { $ref: '#/components/schemas/ActionForm' }] };
    const entries = [...SHAPES.map((name) => [name, shapes[name] ?? {}] as const), ['choice', choice] as const];
    return {
      slug: id,
      ...Object.fromEntries(entries.map(([name, shape]) => [name, standalone(shape)])),
    } as GameSchemas;
  }
}

function standalone(shape: object): StandaloneSchema {
  const text = JSON.stringify({ ...shape, $defs: reachable(shape, WIRE.schemas) });
  return {
    $schema: DIALECT,
    ...(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Pick<StandaloneSchema, '$defs'>),
  };
}
