import { Global, Logger, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { LocalBuckets } from './buckets.js';
import { ConnectionLimits } from './connection-limits.js';
import { HeldElsewhere } from './held-elsewhere.js';
import { Limits } from './limits.js';
import { PatientRedis } from './patient-redis.js';
import { RedisBuckets } from './redis-buckets.js';

/** The Redis that limits are kept in, if there is one. */
class LimitsRedis {
  constructor(readonly redis: PatientRedis | undefined) {}

  static open({ redisUrl }: Settings, gate: ShutdownGate): LimitsRedis {
    if (redisUrl === undefined) return new LimitsRedis(undefined);
    const logger = new Logger('Limits');
    const redis = new PatientRedis(redisUrl, (message) => logger.warn(message));
    gate.onStop('connections', 'Redis of the limits', () => redis.close());
    return new LimitsRedis(redis);
  }
}

function openLimits({ redis }: LimitsRedis, { jwtSecret }: Settings): Limits {
  const local = new LocalBuckets();
  return new Limits(redis ? new RedisBuckets(redis, local) : local, jwtSecret);
}

function openConnectionLimits(
  { redis }: LimitsRedis,
  limits: Limits,
  settings: Settings,
  gate: ShutdownGate,
): ConnectionLimits {
  if (!redis) return new ConnectionLimits(settings);
  const connections: ConnectionLimits = new ConnectionLimits(settings, (key, mine) => elsewhere.tell(key, mine));
  const elsewhere = new HeldElsewhere(
    redis,
    (key) => limits.hashed(key),
    () => connections.retell(),
  );
  gate.onStop('connections', 'what other instances hold', () => elsewhere.close());
  return connections;
}

/** Injects `Limits` and `ConnectionLimits` anywhere. */
@Global()
@Module({
  providers: [
    { provide: LimitsRedis, useFactory: LimitsRedis.open, inject: [Settings, ShutdownGate] },
    { provide: Limits, useFactory: openLimits, inject: [LimitsRedis, Settings] },
    {
      provide: ConnectionLimits,
      useFactory: openConnectionLimits,
      inject: [LimitsRedis, Limits, Settings, ShutdownGate],
    },
  ],
  exports: [ConnectionLimits, Limits],
})
export class LimitsModule {}
