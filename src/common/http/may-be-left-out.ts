import { ValidateIf } from 'class-validator';

/** Left out, but not `null`: a default fills up only what is not there. */
export const MayBeLeftOut = (): PropertyDecorator => ValidateIf((_: object, value: unknown) => value !== undefined);
