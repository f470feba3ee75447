import { Panel } from '../design/panel.js';
import { LinkButton } from '../design/link-button.js';
import { AT_A_TABLE, BY_API } from './games.js';
import type { Game } from './games.js';
import './front-page.css';

export function FrontPage() {
  return (
    <div className="page">
      <title>Parlour</title>
      <header className="hero">
        <h1>Parlour</h1>
        <p className="soft">
          Sit down. Five games, against people and against bots that play by the same rules as you.
        </p>
      </header>
      <main>
        <ul className="games">
          <li className="featured">
            <Featured {...AT_A_TABLE} />
          </li>
          {BY_API.map((game) => (
            <li key={game.slug}>
              <ApiGame {...game} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function Featured({ slug, title, about, players }: Game) {
  return (
    <Panel className="game">
      <div className="words">
        <h2>{title}</h2>
        <p>{about}</p>
        <p className="soft small">{players}. No account needed.</p>
        <div className="foot">
          <LinkButton to={`/${slug}`} leading>
            Play {title}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

function ApiGame({ title, about, players }: Game) {
  return (
    <Panel className="game">
      <div className="words">
        <h2>{title}</h2>
        <p>{about}</p>
        <p className="soft small">{players}</p>
        <div className="foot">
          <span className="tag">Playable by API</span>
          <a href="/docs" className="small" aria-label={`How to play ${title} by API`}>
            How
          </a>
        </div>
      </div>
    </Panel>
  );
}
