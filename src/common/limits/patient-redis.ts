import { createClient } from 'redis';

/** Longer than Redis ever takes; a request does not wait for a Redis that hangs. */
const PATIENCE_MS = 250;
/** After a failure Redis is left alone for this long, so that an outage does not cost every request its patience. */
const REST_MS = 1_000;

type Client = ReturnType<typeof createClient>;

/** The Redis of the limits: it answers soon, or it counts as away. */
export class PatientRedis {
  private readonly client: Client;
  private restingUntil = 0;

  constructor(url: string, log: (message: string) => void) {
    this.client = createClient({ url, disableOfflineQueue: true });
    this.client.on('error', (error: unknown) => log(`Limits are counted in this process alone: ${String(error)}`));
    // It goes on trying by itself, and until then each process counts for itself.
    this.client.connect().catch(() => undefined);
  }

  /** Hears that Redis can be asked, for the first time or again. */
  onReady(listener: () => void): void {
    if (this.client.isReady) listener();
    this.client.on('ready', listener);
  }

  /** Undefined: Redis is away. */
  async ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined> {
    if (!this.client.isReady || Date.now() < this.restingUntil) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), PATIENCE_MS);
    });
    try {
      return await Promise.race([command(this.client), late]);
    } catch {
      this.restingUntil = Date.now() + REST_MS;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.client.destroy();
  }
}
