import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { NotInForms } from '../../../engine/hosting/option-schema.js';
import { wholeDeck } from '../rules/cards.js';
import type { Card } from '../rules/cards.js';
import type { CheckOptions, MatchLength } from '../rules/options.js';
import { findBadOptions } from '../rules/option-ranges.js';

/** More than any table seats: whether the first seat is one of this table is asked when its seats are known. */
const MOST_PLAYERS = 6;

/** The rules know which values an option takes; the shape asks them. Null is a value here, so nothing is skipped. */
function InRange(): PropertyDecorator {
  return ValidateBy({
    name: 'inRange',
    validator: {
      validate: (value, args) =>
        value === undefined || findBadOptions({ [args!.property]: value }, MOST_PLAYERS).length === 0,
      defaultMessage: () => '$property does not take this value',
    },
  });
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
  @ApiPropertyOptional({ enum: [1, -1], default: 1, description: 'Clockwise, or the other way round' })
  @InRange()
  direction!: 1 | -1;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'string', enum: ['random'] },
      { type: 'integer', minimum: 0, maximum: MOST_PLAYERS - 1 },
    ],
    default: 'random',
    description: 'The seat that begins',
  })
  @InRange()
  firstSeat!: 'random' | number;

  @ApiPropertyOptional({ default: false, description: 'A card is turned up after the deal' })
  @InRange()
  openingDiscard!: boolean;

  @ApiPropertyOptional({ default: true, description: 'Jacks, Queens and Kings may be taken from the pile' })
  @InRange()
  specialsDrawableFromDiscard!: boolean;

  @ApiPropertyOptional({ enum: [0, 1, 2], default: 1, description: 'Cards for a wrong match' })
  @InRange()
  wrongMatchPenalty!: number;

  @ApiPropertyOptional({ default: false, description: 'Another try in the same window' })
  @InRange()
  retryAfterWrongMatch!: boolean;

  @ApiPropertyOptional({ type: 'integer', minimum: 6, maximum: 12, nullable: true, default: null })
  @InRange()
  handLimit!: number | null;

  @ApiPropertyOptional({ default: true, description: 'Cards of locked hands may be looked at' })
  @InRange()
  lockedHandsPeekable!: boolean;

  @ApiPropertyOptional({ enum: ['resolve', 'fizzle'], default: 'resolve' })
  @InRange()
  lockedOwnerAbility!: 'resolve' | 'fizzle';

  @ApiPropertyOptional({ enum: ['race', 'sealed'], default: 'race', description: 'First come, or in turn order' })
  @InRange()
  matchMode!: 'race' | 'sealed';

  @ApiPropertyOptional({ minimum: 0, maximum: 50, default: 0, description: 'Points for a call that did not win' })
  @InRange()
  failedCheckPenalty!: number;

  @ApiPropertyOptional({
    oneOf: [
      matchLength('single', {}),
      matchLength('rounds', { rounds: { type: 'integer', minimum: 2, maximum: 20 } }),
      matchLength('target', { target: { type: 'integer', minimum: 20, maximum: 500 } }),
    ],
    default: { mode: 'single' },
    description: 'One round, a number of rounds, or until a player has so many points',
  })
  @InRange()
  match!: MatchLength;

  @ApiPropertyOptional({ type: 'integer', minimum: 10, maximum: 2000, nullable: true, description: '40 × players' })
  @InRange()
  maxTurnsPerRound?: number | null;

  @ApiPropertyOptional({ enum: ['off', 'own', 'full'], default: 'off', description: 'With help nothing is rated' })
  @InRange()
  memoryAid!: 'off' | 'own' | 'full';

  @ApiPropertyOptional({ default: 20_000, ...MILLIS })
  @InRange()
  peekMs!: number;

  @ApiPropertyOptional({ default: 45_000, ...MILLIS })
  @InRange()
  turnMs!: number;

  @ApiPropertyOptional({ default: 30_000, ...MILLIS })
  @InRange()
  abilityMs!: number;

  @ApiPropertyOptional({ ...MILLIS, default: 5000, description: '0 waits for everybody, else at least 1 second' })
  @InRange()
  matchWindowMs!: number;

  @NotInForms()
  @ApiPropertyOptional({ default: false, description: 'Bots play among themselves: has to be said' })
  @InRange()
  botsOnly?: boolean;

  @ApiPropertyOptional({ default: false, description: 'Bots are slow also where no person is waited for' })
  @InRange()
  botsTakeTheirTime?: boolean;

  /** For servers with test hooks; otherwise it is refused by name. */
  @IsDeck()
  deckOrder?: Card[];
}
