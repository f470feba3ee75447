import { setTimeout as sleep } from 'node:timers/promises';

/** Acts at a fixed rate, in turn at every table, whether or not earlier actions are done. */
export async function atFixedRate(tables, rate, millis) {
  const latencies = [];
  const due = Math.floor((rate * millis) / 1000);
  const queues = tables.map(() => []);
  const running = [];
  const start = performance.now();
  const giveUp = start + millis + 4000;
  let missed = 0;
  const drain = async (index) => {
    const queue = queues[index];
    while (queue.length > 0) {
      if (performance.now() > giveUp) {
        missed += queue.length;
        for (const at of queue) latencies.push(performance.now() - at);
        queue.length = 0;
        return;
      }
      await tables[index].act();
      latencies.push(performance.now() - queue.shift());
    }
  };
  const busy = new Map();
  for (let next = 0; next < due;) {
    const now = performance.now();
    while (next < due && start + (next * 1000) / rate <= now) {
      const index = next % tables.length;
      queues[index].push(start + (next * 1000) / rate);
      next += 1;
      if (!busy.has(index)) {
        const work = drain(index).finally(() => busy.delete(index));
        busy.set(index, work);
        running.push(work);
      }
    }
    await sleep(1);
  }
  await Promise.all(running);
  return { latencies, missed, offered: rate };
}

export function spread(values) {
  return {
    p50: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    p99: quantile(values, 0.99),
    max: quantile(values, 1),
  };
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
