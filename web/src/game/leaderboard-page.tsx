import { Link } from 'wouter';
import { useTitle } from '../api/use-games.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { leadersOf } from './leaders.js';
import { LeadersPanel } from './leaders-panel.js';

/** The whole leaderboard of a game. */
export function LeaderboardPage({ slug }: { readonly slug: string }) {
  const { board } = usePageWords();
  const title = useTitle()(slug);
  return (
    <Page title={board.title(title)}>
      <div>
        <p className="kicker">
          <Link to={to.game(slug)}>{title}</Link>
        </p>
        <h1>{board.best}</h1>
      </div>
      <LeadersPanel slug={slug} reader={leadersOf(slug)} title={board.ranking} />
    </Page>
  );
}
