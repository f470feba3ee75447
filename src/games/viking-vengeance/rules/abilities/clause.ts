import type { Effect, Protection } from '../effects/index.js';
import type { Condition } from './condition.js';
import type { Moment } from './moment.js';

/** One sentence of an ability: when, under which condition, what. */
export type Clause = { readonly on: readonly Exclude<Moment, 'OnCombat'>[]; readonly when?: Condition } & Effect;

/** An ability that is asked when a card would be defeated. */
export type ProtectionClause = { readonly on: readonly ['OnCombat'] } & Protection;

/** The parameters that abilities have in the catalogue. */
export interface Parameters {
  readonly card: string;
  readonly chance: number;
  readonly cost: number;
  readonly except_card: string;
  readonly gain: number;
  readonly landed_ticks: number;
  readonly loss: number;
  readonly max_times: number;
  readonly min_side: number;
  readonly opponent_turns_left: number;
  readonly own_turns_left: number;
  readonly picks: number;
  readonly rarity: string;
  readonly side_gain: number;
  readonly stacks: boolean;
  readonly tag: string;
  readonly tags: readonly string[];
  readonly ticks: number;
  readonly tile_power: number;
}

/** An ability's sentences; its numbers and words come from the catalogue. */
type Wording = (parameters: Parameters) => readonly (Clause | ProtectionClause)[];

/** The abilities of one set of cards, by id. */
export type AbilityBook = { readonly [abilityId: string]: Wording };
