import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiError } from '../common/api-error.js';
import { ACCESS, type Access, type AccountRequest, needUser, ROLES_NEEDED } from './access.decorators.js';
import { Authenticator } from './logins/authenticator.js';
import type { Role } from './entities/user.entity.js';

/** Global: an endpoint that forgets to say who may come in lets in only those with a token. */
@Injectable()
export class AccountGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets prove themselves once, in their handshake.
    if (context.getType() !== 'http') return true;
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<AccountRequest>();
    const { authorization } = request.headers;
    if (access === 'optional' && authorization === undefined) return true;
    request.account = await this.authenticator.authenticate(authorization);

    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES_NEEDED, places);
    if (roles && !roles.includes(needUser(request.account).role)) {
      throw new ApiError(403, 'FORBIDDEN', `This needs the role ${roles.join(' or ')}.`);
    }
    return true;
  }
}
