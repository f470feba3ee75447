import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { ApiError } from '../api-error.js';

/** Gives back what was taken; calling it again changes nothing. */
export type Release = () => void;

/** How many may be open at once for each key. */
class Counts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  isFull(key: string): boolean {
    return this.of(key) >= this.most;
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): Release {
    this.counts.set(key, this.of(key) + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = this.of(key) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}

/**
 * How many connections that stay open (sockets and event streams) one address and one account may have at this process.
 * Each of them costs memory for as long as its client likes, so their number must not be the client's to choose.
 */
@Injectable()
export class ConnectionLimits {
  private readonly addresses: Counts;
  private readonly accounts: Counts;

  constructor({ connectionsPerAddress, connectionsPerAccount }: Settings) {
    this.addresses = new Counts(connectionsPerAddress);
    this.accounts = new Counts(connectionsPerAccount);
  }

  /** How many an address has. */
  at(address: string): number {
    return this.addresses.of(address);
  }

  isFullAt(address: string): boolean {
    return this.addresses.isFull(address);
  }

  /** One more of an address, whether or not that is too many: for those who refuse it later. */
  countAt(address: string): Release {
    return this.addresses.add(address);
  }

  takeForAddress(address: string): Release {
    if (this.addresses.isFull(address)) throw tooMany('address');
    return this.addresses.add(address);
  }

  takeForAccount(accountId: string): Release {
    if (this.accounts.isFull(accountId)) throw tooMany('account');
    return this.accounts.add(accountId);
  }
}

/** What a client is told whose address or account has as many connections as it may have. */
export function tooMany(of: 'address' | 'account'): ApiError {
  return new ApiError(429, 'TOO_MANY_CONNECTIONS', `This ${of} has too many open connections. Close one first.`, {
    retryAfter: 5,
  });
}
