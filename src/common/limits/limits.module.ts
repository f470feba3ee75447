import { Global, Logger, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { LocalBuckets } from './buckets.js';
import { ConnectionLimits } from './connection-limits.js';
import { Limits } from './limits.js';
import { RedisBuckets } from './redis-buckets.js';

function openLimits({ redisUrl, jwtSecret }: Settings, gate: ShutdownGate): Limits {
  const local = new LocalBuckets();
  if (redisUrl === undefined) return new Limits(local, jwtSecret);
  const logger = new Logger('Limits');
  const shared = new RedisBuckets(redisUrl, local, (message) => logger.warn(message));
  gate.onStop('connections', 'Redis of the limits', () => shared.close());
  return new Limits(shared, jwtSecret);
}

/** Injects `Limits` and `ConnectionLimits` anywhere. */
@Global()
@Module({
  providers: [ConnectionLimits, { provide: Limits, useFactory: openLimits, inject: [Settings, ShutdownGate] }],
  exports: [ConnectionLimits, Limits],
})
export class LimitsModule {}
