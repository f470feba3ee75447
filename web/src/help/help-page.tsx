import { Link } from 'wouter';
import { useGames } from '../api/use-games.js';
import { Waiting } from '../design/notice.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';

/** How the house works, in a few words. */
export function HelpPage() {
  const { help, nav, wait } = usePageWords();
  const { data: games } = useGames();
  return (
    <Page title={nav.help} className="narrow">
      <h1>{nav.help}</h1>
      <div className="prose">
        {help.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h2>{help.games}</h2>
          {!games && <Waiting label={wait} />}
          <ul>
            {games?.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={to.game(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Link to={to.keys()}>{help.allKeys}</Link>
        </p>
      </div>
    </Page>
  );
}
