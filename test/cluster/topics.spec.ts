import { createClient } from 'redis';
import { InstanceBus } from '../../src/common/cluster/instance-bus.js';
import { ShutdownGate } from '../../src/common/shutdown/shutdown-gate.js';
import { startRealRedis } from '../support/real-redis.js';
import type { RealRedis } from '../support/real-redis.js';
import { until } from '../support/until.js';

describe('What instances tell each other through a real Redis', () => {
  let redis: RealRedis;
  let buses: InstanceBus[];
  const gates = [0, 1, 2].map(() => new ShutdownGate());
  const heard: unknown[][] = [[], [], []];
  beforeAll(async () => {
    redis = await startRealRedis();
    const settings = { redisUrl: redis.url, jwtSecret: 'the secret of three instances' };
    buses = await Promise.all(gates.map((gate) => InstanceBus.open(settings, gate)));
    for (const [index, bus] of buses.entries()) {
      bus.on('moved', (body) => heard[index]!.push(body));
      bus.on('after', (body) => heard[index]!.push(body));
    }
  });
  afterAll(async () => {
    await Promise.all(gates.map((gate) => gate.stop()));
    redis.stop();
  });

  it('is heard of a session only where it is followed', async () => {
    const listening = buses[1]!.listen('session:7')!;
    await listening.subscribed;
    buses[0]!.say('moved', { version: 1 }, 'session:7');
    buses[0]!.say('moved', { version: 1 }, 'session:8');
    // One publisher's messages come in order: what was to come before this has come.
    buses[0]!.say('after', 'all');
    await until('the last word everywhere', () => [1, 2].every((index) => heard[index]!.includes('all')));
    expect(heard).toEqual([[], [{ version: 1 }, 'all'], ['all']]);
  });

  it('has a channel for each topic and one for all, whose names tell nothing', async () => {
    await Promise.all(['session:7', 'session:9', 'mine:3'].map((topic) => buses[2]!.listen(topic)!.subscribed));
    const client = createClient({ url: redis.url });
    await client.connect();
    try {
      const channels = await client.pubSubChannels('*');
      expect(channels).toHaveLength(4);
      for (const channel of channels) expect(channel).toMatch(/^parlour(:[\w-]{22})?$/);
    } finally {
      client.destroy();
    }
  });
});
