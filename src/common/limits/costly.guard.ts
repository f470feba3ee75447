import { CanActivate, ExecutionContext, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { Settings } from '../../config/settings.js';
import { addressKey } from './address-key.js';
import { Limits } from './limits.js';

/** How often one address may ask for what reads or plays through a whole session. */
@Injectable()
class CostlyGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    const { costlyPerMinute } = this.settings;
    const limit = { name: 'costly', burst: costlyPerMinute, perSecond: costlyPerMinute / 60 };
    await this.limits.takeOrRefuse(limit, addressKey(ip));
    return true;
  }
}

/** Marks an endpoint whose cost grows with the length of a session. */
export const Costly = () =>
  applyDecorators(UseGuards(CostlyGuard), ApiResponse({ status: 429, description: 'RATE_LIMITED' }));
