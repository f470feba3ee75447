import { quietTimer } from '../environment.js';
import type { Channel, Environment } from '../environment.js';
import { send } from '../http.js';
import { isProblem, Problem } from '../problem.js';
import { freshFor, loginFrom, readLogin } from './login.js';
import type { Login, SignedIn, User } from './login.js';
import { inOneTab } from './one-tab.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly name: string;
}

const KEPT_AS = 'parlour.login';
/** The login itself is at an end: signing in again is the only way on. */
const ENDED = new Set(['INVALID_REFRESH_TOKEN', 'BANNED']);
const BEFORE_TRYING_AGAIN_MS = 15_000;

/** Who one is: signs in, keeps the login, and renews it in time, in one of several tabs for all of them. */
export class Account {
  private login: Login | undefined;
  private refreshing: Promise<Login> | undefined;
  private asGuest: Promise<Login> | undefined;
  private stopTimer: () => void = () => {};
  private readonly listeners = new Set<(login: Login | undefined) => void>();
  private readonly channel: Channel | undefined;

  constructor(
    private readonly url: string,
    private readonly environment: Environment,
  ) {
    this.login = readLogin(environment.storage.getItem(KEPT_AS));
    this.channel = environment.openChannel?.(KEPT_AS);
    if (this.channel) this.channel.onmessage = () => this.lookAgain();
    this.schedule();
  }

  get user(): User | undefined {
    return this.login?.user;
  }

  /** The token in use; `token` renews it first where it is about to end. */
  get accessToken(): string | undefined {
    return this.login?.accessToken;
  }

  /** Hears when another login or token is in use, or none; returns what stops it. */
  onChange(listener: (login: Login | undefined) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  guest(name?: string): Promise<User> {
    return this.signInBy('guest', name === undefined ? {} : { name });
  }

  signIn({ email, password }: Credentials): Promise<User> {
    return this.signInBy('login', { email, password });
  }

  register({ name, email, password }: NewAccount): Promise<User> {
    return this.signInBy('register', { name, email, password });
  }

  /** Turns the guest into a registered player: the same id, the same games. */
  async upgrade({ name, email, password }: NewAccount): Promise<User> {
    const token = await this.token();
    return this.signInBy('upgrade', { name, email, password }, token);
  }

  /** A code for a guest to write down, told this once; a new one takes the place of the one before. */
  async recoveryCode(): Promise<string> {
    const token = await this.token();
    const { recoveryCode } = await send<{ readonly recoveryCode: string }>(this.url, {
      method: 'POST',
      path: '/api/auth/recovery-code',
      ...(token === undefined ? undefined : { token }),
    });
    return recoveryCode;
  }

  /** Comes back as the guest who wrote this code down. */
  recover(code: string): Promise<User> {
    return this.signInBy('recover', { code });
  }

  async signOut(): Promise<void> {
    const { login } = this;
    this.keep(undefined);
    if (!login) return;
    const body = { refreshToken: login.refreshToken };
    await send(this.url, { method: 'POST', path: '/api/auth/logout', body, token: login.accessToken }).catch(() => {});
  }

  /** The account, made as a guest where there is none yet. */
  async orGuest(name?: string): Promise<User> {
    if (this.login) return this.login.user;
    this.asGuest ??= inOneTab(this.environment, `${KEPT_AS}.guest`, async () => {
      this.lookAgain();
      if (!this.login) await this.guest(name);
      return this.login as unknown as Login;
    }).finally(() => (this.asGuest = undefined));
    return (await this.asGuest).user;
  }

  /** An access token that is good for a while; undefined: not signed in. */
  async token(): Promise<string | undefined> {
    const { login } = this;
    if (!login) return undefined;
    if (login.expiresAt > Date.now() && freshFor(login) > 0) return login.accessToken;
    try {
      return (await this.refresh()).accessToken;
    } catch (error) {
      // What cannot be renewed now may still be good for the request; the server has the last word.
      if (this.login && isProblem(error) && !ENDED.has(error.code)) return this.login.accessToken;
      if (!this.login) return undefined;
      throw error;
    }
  }

  /** Trades the refresh token in, once for all tabs. `unlike`: a token that was refused; one renewed meanwhile will do. */
  refresh(unlike: string | undefined = this.login?.accessToken): Promise<Login> {
    const { login } = this;
    if (login && login.accessToken !== unlike) return Promise.resolve(login);
    this.refreshing ??= inOneTab(this.environment, KEPT_AS, () => this.trade(login?.refreshToken)).finally(
      () => (this.refreshing = undefined),
    );
    return this.refreshing;
  }

  close(): void {
    this.stopTimer();
    this.channel?.close();
    this.listeners.clear();
  }

  /** `spent`: what was to be traded in when the caller asked. Access tokens of one second may be the same; these never are. */
  private async trade(spent: string | undefined): Promise<Login> {
    this.lookAgain();
    const { login } = this;
    if (!login) throw new Problem('SIGNED_OUT', 'You are not signed in.', { status: 401 });
    if (login.refreshToken !== spent) return login;
    try {
      const body = { refreshToken: login.refreshToken };
      const renewed = loginFrom(await send<SignedIn>(this.url, { method: 'POST', path: '/api/auth/refresh', body }));
      this.keep(renewed);
      return renewed;
    } catch (error) {
      if (isProblem(error) && ENDED.has(error.code)) this.keep(undefined);
      throw error;
    }
  }

  private async signInBy(way: string, body: object, token?: string): Promise<User> {
    const path = `/api/auth/${way}`;
    const signedIn = await send<SignedIn>(this.url, {
      method: 'POST',
      path,
      body,
      ...(token === undefined ? undefined : { token }),
    });
    this.keep(loginFrom(signedIn));
    return signedIn.user;
  }

  private keep(login: Login | undefined): void {
    const { storage } = this.environment;
    if (login) storage.setItem(KEPT_AS, JSON.stringify(login));
    else storage.removeItem(KEPT_AS);
    this.use(login);
    this.channel?.postMessage('changed');
  }

  /** Another tab may have signed in, out, or renewed the token. */
  private lookAgain(): void {
    const kept = readLogin(this.environment.storage.getItem(KEPT_AS));
    if (kept?.refreshToken !== this.login?.refreshToken) this.use(kept);
  }

  private use(login: Login | undefined): void {
    this.login = login;
    this.schedule();
    for (const listener of [...this.listeners]) listener(login);
  }

  private schedule(inMs = this.login && freshFor(this.login)): void {
    this.stopTimer();
    if (inMs === undefined) return;
    this.stopTimer = quietTimer(() => {
      this.refresh().catch((error: unknown) => {
        if (this.login && !(isProblem(error) && ENDED.has(error.code))) this.schedule(BEFORE_TRYING_AGAIN_MS);
      });
    }, inMs);
  }
}
