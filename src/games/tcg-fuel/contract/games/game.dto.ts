import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsObject } from 'class-validator';
import { schemaOf } from '../../../../common/http/schema-of.js';
import { AnyObject, Flag, OneOf, Text, Whole, WholeInQuery, Wholes } from '../../../../common/http/members.js';
import type { Scenario, ScenarioPlayer } from '../../rules/scenario/scenario.types.js';
import { RowNumber, RowNumberInQuery } from '../shapes/row-number.js';

export class FuelGamesQueryDto {
  @OneOf(['active', 'finished', 'cancelled'], { optional: 'or null' })
  status?: string;

  @RowNumberInQuery({ optional: 'or null', about: 'Only games of this player' })
  playerId?: number;
}

export class FromQueryDto {
  @WholeInQuery({ optional: 'or null', min: 0, default: 0, about: 'What came after this one' })
  from: number = 0;
}

/** What surrounds an action; its `data` is judged by the shape of its type. */
export class FuelGameActionDto {
  @Text({ example: 'play_card' })
  type!: string;

  @AnyObject({ optional: 'or null', example: { cardId: 3 } })
  data?: object;

  @Text({ optional: 'or null', about: 'The same again is answered the same again, and played once', min: 1, max: 200 })
  clientActionId?: string;

  @Whole({ optional: 'or null', min: 0, about: 'The seq this action was chosen at; another one is a conflict' })
  expectedSeq?: number;
}

export class CardDto {
  @Whole({ example: 3 })
  cardId!: number;
}

export class AcceptDto {
  @Flag({ example: true })
  accept!: boolean;
}

export class EndDto {
  @RowNumber({ optional: 'or null', about: 'All others concede; without it the game has no result' })
  winnerId?: number;
}

/** Two lands and a bolt against an empty table. */
const SCENARIO_PLAYERS: readonly ScenarioPlayer[] = [
  { hand: ['flashover-dart'], battlefield: ['mountain', 'mountain'] },
  { life: 3 },
];

/** A position in the notation of the rules; `seats` names the players by their ids, otherwise the caller plays all. */
export class ScenarioDto implements Scenario {
  @ApiProperty({
    type: 'array',
    items: schemaOf<ScenarioPlayer>('TcgFuelScenarioPlayer'),
    example: SCENARIO_PLAYERS,
  })
  @IsArray()
  @IsObject({ each: true })
  players!: ScenarioPlayer[];

  @Wholes({ optional: 'or null' })
  seats?: number[];

  @Whole({ optional: 'or null', min: 0, max: 7 })
  active?: number;

  @OneOf(['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'], { optional: 'or null', example: 'main1' })
  phase?: Scenario['phase'];

  @OneOf(['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'], { optional: 'or null' })
  step?: Scenario['step'];

  @Whole({ optional: 'or null', min: 0, max: 7 })
  priority?: number;

  @Whole({ optional: 'or null', min: 1 })
  turnCount?: number;

  @Whole({ optional: 'or null', min: 1 })
  currentTurn?: number;

  @Whole({ optional: 'or null', min: 0 })
  landsPlayed?: number;

  @Whole({ optional: 'or null' })
  seed?: number;

  @AnyObject({ optional: 'or null' })
  options?: Scenario['options'];
}
