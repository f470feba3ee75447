import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity.js';

/** An address from which an account has signed in, as a keyed hash. */
@Entity({ name: 'account_addresses' })
export class AccountAddress {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'account_addresses_pkey' })
  userId!: string;

  @PrimaryColumn({ name: 'address_hash', type: 'text', primaryKeyConstraintName: 'account_addresses_pkey' })
  addressHash!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_addresses_user_fkey' })
  user?: Relation<User>;

  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;
}
