import { useUser } from '../account/use-user.js';
import { useGames } from '../api/use-games.js';
import { useMySessions, useOpenTables } from '../api/use-sessions.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Coming, Waiting } from '../design/notice.js';
import { isMyTurn } from '../notice/use-turn-count.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useWords } from '../words/use-words.js';
import { GameCard } from './game-card.js';
import { LiveTables } from './live-tables.js';
import { YourTurn } from './your-turn.js';
import './front.css';

/** The house: whose turn it is, the games, and tables to watch. */
export function FrontPage() {
  const { house, front } = useWords();
  const { data: mine = [], isLoading: mineComing } = useMySessions({ status: 'active' });
  const { data: open = [], isLoading: openComing } = useOpenTables({ limit: 6 });
  const others = open.filter(({ yourSeats }) => yourSeats.length === 0);
  return (
    <Page title={house} className="front">
      <Welcome waiting={mineComing ? undefined : mine.filter(isMyTurn).length} />
      {mineComing ? <Coming /> : <YourTurn sessions={mine} />}
      <section aria-labelledby="games">
        <div className="head">
          <h2 id="games">{front.games}</h2>
          <LinkButton to={to.lobby()} quiet compact>
            {front.rooms} <Icon name="right" />
          </LinkButton>
        </div>
        <Shelf />
      </section>
      {openComing && <Coming />}
      {open.length > 0 && <LiveTables sessions={others} />}
    </Page>
  );
}

/** `waiting`: how many games wait for the reader; left out while that is on its way. */
function Welcome({ waiting }: { readonly waiting: number | undefined }) {
  const { front } = useWords();
  const user = useUser();
  const hour = new Date().getHours();
  return (
    <div className="welcome">
      <div>
        <h1>{user && !user.guest ? front.helloName(hour, user.name) : front.hello(hour)}</h1>
        {waiting === undefined && <Coming />}
        <p>{user ? front.waiting(waiting ?? 0) : front.welcome}</p>
      </div>
      {user?.guest && (
        <LinkButton to={to.register()} quiet>
          {front.keep} <Icon name="right" />
        </LinkButton>
      )}
    </div>
  );
}

function Shelf() {
  const { wait } = useWords();
  const { data: games } = useGames();
  if (!games) return <Waiting label={wait} lines={6} />;
  return (
    <ul className="shelf">
      {games.map((game) => (
        <GameCard key={game.slug} game={game} />
      ))}
    </ul>
  );
}
