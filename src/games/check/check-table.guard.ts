import { createParamDecorator, ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccountRequest } from '../../auth/access.decorators.js';
import { ApiError } from '../../common/api-error.js';
import { findSeat, isHost } from './check-table.js';
import type { CheckTable } from './check-table.js';
import { CheckTables } from './check-tables.js';

const NEEDS = 'check:needs';

/** What the caller of an endpoint must be. Without it anybody may come who may see the game. */
export const Needs = (what: 'seat' | 'host') => SetMetadata(NEEDS, what);

interface TableRequest extends AccountRequest {
  checkTable?: CheckTable;
}

export const CurrentTable = createParamDecorator(
  (_: unknown, context: ExecutionContext): CheckTable => context.switchToHttp().getRequest<TableRequest>().checkTable!,
);

/** The order of checks: the token has been looked at; now whether there is such a game, then the seat, then the body. */
@Injectable()
export class CheckTableGuard implements CanActivate {
  constructor(
    private readonly tables: CheckTables,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<TableRequest>();
    const { account } = request;
    const table = await this.tables.get(String(request.params.id));
    // Whoever may not even watch is not told that there is a game.
    table.session?.viewerFor(account);
    const needs = this.reflector.get<'seat' | 'host' | undefined>(NEEDS, context.getHandler());
    if (needs === 'seat' && findSeat(table, account) === undefined) {
      throw new ApiError(403, 'NOT_A_PLAYER', 'You have no seat in this game.');
    }
    if (needs === 'host' && !isHost(table, account)) {
      throw new ApiError(403, 'NOT_HOST', 'Only the host of the game may do this.');
    }
    request.checkTable = table;
    return true;
  }
}
