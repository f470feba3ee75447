import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Changed } from '../../common/http/changed-member.js';
import { isGoodName, isReservedName, isVisible, tidyName } from './names.js';

/** Invisible blanks are taken away before anything else is asked of a name. */
const Tidied = (): PropertyDecorator => Changed((value) => (typeof value === 'string' ? tidyName(value) : value));

/** What a player is called: an account, a seat, a bot. There is no other check of such names. */
export const IsName = (): PropertyDecorator =>
  applyDecorators(
    Tidied(),
    ValidateBy({
      name: 'isName',
      validator: {
        validate: isGoodName,
        defaultMessage: (told) =>
          typeof told?.value === 'string' && isReservedName(told.value)
            ? '$property must not be a name of those who run the server'
            : '$property must have 1 to 50 visible characters',
      },
    }),
  );

/** What a thing is called that players name: a room. */
export const IsTitle = (most: number): PropertyDecorator =>
  applyDecorators(
    Tidied(),
    ValidateBy({
      name: 'isTitle',
      validator: {
        validate: (title) => isVisible(title, most),
        defaultMessage: () => `$property must have 1 to ${most} visible characters`,
      },
    }),
  );
