import type { Settings } from '../../config/settings.js';
import { ApiError } from '../api-error.js';

/** Gives back what was taken; calling it again changes nothing. */
export type Release = () => void;

/** A place that is counted, and whether there was room for it. */
export interface Place {
  readonly release: Release;
  readonly fits: Promise<boolean>;
}

/** Tells other instances what this one holds, and returns what they hold; undefined while they cannot be asked. */
export type Tell = (key: string, mine: number) => Promise<number | undefined>;

interface Held {
  mine: number;
  /** What the others held when they were asked last. */
  elsewhere: number;
}

/** How many may be open at once for each key, at all instances together. */
class Counts {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly kind: string,
    private readonly most: number,
    private readonly tellOthers: Tell,
  ) {}

  of(key: string): number {
    const { mine, elsewhere } = this.held.get(key) ?? { mine: 0, elsewhere: 0 };
    return mine + elsewhere;
  }

  /** One more, whether or not it fits. */
  add(key: string): Place {
    const held = this.held.get(key) ?? { mine: 0, elsewhere: 0 };
    this.held.set(key, held);
    const mine = (held.mine += 1);
    const fits = this.tell(key, held).then((elsewhere) => mine + elsewhere <= this.most);
    let counted = true;
    const release = (): void => {
      if (!counted) return;
      counted = false;
      held.mine -= 1;
      void this.tell(key, held);
      if (held.mine === 0) this.held.delete(key);
    };
    return { release, fits };
  }

  async retell(): Promise<void> {
    for (const [key, held] of [...this.held]) await this.tell(key, held);
  }

  /** While the others cannot be asked, each process counts for itself. */
  private async tell(key: string, held: Held): Promise<number> {
    held.elsewhere = (await this.tellOthers(`${this.kind}:${key}`, held.mine)) ?? 0;
    return held.elsewhere;
  }
}

/**
 * How many connections that stay open (sockets and event streams) one address and one account may have, at all instances
 * together; while Redis is away, at each of them. Each connection costs memory for as long as its client likes, so their
 * number must not be the client's to choose.
 */
export class ConnectionLimits {
  private readonly addresses: Counts;
  private readonly accounts: Counts;

  constructor(
    { connectionsPerAddress, connectionsPerAccount }: Pick<Settings, 'connectionsPerAddress' | 'connectionsPerAccount'>,
    tellOthers: Tell = () => Promise.resolve(undefined),
  ) {
    this.addresses = new Counts('address', connectionsPerAddress, tellOthers);
    this.accounts = new Counts('account', connectionsPerAccount, tellOthers);
  }

  /** How many an address has, as far as is known without asking. */
  at(address: string): number {
    return this.addresses.of(address);
  }

  /** One more of an address, whether or not that is too many: for those who refuse it later. */
  countAt(address: string): Place {
    return this.addresses.add(address);
  }

  takeForAddress(address: string): Promise<Release> {
    return take(this.addresses.add(address), 'address');
  }

  takeForAccount(accountId: string): Promise<Release> {
    return take(this.accounts.add(accountId), 'account');
  }

  /** Tells the others once more what is held here. */
  async retell(): Promise<void> {
    await this.addresses.retell();
    await this.accounts.retell();
  }
}

async function take({ release, fits }: Place, of: 'address' | 'account'): Promise<Release> {
  if (await fits) return release;
  release();
  throw tooMany(of);
}

/** What a client is told whose address or account has as many connections as it may have. */
export function tooMany(of: 'address' | 'account'): ApiError {
  return new ApiError(429, 'TOO_MANY_CONNECTIONS', `This ${of} has too many open connections. Close one first.`, {
    retryAfter: 5,
  });
}
