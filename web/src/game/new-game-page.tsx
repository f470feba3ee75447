import { useState } from 'react';
import { Link } from 'wouter';
import type { Game } from '../api/types.js';
import { useGames } from '../api/use-games.js';
import { DeckChoice } from '../decks/deck-choice.js';
import { hasDecks } from '../decks/index.js';
import { Button } from '../design/button.js';
import { Mark } from '../design/emblem/mark.js';
import { LinkButton } from '../design/link-button.js';
import { Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Switch } from '../design/switch.js';
import { againstBots, atOneScreen, keepOptions, lastOptions } from '../house/start.js';
import { useStart } from '../house/use-start.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { Part } from '../shell/part.js';
import { ownPartsOf } from '../tables/own-parts.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { usePageWords } from '../words/use-page-words.js';
import { BotSeats } from './bot-seats.js';
import { OptionsFields } from './options-fields.js';
import './options.css';

/** A game against bots with options of one's own. */
export function NewGamePage({ slug }: { readonly slug: string }) {
  const { form, wait } = usePageWords();
  const { data: games } = useGames();
  const game = games?.find((one) => one.slug === slug);
  if (games && !game) return <NotFound />;
  return (
    <Page title={form.newGame(game?.title ?? slug)} className="narrow">
      <div className="titled">
        <Mark slug={slug} size={56} />
        <div>
          <p className="kicker">
            <Link to={to.game(slug)}>{game?.title ?? slug}</Link>
          </p>
          <h1>{form.newTitle}</h1>
        </div>
      </div>
      {game ? <OwnOrUsual game={game} /> : <Waiting label={wait} />}
    </Page>
  );
}

/** The game's own form, where it has one. */
function OwnOrUsual({ game }: { readonly game: Game }) {
  const { wait } = usePageWords();
  const { NewGame: Own } = ownPartsOf(game.slug);
  if (!Own) return <NewGame game={game} />;
  return (
    <Part coming={<Waiting label={wait} />}>
      <Own game={game} />
    </Part>
  );
}

function NewGame({ game }: { readonly game: Game }) {
  const { form, front } = usePageWords();
  const decks = useDeckWords();
  const [options, setOptions] = useState<Record<string, unknown>>(() => ({ ...lastOptions(game.slug).options }));
  const least = Math.max(2, game.seats.min) - 1;
  const [levels, setLevels] = useState<readonly string[]>(() =>
    Array.from({ length: least }, () => game.bots?.default ?? ''),
  );
  const [practice, setPractice] = useState(false);
  const { busy, start } = useStart();
  const begin = () => {
    keepOptions(game.slug, options);
    return againstBots({ game: game.slug, options, bots: levels.map((level) => ({ level })), practice });
  };
  return (
    <>
      {game.bots && (
        <Panel title={form.against}>
          <BotSeats game={game} levels={levels} min={least} max={game.seats.max - 1} onChange={setLevels} />
          {ownPartsOf(game.slug).practice && (
            <Switch on={practice} onChange={setPractice}>
              {form.practice}
            </Switch>
          )}
        </Panel>
      )}
      {hasDecks(game.slug) && (
        <Panel title={decks.brings}>
          <DeckChoice slug={game.slug} />
        </Panel>
      )}
      <Panel title={form.options}>
        <OptionsFields game={game} options={options} onChange={setOptions} />
      </Panel>
      <div className="row">
        {game.bots && (
          <Button leading busy={busy === 'bot'} onClick={() => void start('bot', begin, game.slug)}>
            {form.sitDown}
          </Button>
        )}
        <Button
          busy={busy === 'beside'}
          title={form.besideHint}
          onClick={() => void start('beside', () => atOneScreen(game, options), game.slug)}
        >
          {form.beside}
        </Button>
        <LinkButton to={to.newRoom(game.slug)}>{front.friend}</LinkButton>
      </div>
    </>
  );
}
