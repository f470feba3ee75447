import { Problem } from '@parlour/client';
import { LinkButton } from '../../design/link-button.js';
import { Lamp } from '../../design/icon.js';

const TITLES: Readonly<Record<string, string>> = {
  SESSION_NOT_FOUND: 'There is no such table',
  SESSION_CANCELLED: 'This game was cancelled',
  BANNED: 'This account is banned',
  LOGGED_OUT: 'You have signed out',
  LOGIN_ENDED: 'Your sign-in has ended',
};
const SIGN_IN_AGAIN: ReadonlySet<string> = new Set(['LOGGED_OUT', 'LOGIN_ENDED', 'TOKEN_EXPIRED', 'UNAUTHENTICATED']);

/** The game has no table on this page. */
export const NO_TABLE = new Problem('NO_TABLE', 'This game has no table here yet.');

interface Props {
  readonly slug: string;
  readonly problem: Problem | undefined;
}

/** The table cannot be shown any more: says why, and offers a way on. */
export function Gone({ slug, problem }: Props) {
  const code = problem?.code ?? '';
  return (
    <main className="gone">
      <Lamp />
      <div role="alert">
        <h1>{TITLES[code] ?? 'This table is gone'}</h1>
        <p className="soft">{problem?.message}</p>
      </div>
      <div className="row">
        {SIGN_IN_AGAIN.has(code) && (
          <LinkButton leading to="/sign-in">
            Sign in
          </LinkButton>
        )}
        <LinkButton to={`/${slug}`} leading={!SIGN_IN_AGAIN.has(code)}>
          New game
        </LinkButton>
        <LinkButton quiet to="/">
          To the house
        </LinkButton>
      </div>
    </main>
  );
}
