import { useSearchParams } from 'wouter';
import { useGames } from '../api/use-games.js';
import { useOpenTables } from '../api/use-sessions.js';
import { Chip } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { mostWatchedFirst, TableList } from '../house/live-tables.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import '../house/front.css';

const MOST = 50;

/** Tables open to watchers. */
export function WatchPage() {
  const { watch, lobby, wait } = usePageWords();
  const { data: games = [] } = useGames();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? undefined;
  const { data: tables } = useOpenTables({ game, limit: MOST });
  return (
    <Page title={watch.title}>
      <div className="welcome">
        <div>
          <h1>{watch.title}</h1>
          <p>{watch.more}</p>
        </div>
      </div>
      <div className="filters" role="group" aria-label={lobby.byGame}>
        <Chip plain pressed={game === undefined} onPress={() => setSearch({}, { replace: true })}>
          {lobby.all}
        </Chip>
        {games.map(({ slug, title }) => (
          <Chip key={slug} pressed={game === slug} onPress={() => setSearch({ game: slug }, { replace: true })}>
            <Mark slug={slug} /> {title}
          </Chip>
        ))}
      </div>
      {!tables ? (
        <Waiting label={wait} lines={5} />
      ) : tables.length === 0 ? (
        <Empty title={watch.none}>
          <p className="soft">{watch.noneMore}</p>
          <LinkButton leading to={to.house()}>
            {watch.play}
          </LinkButton>
        </Empty>
      ) : (
        <Panel title={watch.now(tables.length, tables.length === MOST)}>
          <TableList sessions={mostWatchedFirst(tables)} />
        </Panel>
      )}
    </Page>
  );
}
