import { Whole, WholeInQuery } from '../../../../common/http/members.js';

type Said = Parameters<typeof Whole>[0];

/** What Postgres could not even compare with a row's number is none; the documents do not tell that bound. */
const MOST = 2 ** 31 - 1;
const ROW = { min: -MOST, max: MOST, minimum: undefined, maximum: undefined };

/** The number of a game, room, deck or player. */
export const RowNumber = (said: Said = {}): PropertyDecorator => Whole({ ...ROW, ...said });

/** The same in a query. */
export const RowNumberInQuery = (said: Said = {}): PropertyDecorator => WholeInQuery({ ...ROW, ...said });
