import { createParamDecorator, Inject, mixin, SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AccountRequest } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { AuthService } from '../../auth/auth.service.js';
import { sessionNotFound } from '../sessions/session.js';
import { GameTables } from './game-tables.js';

/**
 * What an endpoint needs of its caller. `sight`: that it may know of the table; `seat`: a seat there; `host`: that it is
 * the caller's table; `nothing`: the table alone, and no token is looked at.
 */
export type Need = 'nothing' | 'sight' | 'seat' | 'host';

/** What the guard asks a table. A `GameTable` is one; a contract whose tables also wait for players has its own. */
export interface GuardedTable {
  /** Throws for a caller who may not know of it. */
  viewerFor(account: Account | undefined): unknown;
  /** Throws for a caller without a seat. */
  seatOf(account: Account | undefined): unknown;
  /** Throws for a caller whose table it is not. */
  expectHost?(account: Account | undefined): void;
}

/** Finds a contract's tables by what stands in its paths. */
export interface TableFinder {
  find(id: string): Promise<GuardedTable | undefined>;
}

export interface Tables {
  readonly game: string;
  /** The name of the path's parameter. */
  readonly param: string;
  /** Of the endpoints that do not say `@Needs()` themselves: `sight` if left out. */
  readonly needs?: Need;
  /** Where the path has no id of a game. */
  readonly finder?: Type<TableFinder>;
  /** Where the contract has a place of its own for the caller's token; a seat token must then be one of this table. */
  readonly token?: (request: Request) => unknown;
}

interface TableRequest extends AccountRequest {
  table?: GuardedTable;
}

const NEEDS = 'parlour:needs';

/** What one endpoint needs, where it is not what its controller says. */
export const Needs = (need: Need) => SetMetadata(NEEDS, need);

/** The table of the path: a `GameTable`, or what the contract's own finder finds. */
export const AtTable = createParamDecorator(
  (_: unknown, context: ExecutionContext): GuardedTable => context.switchToHttp().getRequest<TableRequest>().table!,
);

/** The order of checks in every contract: is there such a table, may the caller come to it, and only then the body. */
export function TableGuard({ game, param, needs = 'sight', finder, token }: Tables): Type<CanActivate> {
  class GuardOfTables implements CanActivate {
    @Inject(GameTables) private readonly tables!: GameTables;
    @Inject(Reflector) private readonly reflector!: Reflector;
    @Inject(AuthService) private readonly auth!: AuthService;
    @Inject(ModuleRef) private readonly modules!: ModuleRef;

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<TableRequest>();
      const table = await this.find(String(request.params[param]));
      if (!table) throw sessionNotFound();
      const need = this.reflector.get<Need | undefined>(NEEDS, context.getHandler()) ?? needs;
      if (need !== 'nothing') await this.admit(request, table, need);
      request.table = table;
      return true;
    }

    private find(id: string): Promise<GuardedTable | undefined> {
      return finder ? this.modules.get(finder, { strict: false }).find(id) : this.tables.find({ id: game }, id);
    }

    private async admit(request: TableRequest, table: GuardedTable, need: Need): Promise<void> {
      const shown = token?.(request);
      if (shown !== undefined) request.account = await this.auth.authenticate(shown);
      const { account } = request;
      table.viewerFor(account);
      if (need === 'seat' || (shown !== undefined && account?.kind === 'seat')) table.seatOf(account);
      if (need === 'host') table.expectHost?.(account);
    }
  }
  return mixin(GuardOfTables);
}
