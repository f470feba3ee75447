import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { to } from '../to.js';
import { minutes } from '../words/minute.en.js';
import { usePageWords } from '../words/use-page-words.js';
import { SCENES } from './minute-scenes.js';

/** The rules in a minute: four steps, each with a picture. Nothing where a game has none yet. */
export function Minute({ slug }: { readonly slug: string }) {
  const { gamePage } = usePageWords();
  const steps = Object.hasOwn(minutes, slug) ? minutes[slug] : undefined;
  if (!steps) return null;
  return (
    <section aria-labelledby="minute">
      <div className="head">
        <h2 id="minute">{gamePage.minute}</h2>
        <LinkButton quiet compact to={to.rules(slug)}>
          <Icon name="book" /> {gamePage.allRules}
        </LinkButton>
      </div>
      <ol className="minute" data-game={slug}>
        {steps.map(({ title, text }, step) => (
          <li key={title}>
            <div className="scene">
              <svg
                viewBox="0 0 160 100"
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: SCENES[slug]?.[step] ?? '' }}
              />
            </div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
