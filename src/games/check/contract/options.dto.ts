import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { NotInForms } from '../../../engine/hosting/option-schema.js';
import { wholeDeck } from '../rules/cards/cards.js';
import type { Card } from '../rules/cards/cards.js';
import type { CheckOptions, MatchLength } from '../rules/options.js';
import { findBadOptions } from '../rules/option-ranges.js';

/** More than any table seats: whether the first seat is one of this table is asked when its seats are known. */
const MOST_PLAYERS = 6;

/** The rules know which values an option takes; the shape asks them. Null is a value here, so nothing is skipped. */
function Ranged(told: ApiPropertyOptions): PropertyDecorator {
  const isInRange = ValidateBy({
    name: 'inRange',
    validator: {
      validate: (value, args) =>
        value === undefined || findBadOptions({ [args!.property]: value }, MOST_PLAYERS).length === 0,
      defaultMessage: () => '$property does not take this value',
    },
  });
  return applyDecorators(ApiPropertyOptional(told), isInRange);
}

/** A whole deck, each card once. */
function IsDeck(): PropertyDecorator {
  const isDeck = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length === 52 &&
    new Set(value).size === 52 &&
    wholeDeck().every((c) => value.includes(c));
  return ValidateBy({
    name: 'isDeck',
    validator: {
      validate: (value) => value === undefined || isDeck(value),
      defaultMessage: () => '$property must name all 52 cards once',
    },
  });
}

const MILLIS = { minimum: 0, maximum: 86_400_000, description: '0 is untimed, else at least 3 seconds' };

/** One way to say how long a match lasts, as a document tells it. */
const matchLength = (mode: string, more: Record<string, object>) => ({
  type: 'object' as const,
  required: ['mode', ...Object.keys(more)],
  properties: { mode: { type: 'string' as const, enum: [mode] }, ...more },
});

/** The house rules as they are sent. What is left out is as in the classic game. */
export class CheckOptionsDto implements CheckOptions {
  @Ranged({ enum: [1, -1], default: 1, description: 'Clockwise, or the other way round' })
  direction!: 1 | -1;

  @Ranged({
    oneOf: [
      { type: 'string', enum: ['random'] },
      { type: 'integer', minimum: 0, maximum: MOST_PLAYERS - 1 },
    ],
    default: 'random',
    description: 'The seat that begins',
  })
  firstSeat!: 'random' | number;

  @Ranged({ default: false, description: 'A card is turned up after the deal' })
  openingDiscard!: boolean;

  @Ranged({ default: true, description: 'Jacks, Queens and Kings may be taken from the pile' })
  specialsDrawableFromDiscard!: boolean;

  @Ranged({ enum: [0, 1, 2], default: 1, description: 'Cards for a wrong match' })
  wrongMatchPenalty!: number;

  @Ranged({ default: false, description: 'Another try in the same window' })
  retryAfterWrongMatch!: boolean;

  @Ranged({ type: 'integer', minimum: 6, maximum: 12, nullable: true, default: null })
  handLimit!: number | null;

  @Ranged({ default: true, description: 'Cards of locked hands may be looked at' })
  lockedHandsPeekable!: boolean;

  @Ranged({ enum: ['resolve', 'fizzle'], default: 'resolve' })
  lockedOwnerAbility!: 'resolve' | 'fizzle';

  @Ranged({ enum: ['race', 'sealed'], default: 'race', description: 'First come, or in turn order' })
  matchMode!: 'race' | 'sealed';

  @Ranged({ minimum: 0, maximum: 50, default: 0, description: 'Points for a call that did not win' })
  failedCheckPenalty!: number;

  @Ranged({
    oneOf: [
      matchLength('single', {}),
      matchLength('rounds', { rounds: { type: 'integer', minimum: 2, maximum: 20 } }),
      matchLength('target', { target: { type: 'integer', minimum: 20, maximum: 500 } }),
    ],
    default: { mode: 'single' },
    description: 'One round, a number of rounds, or until a player has so many points',
  })
  match!: MatchLength;

  @Ranged({ type: 'integer', minimum: 10, maximum: 2000, nullable: true, description: '40 × players' })
  maxTurnsPerRound?: number | null;

  @Ranged({ enum: ['off', 'own', 'full'], default: 'off', description: 'With help nothing is rated' })
  memoryAid!: 'off' | 'own' | 'full';

  @Ranged({ default: 20_000, ...MILLIS })
  peekMs!: number;

  @Ranged({ default: 45_000, ...MILLIS })
  turnMs!: number;

  @Ranged({ default: 30_000, ...MILLIS })
  abilityMs!: number;

  @Ranged({ ...MILLIS, default: 5000, description: '0 waits for everybody, else at least 1 second' })
  matchWindowMs!: number;

  @NotInForms()
  @Ranged({ default: false, description: 'Bots play among themselves: has to be said' })
  botsOnly?: boolean;

  @Ranged({ default: false, description: 'Bots are slow also where no person is waited for' })
  botsTakeTheirTime?: boolean;

  /** For servers with test hooks; otherwise it is refused by name. */
  @IsDeck()
  deckOrder?: Card[];
}
