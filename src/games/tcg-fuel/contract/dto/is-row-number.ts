import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

const MOST = 2 ** 31 - 1;

/** The number of a game, room, deck or player. What Postgres could not even compare with one is no such number. */
export const IsRowNumber = (): PropertyDecorator => applyDecorators(IsInt(), Min(-MOST), Max(MOST));
