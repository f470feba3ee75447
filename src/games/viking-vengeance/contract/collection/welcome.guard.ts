import { ExecutionContext, Injectable } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { needUser } from '../../../../auth/access.decorators.js';
import type { AccountRequest } from '../../../../auth/access.decorators.js';
import { Collections } from './collections.service.js';

/** R59: an account that comes for the first time finds the starter deck there. */
@Injectable()
export class Welcome implements CanActivate {
  constructor(private readonly collections: Collections) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { id } = needUser(context.switchToHttp().getRequest<AccountRequest>().account);
    await this.collections.welcome(id);
    return true;
  }
}
