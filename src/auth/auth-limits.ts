import { Inject, Injectable } from '@nestjs/common';
import { RateLimiter } from '../common/http/rate-limit.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth.settings.js';
import { toEmailKey } from './names.js';

const TOO_MANY = 'Too many attempts. Please wait a moment.';

/** How often one address may ask for accounts, and how often one account's password may be guessed. */
@Injectable()
export class AuthLimits {
  private readonly perEmail: RateLimiter;
  private readonly perIp: RateLimiter;
  private readonly guests: RateLimiter;
  private readonly registrations: RateLimiter;

  constructor(@Inject(AUTH_SETTINGS) { limits }: AuthSettings) {
    this.perEmail = new RateLimiter(limits.loginPerEmail);
    this.perIp = new RateLimiter(limits.loginPerIp);
    this.guests = new RateLimiter(limits.guestsPerIp);
    this.registrations = new RateLimiter(limits.registrationsPerIp);
  }

  /** The same for addresses that have no account, or the limit would tell which have one. */
  login(email: string, ip: string): void {
    this.perIp.takeOrRefuse(ip, TOO_MANY);
    this.perEmail.takeOrRefuse(toEmailKey(email), TOO_MANY);
  }

  loggedIn(email: string): void {
    this.perEmail.forget(toEmailKey(email));
  }

  guest(ip: string): void {
    this.guests.takeOrRefuse(ip, TOO_MANY);
  }

  registration(ip: string): void {
    this.registrations.takeOrRefuse(ip, TOO_MANY);
  }
}
