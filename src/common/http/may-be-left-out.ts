import { ValidateIf } from 'class-validator';

export const isGiven = (_: object, value: unknown): boolean => value !== undefined;

/** Left out, but not `null`: a default fills up only what is not there. */
export const MayBeLeftOut = (): PropertyDecorator => ValidateIf(isGiven);
