import { Type } from 'class-transformer';
import { OneOf, Parts, Text, Texts, Whole } from '../../../../common/http/members.js';
import { CardSetMember } from '../members.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { SIMULATED_LEVELS, SIMULATED_NODES, SIMULATED_TURNS } from '../../lab/simulation/simulation-plan.js';
import type { SimulatedLevel } from '../../lab/simulation/simulation-plan.js';

const MOST_GAMES = 20_000;
const EXAMPLE = 'name,cost,speed,strength,stamina,effects\nKa,1,5,9,1,stat_boost:strength:2\n';

export class CardTableDto {
  @Text({ about: 'The table of cards as CSV, header first', example: EXAMPLE, max: 1_000_000 })
  csv!: string;
}

export class NewCardSetDto extends CardTableDto {
  @Text({ optional: true, example: 'Ka costs 2', max: 500 })
  notes?: string;
}

export class NamedDeckDto {
  @Text({ example: 'Aggro', min: 1, max: 60 })
  name!: string;

  @Texts({ about: 'Six names', max: 60 })
  cards!: string[];
}

export class NewSimulationDto {
  @CardSetMember()
  card_set?: string;

  @OneOf(EDITIONS, { optional: true, default: 'standard' })
  edition?: Edition;

  @Whole({ example: 2000, min: 1, max: MOST_GAMES })
  games!: number;

  @OneOf(SIMULATED_LEVELS, { optional: true, default: 'normal' })
  level?: SimulatedLevel;

  @Whole({
    optional: true,
    default: SIMULATED_NODES,
    about: 'What a bot may think about one decision',
    min: 1,
    max: 5_000,
  })
  nodes?: number;

  @Whole({ optional: true, default: 1, about: 'The same seed gives the same games', min: 0, max: 999_999_999 })
  seed?: number;

  @Whole({ optional: true, default: SIMULATED_TURNS, min: 10, max: 500 })
  max_turns?: number;

  @Parts(NamedDeckDto, {
    optional: true,
    about: 'Each of them against each; without them random decks',
    min: 1,
    max: 40,
  })
  decks?: NamedDeckDto[];
}

export class LimitQueryDto {
  @Whole({ optional: true, default: 20, min: 1, max: 100 })
  @Type(() => Number)
  limit?: number;
}
