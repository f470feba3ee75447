import { registerDecorator } from 'class-validator';
import { AnyObject, OneOf, Part, Parts, Whole } from '../../../../common/http/members.js';
import type { Payment, TargetInput } from '../../rules/action.types.js';
import type { ManaType } from '../../rules/catalogue/card.types.js';
import { MANA_TYPES } from '../../rules/mana/pool.js';

/** More than any board holds. */
export const MOST_LISTED = 500;

export class SourceDto {
  @Whole()
  cardId!: number;

  @OneOf(MANA_TYPES, { optional: 'or null' })
  mana?: ManaType;
}

export class PaymentDto implements Payment {
  @Parts(SourceDto, { max: MOST_LISTED })
  sources!: SourceDto[];
}

/** `{ t1: [{ cardId } | { playerId } | { stackId }] }` */
export function IsTargets(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isTargets',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => isRecord(value) && Object.values(value).every(isTargetList),
        defaultMessage: ({ property: name }: { property: string } = { property: 'targets' }) =>
          `${name} must name its entries, each with a list of cardId, playerId or stackId`,
      },
    });
}

function isTargetList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST_LISTED && value.every(isTarget);
}

function isTarget(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0) return false;
  return ['cardId', 'playerId', 'stackId'].includes(entry[0]) && Number.isInteger(entry[1]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a card or an ability is aimed at, and what it is paid with. */
export class TargetingDto {
  @AnyObject({ optional: 'or null' })
  @IsTargets()
  targets?: Record<string, TargetInput[]>;

  @Whole({ optional: 'or null' })
  targetId?: number;

  @Whole({ optional: 'or null' })
  targetPlayerId?: number;

  @Part(PaymentDto, { optional: 'or null' })
  payment?: PaymentDto;
}
