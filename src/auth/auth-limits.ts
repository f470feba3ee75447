import { Inject, Injectable } from '@nestjs/common';
import { addressKey } from '../common/limits/address-key.js';
import { Limits } from '../common/limits/limits.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth.settings.js';
import { KnownAddresses } from './logins/known-addresses.js';
import { toEmailKey } from './names/names.js';

const TOO_MANY = 'Too many attempts. Please wait a moment.';

/**
 * How often one address may ask for accounts, and how often one account's password may be guessed. Guesses from elsewhere
 * never keep the owner out: an address that has signed in to the account before has only its own guesses counted.
 */
@Injectable()
export class AuthLimits {
  constructor(
    private readonly limits: Limits,
    private readonly known: KnownAddresses,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** The same for e-mail addresses that have no account, or the limit would tell which have one. */
  async login(email: string, ip: string): Promise<void> {
    const { loginPerIp, loginPerIpAndEmail, loginPerEmail } = this.settings.limits;
    await this.limits.takeOrRefuse(loginPerIp, addressKey(ip), TOO_MANY);
    await this.limits.takeOrRefuse(loginPerIpAndEmail, pair(email, ip), TOO_MANY);
    if (await this.known.knows(email, ip)) return;
    await this.limits.takeOrRefuse(loginPerEmail, toEmailKey(email), TOO_MANY);
  }

  /** A client at this address has signed in to this account. */
  async signedIn(userId: string, email: string, ip: string): Promise<void> {
    await this.limits.forget(this.settings.limits.loginPerIpAndEmail, pair(email, ip));
    await this.known.remember(userId, ip);
  }

  async guest(ip: string): Promise<void> {
    await this.limits.takeOrRefuse(this.settings.limits.guestsPerIp, addressKey(ip), TOO_MANY);
  }

  async registration(ip: string): Promise<void> {
    await this.limits.takeOrRefuse(this.settings.limits.registrationsPerIp, addressKey(ip), TOO_MANY);
  }

  async recovery(ip: string): Promise<void> {
    await this.limits.takeOrRefuse(this.settings.limits.recoveriesPerIp, addressKey(ip), TOO_MANY);
  }

  async recoveryCode(userId: string): Promise<void> {
    await this.limits.takeOrRefuse(this.settings.limits.recoveryCodesPerUser, userId, TOO_MANY);
  }
}

function pair(email: string, ip: string): string {
  return `${addressKey(ip)} ${toEmailKey(email)}`;
}
