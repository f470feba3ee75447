import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import type { ListedSession, Page as ListPage } from '../api/types.js';
import { useGames } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Chip } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { MyGamesList } from './my-games-list.js';

const AT_ONCE = 20;

/** All my games, newest first. */
export function MyGamesPage() {
  const { me, lobby, wait, watch } = usePageWords();
  const user = useUser();
  const { data: games = [] } = useGames();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? undefined;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['sessions', 'all-mine', user?.id, game],
    queryFn: ({ pageParam }) =>
      server.rest.get<ListPage<ListedSession>>('/api/sessions', {
        query: { mine: true, game, limit: AT_ONCE, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: user !== undefined,
  });
  const sessions = user ? data?.pages.flatMap(({ items }) => items) : [];
  return (
    <Page title={me.myGames} className="narrow">
      <h1>{me.myGames}</h1>
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
      {!sessions ? (
        <Waiting label={wait} />
      ) : sessions.length === 0 ? (
        <Empty title={me.noGames}>
          <LinkButton leading to={to.house()}>
            {watch.play}
          </LinkButton>
        </Empty>
      ) : (
        <Panel>
          <MyGamesList sessions={sessions} />
        </Panel>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {me.more}
        </Button>
      )}
    </Page>
  );
}
