import { createParamDecorator, ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../common/api-error.js';
import { unauthenticated } from './logins/access-tokens.js';
import type { Account, UserAccount } from './account.js';
import type { Role } from './entities/user.entity.js';

export type Access = 'public' | 'optional';
export const ACCESS = 'parlour:access';
export const ROLES_NEEDED = 'parlour:roles';

/** A request of which `AccountGuard` has found out who asks. */
export interface AccountRequest extends Request {
  account?: Account;
}

/** No token is looked at. Everything without this or `@OptionalAccount()` needs a valid one. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Without a token the caller is anonymous; a bad token is still refused. */
export const OptionalAccount = () => SetMetadata(ACCESS, 'optional' satisfies Access);

/** Lets in accounts with one of these roles only. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES_NEEDED, roles);

/** The caller, be it a user or a seat token; undefined only with `@OptionalAccount()`. */
export const CurrentAccount = createParamDecorator((_: unknown, context: ExecutionContext): Account | undefined => {
  return context.switchToHttp().getRequest<AccountRequest>().account;
});

/** The caller, who must have an account: a seat token only opens its seat. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): UserAccount => {
  return needUser(context.switchToHttp().getRequest<AccountRequest>().account);
});

/** The account of a user, or the error that says what is needed. */
export function needUser(account: Account | undefined): UserAccount {
  if (!account) throw unauthenticated('A token is needed.');
  if (account.kind !== 'user') {
    throw new ApiError(403, 'ACCOUNT_REQUIRED', 'This needs an account; a seat token only plays its seat.');
  }
  return account;
}

/** Like `@Headers('user-agent')`, but no parameter in the API's documentation. */
export const UserAgent = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  return context.switchToHttp().getRequest<Request>().headers['user-agent'];
});

export const Authorization = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  return context.switchToHttp().getRequest<Request>().headers.authorization;
});
