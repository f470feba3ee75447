import { CardFrame } from '../design/card-frame.js';
import { Link } from '../net/link.js';
import './front-page.css';

interface Game {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly players: string;
  /** Has a table on this page. */
  readonly table: boolean;
}

const GAMES: readonly Game[] = [
  {
    slug: 'four-in-a-square',
    title: 'Four in a Square',
    about: 'Place a piece, slide a square. Whoever owns a solid block of four wins.',
    players: 'For one or two',
    table: true,
  },
  {
    slug: 'check',
    title: 'Check',
    about: 'Four cards face down, and a memory. The lowest hand wins.',
    players: 'For two to six',
    table: false,
  },
  {
    slug: 'ggltcg',
    title: 'GGLTCG',
    about: 'Toys that tussle. Six cards each, nothing left to luck but a little.',
    players: 'For two',
    table: false,
  },
  {
    slug: 'viking-vengeance',
    title: 'Viking Vengeance',
    about: 'A duel of cards on a board of sixteen tiles.',
    players: 'For one or two',
    table: false,
  },
  {
    slug: 'tcg-fuel',
    title: 'TCG Fuel',
    about: 'Lands, spells and creatures; every spell may be answered.',
    players: 'For two to eight',
    table: false,
  },
];

export function FrontPage() {
  return (
    <div className="page">
      <header className="hero">
        <h1>Parlour</h1>
        <p className="soft">
          Sit down. Five games, against people and against bots that play by the same rules as you.
        </p>
      </header>
      <main>
        <ul className="games">
          {GAMES.map((game) => (
            <li key={game.slug}>
              <GameCard {...game} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function GameCard({ slug, title, about, players, table }: Game) {
  return (
    <CardFrame className="game">
      <h2>{title}</h2>
      <p>{about}</p>
      <p className="soft small">{players}</p>
      <div className="foot">
        {table ? (
          <Link to={`/${slug}`} className="button leading">
            Play {title}
          </Link>
        ) : (
          <>
            <span className="tag">Playable by API</span>{' '}
            <a href="/docs" className="small">
              How
            </a>
          </>
        )}
      </div>
    </CardFrame>
  );
}
