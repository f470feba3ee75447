import { Inject, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { patiently } from '../common/patiently.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth.settings.js';
import { toEmailKey, toNameKey } from './names.js';
import { Passwords } from './passwords.js';

/** Makes the administrator named in the settings, so that a fresh server has somebody to appoint the others. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger('FirstAdmin');

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail: email, adminPassword: password } = this.settings;
    if (email === undefined || password === undefined) return;
    await patiently(async () => {
      const found = await this.find(email);
      if (!found) await this.create(email, password);
      else if (found.role !== 'admin') await this.promote(found, password);
    });
  }

  /** Two instances may start at once: one of them makes the row, the other finds nothing left to do. */
  private async create(email: string, password: string): Promise<void> {
    const hash = await this.passwords.hash(password);
    for (const name of ['Admin', `Admin ${email}`.slice(0, 50)]) {
      const rows: unknown[] = await this.dataSource.query(
        `INSERT INTO users (name, name_key, email, email_key, password_hash, kind, role)
         VALUES ($1, $2, $3, $4, $5, 'registered', 'admin') ON CONFLICT DO NOTHING RETURNING id`,
        [name, toNameKey(name), email, toEmailKey(email), hash],
      );
      if (rows.length > 0) this.logger.log(`Made the administrator ${email}`);
      if (rows.length > 0 || (await this.find(email))) return;
    }
    this.logger.error(`No free name for the administrator ${email}`);
  }

  /** Addresses are not verified: whoever registered this one first must also know the password in the settings. */
  private async promote(found: FoundUser, password: string): Promise<void> {
    if (await this.passwords.verify(found.passwordHash, password)) {
      await this.dataSource.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [found.id]);
      this.logger.log('Made the account of ADMIN_EMAIL an administrator');
    } else {
      this.logger.warn(
        'ADMIN_EMAIL belongs to a player with another password than ADMIN_PASSWORD: not made an administrator',
      );
    }
  }

  private async find(email: string): Promise<FoundUser | undefined> {
    const rows: FoundUser[] = await this.dataSource.query(
      `SELECT id, role, password_hash AS "passwordHash" FROM users WHERE email_key = $1`,
      [toEmailKey(email)],
    );
    return rows[0];
  }
}

interface FoundUser {
  readonly id: string;
  readonly role: string;
  readonly passwordHash: string | null;
}
