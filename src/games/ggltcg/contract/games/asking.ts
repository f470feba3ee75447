import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { AccountRequest } from '../../../../auth/access.decorators.js';
import { readKey } from '../../../../engine/sessions/idempotency-key.js';
import type { Asking } from './acting.js';

/** Who asks, and the key that makes a retry safe. */
export const CurrentAsking = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const { account, headers, ip } = context.switchToHttp().getRequest<AccountRequest>();
  return { account, key: readKey(headers['idempotency-key']), from: ip };
});

/** Where such a key is heeded. */
export const RetryHeader = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key again: the same answer, once done',
  });
