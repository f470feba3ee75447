import { Link } from 'wouter';
import { useTitle } from '../api/use-games.js';
import { Empty } from '../design/notice.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { leadersOf } from './leaders.js';
import { LeadersPanel } from './leaders-panel.js';

const MOST = 100;

/** The whole leaderboard of a game. */
export function LeaderboardPage({ slug }: { readonly slug: string }) {
  const { board } = usePageWords();
  const title = useTitle()(slug);
  const reader = leadersOf(slug);
  return (
    <Page title={board.title(title)}>
      <div>
        <p className="kicker">
          <Link to={to.game(slug)}>{title}</Link>
        </p>
        <h1>{board.best}</h1>
      </div>
      {reader ? (
        <LeadersPanel slug={slug} reader={reader} title={board.ranking} most={MOST} />
      ) : (
        <Empty title={board.none}>
          <p className="soft">{board.noneMore}</p>
        </Empty>
      )}
    </Page>
  );
}
