import type { NamedLimit } from '../common/limits/limits.js';
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

interface AuthLimits {
  /** Guesses at one account's password from one address. */
  readonly loginPerIpAndEmail: NamedLimit;
  /** Guesses at one account's password from all addresses that have never signed in to it. */
  readonly loginPerEmail: NamedLimit;
  readonly loginPerIp: NamedLimit;
  readonly guestsPerIp: NamedLimit;
  readonly registrationsPerIp: NamedLimit;
  /** Guesses at the recovery codes of all guests from one address. */
  readonly recoveriesPerIp: NamedLimit;
  readonly recoveryCodesPerUser: NamedLimit;
}

/** The token under which `AuthSettings` are injected. */
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
      loginPerIpAndEmail: { name: 'login-pair', burst: 10, perSecond: 1 / 30 },
      loginPerEmail: { name: 'login-email', burst: 100, perSecond: 1 / 10 },
      loginPerIp: { name: 'login-address', burst: 60 * crowd, perSecond: 1 * crowd },
      guestsPerIp: { name: 'guests', burst: 300 * crowd, perSecond: 5 * crowd },
      registrationsPerIp: { name: 'registrations', burst: 60 * crowd, perSecond: 0.5 * crowd },
      recoveriesPerIp: { name: 'recoveries', burst: 30, perSecond: 1 / 10 },
      recoveryCodesPerUser: { name: 'recovery-codes', burst: 10, perSecond: 1 / 30 },
    },
  };
}
