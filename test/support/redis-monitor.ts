import { createClient } from 'redis';
import { Seal } from '../../src/common/cluster/seal.js';
import { until } from './until.js';

/** What stands between two of our own commands in `MONITOR`. */
const MARK = 'parlour-test-mark';
/** A sealed message as instances send it. */
const SEALED = /"([A-Za-z0-9+/=]{40,})"/g;

/**
 * Records every command that Redis carries out (`MONITOR`): the lines as they are, and what instances say to each other
 * with their seal taken off, as one sees it who has the secret of the instances.
 */
export class RedisMonitor {
  readonly lines: string[] = [];
  readonly opened: string[] = [];
  private marks = 0;

  private constructor(
    private readonly clients: ReturnType<typeof clientOf>[],
    private readonly seal: Seal,
  ) {}

  static async on(url: string, secret: string): Promise<RedisMonitor> {
    const clients = [clientOf(url), clientOf(url)];
    const monitor = new RedisMonitor(clients, new Seal(secret));
    for (const client of clients) client.on('error', () => undefined);
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]!.monitor((line) => monitor.take(String(line)));
    return monitor;
  }

  /** Resolves when everything that Redis has done so far is recorded. */
  async caughtUp(): Promise<void> {
    const mark = `${MARK}-${++this.marks}`;
    await this.clients[1]!.echo(mark);
    await until('a monitor that has heard everything', () => this.lines.some((line) => line.includes(mark)));
  }

  /** Where one of these texts stands, with the seal or without it. */
  finds(secrets: Iterable<string>): { readonly secret: string; readonly in: string }[] {
    const all = [...this.lines, ...this.opened];
    return [...secrets].flatMap((secret) => {
      // Redis prints quotes with a backslash.
      const quoted = JSON.stringify(secret).slice(1, -1);
      const found = all.find((text) => text.includes(secret) || text.includes(quoted));
      return found === undefined ? [] : [{ secret, in: found.slice(0, 500) }];
    });
  }

  /** How many messages of a kind instances have told each other. */
  count(kind: string): number {
    return this.opened.filter((text) => text.includes(`"kind":"${kind}"`)).length;
  }

  stop(): void {
    for (const client of this.clients) client.destroy();
  }

  private take(line: string): void {
    this.lines.push(line);
    for (const [, sealed] of line.matchAll(SEALED)) {
      const opened = this.seal.open(sealed!);
      if (opened !== undefined) this.opened.push(opened);
    }
  }
}

function clientOf(url: string) {
  return createClient({ url });
}
