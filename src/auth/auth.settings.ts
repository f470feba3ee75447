import { RateLimit } from '../common/http/rate-limit.js';
import { Settings } from '../config/settings.js';

/** The few settings that accounts depend on. */
export interface AuthSettings {
  readonly jwtSecret: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenDays: number;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  readonly limits: AuthLimits;
}

export interface AuthLimits {
  /** Guesses at one account's password, wherever they come from. */
  readonly loginPerEmail: RateLimit;
  readonly loginPerIp: RateLimit;
  readonly guestsPerIp: RateLimit;
  readonly registrationsPerIp: RateLimit;
}

export const AUTH_SETTINGS = Symbol('AuthSettings');

export function toAuthSettings({ jwtSecret, admin, testHooks }: Settings): AuthSettings {
  // A test run is hundreds of people at one address; guessing at one account stays limited even there.
  const crowd = testHooks ? 100 : 1;
  return {
    jwtSecret,
    accessTokenSeconds: 15 * 60,
    refreshTokenDays: 30,
    adminEmail: admin?.email,
    adminPassword: admin?.password,
    limits: {
      loginPerEmail: { burst: 10, perSecond: 1 / 30 },
      loginPerIp: { burst: 60 * crowd, perSecond: 1 * crowd },
      guestsPerIp: { burst: 300 * crowd, perSecond: 5 * crowd },
      registrationsPerIp: { burst: 60 * crowd, perSecond: 0.5 * crowd },
    },
  };
}
