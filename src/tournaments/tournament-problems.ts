import { ApiError } from '../common/api-error.js';

export const tournamentNotFound = () => new ApiError(404, 'TOURNAMENT_NOT_FOUND', 'Tournament not found');

export const roundNotFound = () => new ApiError(404, 'ROUND_NOT_FOUND', 'There is no such round yet.');

export const matchNotFound = () => new ApiError(404, 'MATCH_NOT_FOUND', 'There is no such match.');

export const notOrganiser = () => new ApiError(403, 'NOT_ORGANISER', 'Only the organiser may do this.');

export const registrationClosed = () =>
  new ApiError(409, 'REGISTRATION_CLOSED', 'Registration for this tournament is closed.');

export const alreadyStarted = () => new ApiError(409, 'TOURNAMENT_STARTED', 'This tournament has begun already.');

export const tournamentFull = (maxPlayers: number) =>
  new ApiError(409, 'TOURNAMENT_FULL', 'This tournament is full.', { details: { maxPlayers } });

export const alreadyRegistered = () => new ApiError(409, 'ALREADY_REGISTERED', 'You are registered already.');

export const notRegistered = () => new ApiError(409, 'NOT_REGISTERED', 'You are not registered for this tournament.');

export const alreadyDropped = (message = 'You have left this tournament already.') =>
  new ApiError(409, 'ALREADY_DROPPED', message);

export const playerNotFound = () =>
  new ApiError(404, 'PLAYER_NOT_FOUND', 'There is no such player in this tournament.');

export const takenOut = () => new ApiError(403, 'TAKEN_OUT', 'The organiser has taken you out of this tournament.');

export const tournamentOver = () => new ApiError(409, 'TOURNAMENT_OVER', 'This tournament is over.');

export const notEnoughEntrants = () => new ApiError(409, 'NOT_ENOUGH_PLAYERS', 'Need at least 2 players to start');

export const notRunning = () => new ApiError(409, 'TOURNAMENT_NOT_RUNNING', 'This tournament is not running.');

export const roundOver = () => new ApiError(409, 'ROUND_OVER', 'Only results of the current round can be changed.');

export const badResult = (message: string) => new ApiError(422, 'BAD_RESULT', message);

export const notForTwo = (title: string) =>
  new ApiError(400, 'NOT_FOR_TWO', `${title} is not played by two, and a match has two players.`);

export const tooManyTournaments = (most: number) =>
  new ApiError(409, 'TOO_MANY_TOURNAMENTS', `You have announced ${most} tournaments that are not over.`);

export const tooManyBots = (most: number) =>
  new ApiError(409, 'TOO_MANY_BOTS', `At most ${most} bots play in a tournament.`, { details: { most } });

export const noSuchBot = () => new ApiError(404, 'BOT_NOT_FOUND', 'There is no such bot in this tournament.');

export const matchOver = () => new ApiError(409, 'MATCH_OVER', 'This match is over.');
