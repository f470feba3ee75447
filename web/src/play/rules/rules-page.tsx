import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGames } from '../../api/use-games.js';
import { Empty, Waiting } from '../../design/notice.js';
import { NotFound } from '../../shell/not-found.js';
import { Page } from '../../shell/page.js';
import { to } from '../../to.js';
import { usePageWords } from '../../words/use-page-words.js';
import { useTableKind } from '../frame/use-table-kind.js';
import { useRulesSheet } from './use-rules-sheet.js';

/** The rules of a game, every rule under its number: `/check/rules#R47`. */
export function RulesPage({ slug }: { readonly slug: string }) {
  const { rules, wait } = usePageWords();
  const { data: games } = useGames();
  const sheet = useRulesSheet(useTableKind(slug));
  const rule = useAnchor();
  const game = games?.find((one) => one.slug === slug);
  if (games && !game) return <NotFound />;
  const title = game?.title ?? slug;
  return (
    <Page title={rules.title(title)}>
      <div data-game={slug}>
        <p className="kicker">
          <Link to={to.game(slug)}>{title}</Link>
        </p>
        <h1>{rules.heading}</h1>
      </div>
      {sheet === undefined ? (
        <Waiting label={wait} lines={8} />
      ) : sheet === 'missing' ? (
        <Empty title={rules.none}>
          <p className="soft">{game?.about}</p>
        </Empty>
      ) : (
        <sheet.Sheet rule={rule} />
      )}
    </Page>
  );
}

function useAnchor(): string | undefined {
  const [anchor, setAnchor] = useState(anchorOf);
  useEffect(() => {
    const moved = (): void => setAnchor(anchorOf());
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  return anchor;
}

function anchorOf(): string | undefined {
  return location.hash === '' ? undefined : location.hash.slice(1);
}
