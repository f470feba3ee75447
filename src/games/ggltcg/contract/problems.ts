import { ApiError } from '../../../common/api-error.js';

export const playerNotFound = () => new ApiError(404, 'PLAYER_NOT_FOUND', 'No such player is in this game.');

/** Statistics are kept of everybody who has finished a game, wherever. */
export const noStatistics = () => new ApiError(404, 'PLAYER_NOT_FOUND', 'No player of this id has finished a game.');

export const notYourSeat = () => new ApiError(403, 'NOT_YOUR_SEAT', 'That is not your seat.');

export const invalid = (what: string) => new ApiError(422, 'VALIDATION_ERROR', what);

export const ambiguous = (name: string) =>
  new ApiError(400, 'AMBIGUOUS_NAME', `There is more than one ${JSON.stringify(name)}: name its id.`);

export const samePlayer = () => new ApiError(400, 'SAME_PLAYER', 'A player cannot play against himself.');
