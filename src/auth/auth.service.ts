import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../common/api-error.js';
import { AccessTokens, unauthenticated } from './logins/access-tokens.js';
import type { Account, UserAccount } from './account.js';
import { Authenticator, banned } from './logins/authenticator.js';
import { User } from './entities/user.entity.js';
import { type IssuedLogin, Logins } from './logins/logins.js';
import { guestName, toEmailKey, toNameKey } from './names/names.js';
import { Passwords } from './secrets/passwords.js';
import { hashRecoveryCode, newRecoveryCode } from './secrets/recovery-code.js';
import { Standings } from './logins/standings.js';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What a client gets when it has proved who it is. */
export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until the access token ends. */
  readonly expiresIn: number;
  readonly user: User;
}

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: Passwords,
    private readonly logins: Logins,
    private readonly tokens: AccessTokens,
    private readonly standings: Standings,
    private readonly authenticator: Authenticator,
  ) {}

  /** Used by the HTTP guard and by socket handshakes alike. */
  authenticate(shown: unknown): Promise<Account> {
    return this.authenticator.authenticate(shown);
  }

  async guest(name?: string, userAgent?: string): Promise<SignedIn> {
    const chosen = name ?? guestName();
    const user = await this.insert({ kind: 'guest', name: chosen, nameKey: toNameKey(chosen) });
    return this.signIn(user, await this.logins.open(user.id, userAgent));
  }

  async register(credentials: Credentials, userAgent?: string): Promise<SignedIn> {
    const user = await this.insert(await this.registered(credentials));
    return this.signIn(user, await this.logins.open(user.id, userAgent));
  }

  async login(email: string, password: string, userAgent?: string): Promise<SignedIn> {
    const found = await this.users.findOne({
      where: { emailKey: toEmailKey(email) },
      select: { id: true, passwordHash: true },
    });
    const matches = await this.passwords.verify(found?.passwordHash, password);
    if (!found || !matches) throw new ApiError(401, 'BAD_CREDENTIALS', 'The e-mail address or the password is wrong.');
    const user = await this.getStanding(found.id);
    await this.users.update({ id: user.id }, { lastLoginAt: new Date() });
    return this.signIn(user, await this.logins.open(user.id, userAgent));
  }

  async refresh(refreshToken: string, userAgent?: string): Promise<SignedIn> {
    const owner = await this.logins.findOwner(refreshToken);
    if (owner !== undefined) await this.getStanding(owner);
    const login = await this.logins.rotate(refreshToken, userAgent);
    return this.signIn(await this.getStanding(login.userId), login);
  }

  /** Ends the login of the refresh token; without one, the login of the access token. */
  async logout(refreshToken: string | undefined, authorization: string | undefined): Promise<void> {
    if (refreshToken !== undefined) return this.logins.closeByToken(refreshToken);
    const account = await this.authenticate(authorization);
    if (account.kind !== 'user' || account.loginId === undefined) throw unauthenticated('A seat token has no login.');
    return this.logins.close(account.id, account.loginId, 'logout');
  }

  /** The guest keeps id, seats and games; only the credentials are new. */
  async upgrade(account: UserAccount, credentials: Credentials, userAgent?: string): Promise<SignedIn> {
    if (!account.guest) throw alreadyRegistered();
    const values = await this.registered(credentials);
    const done = await this.users.update({ id: account.id, kind: 'guest' }, values).catch(refuseTaken);
    if (done.affected === 0) throw alreadyRegistered();
    this.standings.forgetUser(account.id);
    return this.signIn(
      await this.getStanding(account.id),
      await this.logins.open(account.id, userAgent, account.loginId),
    );
  }

  /** What a guest can come back by without its tokens. A new code takes the place of the one before. */
  async newRecoveryCode(account: UserAccount): Promise<string> {
    const code = newRecoveryCode();
    const recoveryHash = hashRecoveryCode(code);
    const done = await this.users.update({ id: account.id, kind: 'guest' }, { recoveryHash });
    if (done.affected === 0) throw alreadyRegistered();
    return code;
  }

  /** The code stays good: a guest whose answer gets lost on the way has nothing else. */
  async recover(code: string, userAgent?: string): Promise<SignedIn> {
    const found = await this.users.findOne({
      // A server of the last release, still beside this one, upgrades a guest without taking its code away.
      where: { recoveryHash: hashRecoveryCode(code), kind: 'guest' },
      select: { id: true },
    });
    if (!found) throw new ApiError(401, 'UNKNOWN_RECOVERY_CODE', 'This recovery code is unknown or was replaced.');
    const user = await this.getStanding(found.id);
    await this.users.update({ id: user.id }, { lastLoginAt: new Date() });
    return this.signIn(user, await this.logins.open(user.id, userAgent));
  }

  async me(account: UserAccount): Promise<User> {
    return this.getStanding(account.id);
  }

  private async registered({ name, email, password }: Credentials) {
    return {
      kind: 'registered' as const,
      name,
      nameKey: toNameKey(name),
      email: email.trim(),
      emailKey: toEmailKey(email),
      passwordHash: await this.passwords.hash(password),
      recoveryHash: null,
    };
  }

  private async insert(values: Partial<User>): Promise<User> {
    const { id } = await this.users.save(this.users.create({ ...values, lastLoginAt: new Date() })).catch(refuseTaken);
    return this.getStanding(id);
  }

  private async getStanding(id: string): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw unauthenticated();
    if (user.bannedAt) throw banned(user.banReason);
    return user;
  }

  private signIn(user: User, { loginId, refreshToken }: IssuedLogin): SignedIn {
    const { id: sub, role, name, kind } = user;
    const accessToken = this.tokens.sign({ sub, role, name, kind, sid: loginId });
    return { accessToken, refreshToken, expiresIn: this.tokens.seconds, user };
  }
}

function alreadyRegistered(): ApiError {
  return new ApiError(409, 'ALREADY_REGISTERED', 'This account is registered already.');
}

/** The unique indexes decide: a check beforehand would lose to a registration in between. */
function refuseTaken(error: unknown): never {
  const { code, constraint } = ((error as { driverError?: unknown }).driverError ?? {}) as Record<string, unknown>;
  if (code === '23505' && constraint === 'users_email_key') {
    throw new ApiError(409, 'EMAIL_TAKEN', 'This e-mail address has an account already.');
  }
  if (code === '23505' && constraint === 'users_name_key') {
    throw new ApiError(409, 'NAME_TAKEN', 'This name is taken.');
  }
  throw error;
}
