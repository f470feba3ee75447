import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where accounts have signed in: such an address is not kept out by guesses from elsewhere. */
export class AccountAddresses1794954108224 implements MigrationInterface {
  name = 'AccountAddresses1794954108224';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_addresses (
        user_id uuid NOT NULL,
        address_hash text NOT NULL,
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT account_addresses_pkey PRIMARY KEY (user_id, address_hash),
        CONSTRAINT account_addresses_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_addresses');
  }
}
