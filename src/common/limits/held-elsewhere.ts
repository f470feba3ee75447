import { randomUUID } from 'node:crypto';
import type { PatientRedis } from './patient-redis.js';

/** An instance that has not been heard of for so long holds nothing any more: it has died, and its connections with it. */
const ALIVE_MS = 10_000;
/** Redis forgets a key that no instance has written for so long; an instance that holds connections writes more often. */
const FORGET_MS = 30 * 60_000;
const RETELL_MS = 5 * 60_000;

/** Writes what this instance holds under a key, and adds up what the others hold that are alive. */
const TELL = `
local others = 0
local held = redis.call('HGETALL', KEYS[1])
for i = 1, #held, 2 do
  if held[i] ~= ARGV[1] then
    if redis.call('EXISTS', ARGV[3] .. held[i]) == 1 then others = others + tonumber(held[i + 1])
    else redis.call('HDEL', KEYS[1], held[i]) end
  end
end
if tonumber(ARGV[2]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
else redis.call('HDEL', KEYS[1], ARGV[1]) end
return others`;

const ALIVE = 'parlour:alive:';

/**
 * What other instances hold open. Every instance is the authority on its own number, which it tells anew after Redis was
 * away, so that nothing is counted for ever that no longer is.
 */
export class HeldElsewhere {
  private readonly id = randomUUID();
  private readonly timer: NodeJS.Timeout;
  private retoldAt = 0;

  constructor(
    private readonly redis: PatientRedis,
    private readonly hashed: (key: string) => string,
    /** Told when this instance has to say again what it holds. */
    private readonly retell: () => Promise<void>,
    private readonly aliveMs = ALIVE_MS,
  ) {
    this.timer = setInterval(() => void this.beat(), aliveMs / 3);
    this.timer.unref();
    redis.onReady(() => void this.beat());
  }

  /** Tells how many this instance holds; returns how many all others hold together. Undefined: Redis is away. */
  async tell(key: string, mine: number): Promise<number | undefined> {
    const others = await this.redis.ask((client) =>
      client.eval(TELL, {
        keys: [`parlour:held:${this.hashed(key)}`],
        arguments: [this.id, String(mine), ALIVE, String(FORGET_MS)],
      }),
    );
    return typeof others === 'number' ? others : undefined;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    const before = await this.redis.ask((client) =>
      client.set(`${ALIVE}${this.id}`, '1', { expiration: { type: 'PX', value: this.aliveMs }, GET: true }),
    );
    if (before === undefined) return; // Redis is away
    const wasForgotten = before === null;
    if (!wasForgotten && Date.now() - this.retoldAt < RETELL_MS) return;
    this.retoldAt = Date.now();
    await this.retell();
  }
}
