import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { Game } from '../api/types.js';
import { useGames } from '../api/use-games.js';
import { Choices } from '../design/choices.js';
import { Mark } from '../design/emblem/mark.js';
import { Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { usePageWords } from '../words/use-page-words.js';

interface Props {
  readonly title: string;
  /** Which games it is for; every game if left out. */
  fits?(game: Game): boolean;
  /** The rest of the form, which begins anew with another game. */
  form(game: Game): ReactNode;
}

/** A page with a form that begins with the choice of a game; the address remembers the choice. */
export function FormOfAGame({ title, fits = () => true, form }: Props) {
  const { form: words, wait } = usePageWords();
  const games = useGames().data?.filter(fits);
  const [search, setSearch] = useSearchParams();
  const game = games?.find(({ slug }) => slug === search.get('game')) ?? games?.[0];
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      {!games || !game ? (
        <Waiting label={wait} />
      ) : (
        <>
          <Panel title={words.which}>
            <Choices
              legend={words.which}
              quietLegend
              options={games.map(({ slug, title: name }) => ({
                value: slug,
                label: (
                  <>
                    <Mark slug={slug} /> {name}
                  </>
                ),
              }))}
              value={game.slug}
              onChange={(slug) => setSearch({ game: slug }, { replace: true })}
            />
          </Panel>
          {form(game)}
        </>
      )}
    </Page>
  );
}
