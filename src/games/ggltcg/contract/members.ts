import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { IsName } from '../../../auth/names/is-name.js';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import { EDITIONS } from '../rules/catalogue/card-set.js';

/* Members that several bodies have in common, each said once. */

export const LONGEST_NAME = 255;
/** A deck of the wrong size is told so by the rules; a list of this length is not even read. */
export const MOST_CARDS = 60;

/** `name@version`, or a name alone. */
export const CARD_SET_OR_NAME = /^[a-z0-9-]{1,40}(@[1-9]\d{0,8})?$/;

/** Whom the player is known as in this game. */
export const PlayerIdMember = (example = 'p1'): PropertyDecorator =>
  applyDecorators(ApiProperty({ example }), IsTextOf(LONGEST_NAME));

/** A text of some length. Class-validator's own texts speak of its length even where there is none. */
function IsTextOf(longest: number): PropertyDecorator {
  return ValidateBy({
    name: 'isTextOf',
    validator: {
      validate: (value) => typeof value === 'string' && value.length >= 1 && value.length <= longest,
      defaultMessage: (args) =>
        args?.value === undefined || args.value === null
          ? '$property is required'
          : `$property must be a string of 1 to ${longest} characters`,
    },
  });
}

/** What the others read; without it the id, where that can be read. */
export const PlayerNameMember = (example = 'Alice'): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ example, maxLength: 50 }), IsOptional(), IsName());

export const EditionMember = (): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ enum: EDITIONS, default: 'standard' }), MayBeLeftOut(), IsIn(EDITIONS));

export const CardSetMember = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      example: 'shipped@1',
      description: 'A set of cards: a version of it, or its name for the latest',
    }),
    MayBeLeftOut(),
    Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' }),
  );

/** R59: no clock at all, or 15 seconds to 10 minutes. */
export const TurnSecondsMember = ({
  optional,
  about,
}: {
  optional: true | 'or null';
  about?: string;
}): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ default: 0, ...(about && { description: about }) }),
    optional === true ? MayBeLeftOut() : IsOptional(),
    ValidateBy({
      name: 'isTurnSeconds',
      validator: {
        validate: (value) => Number.isInteger(value) && (value === 0 || (value >= 15 && value <= 600)),
        defaultMessage: () => '$property must be 0 (no clock) or 15 to 600',
      },
    }),
  );

/** A list of names; whether they are a deck, the rules say. */
export const IsCardList = (): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MOST_CARDS),
    IsString({ each: true }),
    MaxLength(LONGEST_NAME, { each: true }),
  );
