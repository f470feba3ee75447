import { Inject, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { patiently } from '../common/tasks/patiently.js';
import { User } from './entities/user.entity.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth.settings.js';
import { toEmailKey, toNameKey } from './names/names.js';
import { Passwords } from './secrets/passwords.js';

/** Makes the administrator named in the settings, so that a fresh server has an account that can appoint others. */
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
      const { raw } = await this.dataSource
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({
          name,
          nameKey: toNameKey(name),
          email,
          emailKey: toEmailKey(email),
          passwordHash: hash,
          kind: 'registered',
          role: 'admin',
        })
        .orIgnore()
        .returning('id')
        .execute();
      const isMade = (raw as unknown[]).length > 0;
      if (isMade) this.logger.log(`Made the administrator ${email}`);
      if (isMade || (await this.find(email))) return;
    }
    this.logger.error(`No free name for the administrator ${email}`);
  }

  /** Addresses are not verified: the account that registered this one must also know the password in the settings. */
  private async promote(found: User, password: string): Promise<void> {
    if (await this.passwords.verify(found.passwordHash ?? null, password)) {
      await this.dataSource.manager.update(User, { id: found.id }, { role: 'admin' });
      this.logger.log('Made the account of ADMIN_EMAIL an administrator');
    } else {
      this.logger.warn(
        'ADMIN_EMAIL belongs to a player with another password than ADMIN_PASSWORD: not made an administrator',
      );
    }
  }

  private find(email: string): Promise<User | null> {
    return this.dataSource.manager.findOne(User, {
      select: { id: true, role: true, passwordHash: true },
      where: { emailKey: toEmailKey(email) },
    });
  }
}
