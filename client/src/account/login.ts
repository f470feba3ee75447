/** An account as its owner sees it. */
export interface User {
  readonly id: string;
  /** The same account as a whole number. */
  readonly num: number;
  readonly name: string;
  readonly email: string | null;
  readonly kind: 'guest' | 'registered';
  readonly guest: boolean;
  readonly role: 'player' | 'admin';
  readonly createdAt: string;
}

/** What the server answers to all who sign in. */
export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until the access token ends. */
  readonly expiresIn: number;
  readonly user: User;
}

/** A login as it is kept. */
export interface Login {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: User;
  /** By this computer's clock. */
  readonly takenAt: number;
  readonly expiresAt: number;
}

/** The part of a token's life after which it is renewed: 12 of 15 minutes. */
const FRESH = 0.8;

export function loginFrom({ accessToken, refreshToken, expiresIn, user }: SignedIn, now = Date.now()): Login {
  return { accessToken, refreshToken, user, takenAt: now, expiresAt: now + expiresIn * 1000 };
}

/** Milliseconds until a login should be renewed. A clock that was set back does not stretch it. */
export function freshFor({ takenAt, expiresAt }: Login, now = Date.now()): number {
  const life = expiresAt - takenAt;
  const age = now < takenAt ? life : now - takenAt;
  return Math.max(0, life * FRESH - age);
}

/** What was kept, if it is a login. */
export function readLogin(text: string | null): Login | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Login> | null;
    const whole = typeof kept?.accessToken === 'string' && typeof kept.refreshToken === 'string' && kept.user;
    return whole ? (kept as Login) : undefined;
  } catch {
    return undefined;
  }
}
