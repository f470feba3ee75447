import { ApiProblems } from '../common/http/api-problems.js';

type Problems = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The errors of an admin's endpoint: those of the door, and its own. */
export function AdminProblems(own: Problems = {}): MethodDecorator & ClassDecorator {
  return ApiProblems({
    401: { UNAUTHENTICATED: 'A token is needed.', TOKEN_EXPIRED: 'The access token has expired. Refresh it.' },
    403: { FORBIDDEN: 'This needs the role admin.', ACCOUNT_REQUIRED: 'This needs an account.' },
    ...own,
  });
}

export const BAD_BODY: Problems = { 400: { BAD_SHAPE: 'reason must be a string' } };
export const BAD_QUERY: Problems = {
  400: {
    BAD_SHAPE: 'limit must not be greater than 100',
    BAD_CURSOR: 'This cursor was not made by this list.',
  },
};
export const NO_SESSION: Problems = { 404: { SESSION_NOT_FOUND: 'There is no such game.' } };
export const NO_USER: Problems = { 404: { USER_NOT_FOUND: 'There is no such user.' } };
