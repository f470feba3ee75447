import type { Problem } from '@parlour/client';
import { LinkButton } from '../../design/link-button.js';
import { Lamp } from '../../design/icon.js';
import { useTableWords } from '../../words/use-table-words.js';

const SIGN_IN_AGAIN: ReadonlySet<string> = new Set(['LOGGED_OUT', 'LOGIN_ENDED', 'TOKEN_EXPIRED', 'UNAUTHENTICATED']);

interface Props {
  readonly slug: string;
  readonly problem: Problem | undefined;
}

/** The table cannot be shown any more: says why, and offers a way on. */
export function Gone({ slug, problem }: Props) {
  const { gone } = useTableWords();
  const code = problem?.code ?? '';
  return (
    <main className="gone">
      <Lamp />
      <div role="alert">
        <h1>{gone.titles[code] ?? gone.title}</h1>
        <p className="soft">{problem?.message}</p>
      </div>
      <div className="row">
        {SIGN_IN_AGAIN.has(code) && (
          <LinkButton leading to="/sign-in">
            {gone.signIn}
          </LinkButton>
        )}
        <LinkButton to={`/${slug}`} leading={!SIGN_IN_AGAIN.has(code)}>
          {gone.newGame}
        </LinkButton>
        <LinkButton quiet to="/">
          {gone.house}
        </LinkButton>
      </div>
    </main>
  );
}
