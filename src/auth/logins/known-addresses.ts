import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { addressKey } from '../../common/limits/address-key.js';
import { Limits } from '../../common/limits/limits.js';
import { AccountAddress } from '../entities/account-address.entity.js';
import { toEmailKey } from '../names/names.js';

/** As many as one person uses: at home, at work, on the way. */
const MOST_KEPT = 20;

/** From where an account has signed in before. Addresses are kept as keyed hashes: the table tells no address. */
@Injectable()
export class KnownAddresses {
  constructor(
    @InjectRepository(AccountAddress) private readonly addresses: Repository<AccountAddress>,
    private readonly limits: Limits,
  ) {}

  knows(email: string, ip: string): Promise<boolean> {
    return this.addresses.existsBy({ user: { emailKey: toEmailKey(email) }, addressHash: this.hash(ip) });
  }

  /** Keeps the latest addresses. SQL: one that has not been used for long makes room, in the same statement. */
  async remember(userId: string, ip: string): Promise<void> {
    await this.addresses.query(
      `WITH old AS (
         DELETE FROM account_addresses WHERE user_id = $1 AND address_hash IN (
           SELECT address_hash FROM account_addresses WHERE user_id = $1 AND address_hash <> $2
            ORDER BY last_seen_at DESC OFFSET ${MOST_KEPT - 1})
       )
       INSERT INTO account_addresses (user_id, address_hash) VALUES ($1, $2)
       ON CONFLICT (user_id, address_hash) DO UPDATE SET last_seen_at = now()`,
      [userId, this.hash(ip)],
    );
  }

  private hash(ip: string): string {
    return this.limits.hashed(addressKey(ip));
  }
}
