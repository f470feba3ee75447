import { Link } from 'wouter';
import type { Game } from '../api/types.js';
import { useGames } from '../api/use-games.js';
import { useMySessions, useOpenTables } from '../api/use-sessions.js';
import { chosenDeck } from '../decks/chosen-deck.js';
import { hasDecks } from '../decks/index.js';
import { Emblem } from '../design/emblem/emblem.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Panel } from '../design/panel.js';
import { Coming, Waiting } from '../design/notice.js';
import { Ways } from '../house/game-card.js';
import { TableList } from '../house/live-tables.js';
import { MyGamesList } from '../people/my-games-list.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { Part } from '../shell/part.js';
import { ownPartsOf } from '../tables/own-parts.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { leadersOf } from './leaders.js';
import { LeadersPanel } from './leaders-panel.js';
import { Minute } from './minute.js';
import { ownPagesOf } from './own-pages.js';
import '../house/front.css';
import './game.css';

const TOP = 10;

/** A game's own page: ways to play, what it is, my games, the best. */
export function GamePage({ slug }: { readonly slug: string }) {
  const { wait } = usePageWords();
  const { data: games } = useGames();
  const game = games?.find((one) => one.slug === slug);
  if (games && !game) return <NotFound />;
  if (!game) {
    return (
      <Page title={slug}>
        <h1 className="unseen">{slug}</h1>
        <Waiting label={wait} lines={6} />
      </Page>
    );
  }
  const { GamePanel } = ownPartsOf(slug);
  return (
    <Page title={game.title}>
      <Hero game={game} />
      {GamePanel && (
        <Part coming={<Coming />}>
          <GamePanel game={game} />
        </Part>
      )}
      <Minute slug={slug} />
      <Below game={game} />
    </Page>
  );
}

function Hero({ game }: { readonly game: Game }) {
  const { front, gamePage, puzzles } = usePageWords();
  const { data: live, isLoading } = useOpenTables({ game: game.slug, limit: 50 });
  return (
    <div className="hero" data-game={game.slug}>
      <div className="picture">
        <Emblem slug={game.slug} />
      </div>
      <div className="words">
        <h1>{game.title}</h1>
        <p className="lede">{game.about}</p>
        <Ways game={game} />
        <div className="facts">
          <span>
            <Icon name="people" /> {front.forSeats(game.seats.min, game.seats.max)}
          </span>
          {isLoading && <Coming />}
          {live && live.length > 0 && (
            <span>
              <Icon name="eye" /> {gamePage.live(live.length, live.length === 50)}
            </span>
          )}
          <Link to={to.newGame(game.slug)}>
            <Icon name="gear" /> {gamePage.otherwise}
          </Link>
          {ownPagesOf(game.slug).map((page) => (
            <Link key={page.to} to={page.to}>
              <Icon name="right" /> {gamePage.ownPages[page.name]}
            </Link>
          ))}
          {game.puzzles && (
            <Link to={to.puzzles(game.slug)}>
              <Icon name="flag" /> {puzzles.title}
            </Link>
          )}
          {hasDecks(game.slug) && <DeckLinks slug={game.slug} />}
        </div>
      </div>
    </div>
  );
}

function DeckLinks({ slug }: { readonly slug: string }) {
  const { gamePage } = usePageWords();
  return (
    <>
      <Link to={to.cards(slug)}>
        <Icon name="card" /> {gamePage.cards}
      </Link>
      <Link to={to.decks(slug)}>
        <Icon name="list" /> {gamePage.decks(chosenDeck(slug)?.name)}
      </Link>
    </>
  );
}

function Below({ game }: { readonly game: Game }) {
  const { gamePage, board, front, wait } = usePageWords();
  const { data: mine = [], isLoading: mineComing } = useMySessions({ game: game.slug, limit: 6 });
  const { data: open = [], isLoading: openComing } = useOpenTables({ game: game.slug, limit: 5 });
  const live = open.filter(({ yourSeats }) => yourSeats.length === 0);
  const myPanel = (
    <Panel title={gamePage.mine} aside={mine.length > 0 && <Link to={to.myGames()}>{gamePage.all}</Link>}>
      {mineComing ? (
        <Waiting label={wait} />
      ) : mine.length === 0 ? (
        <p className="soft">{gamePage.noneYet}</p>
      ) : (
        <MyGamesList sessions={mine} />
      )}
    </Panel>
  );
  const livePanel = live.length > 0 && (
    <Panel title={front.live}>
      <TableList sessions={live} />
    </Panel>
  );
  return (
    <div className="split">
      <LeadersPanel
        slug={game.slug}
        reader={leadersOf(game.slug)}
        title={board.top}
        most={TOP}
        more={
          <p className="row">
            <LinkButton quiet compact to={to.leaderboard(game.slug)}>
              {board.whole} <Icon name="right" />
            </LinkButton>
          </p>
        }
      />
      <aside className="stack">
        {myPanel}
        {openComing && <Coming />}
        {livePanel}
      </aside>
    </div>
  );
}
