import { problemText } from '../../api/problem-text.js';
import { Button } from '../../tables/ggltcg/button.js';
import { classNames } from '../../design/class-names.js';
import { LinkButton } from '../../design/link-button.js';
import { Empty, Waiting } from '../../design/notice.js';
import { Page } from '../../shell/page.js';
import { artUrl } from '../../tables/ggltcg/art-url.js';
import { usePlayback, useStory } from '../../tables/ggltcg/playback.js';
import type { Playback } from '../../tables/ggltcg/playback.js';
import { to } from '../../to.js';
import { usePageWords } from '../../words/use-page-words.js';
import { chaptersOf } from './chapters.js';
import { useVoice } from './use-voice.js';
import '../../tables/ggltcg/fonts.css';
import '../../tables/ggltcg/spacing.css';
import '../../tables/ggltcg/tokens.css';
import './story.css';

/** The bedtime story of a finished game: told in a few paragraphs, and turn by turn in chapters. */
export function StoryPage({ id }: { readonly id: string }) {
  const { story: words } = usePageWords();
  const playback = usePlayback(id);
  return (
    <Page title={words.title}>
      <div className="ggltcg-page StoryPage">
        {playback.data ? (
          <Book playback={playback.data} />
        ) : playback.error ? (
          <Empty title={words.none}>
            <h1 className="unseen">{words.none}</h1>
            <p className="soft">{problemText(playback.error)}</p>
            <LinkButton to={to.game('ggltcg')}>{words.newGame}</LinkButton>
          </Empty>
        ) : (
          <Waiting label={words.fetching} />
        )}
      </div>
    </Page>
  );
}

function Book({ playback }: { readonly playback: Playback }) {
  const { story: words } = usePageWords();
  const told = useStory(playback.game_id, playback);
  const paragraphs = (told.data?.narrative ?? '').split('\n\n').filter((text) => text !== '');
  const voice = useVoice(paragraphs);
  const decks = Object.values(playback.starting_decks).flat();
  const chapters = chaptersOf(playback.play_by_play, decks);
  const [one, other] = playback.players;
  return (
    <>
      <header className="StoryPage-cover">
        <h1>{words.of(one?.name ?? '', other?.name ?? '')}</h1>
        <div aria-hidden="true">
          {decks.slice(0, 12).map((name, index) => (
            <img key={index} src={artUrl({ picture: name, set: '' }, true)} alt="" onError={hide} />
          ))}
        </div>
      </header>
      <article className="StoryPage-tale" aria-label={words.title}>
        {told.isPending && <Waiting label={words.fetching} lasting />}
        {told.error && <p>{problemText(told.error)}</p>}
        {paragraphs.map((text, index) => (
          <p key={index} className={classNames(index === voice.spoken && 'is-read')}>
            {text}
          </p>
        ))}
        {voice.able && paragraphs.length > 0 && (
          <Button
            variant={voice.spoken === undefined ? 'primary' : 'secondary'}
            onClick={voice.spoken === undefined ? voice.start : voice.stop}
          >
            {voice.spoken === undefined ? words.aloud : words.stop}
          </Button>
        )}
      </article>
      <h2>{words.chapters}</h2>
      <ol className="StoryPage-chapters">
        {chapters.map(({ turn, player, lines, cards }) => (
          <li key={turn}>
            <h3>{words.chapter(turn, player)}</h3>
            <div className="StoryPage-cast" aria-hidden="true">
              {cards.slice(0, 5).map((name) => (
                <img key={name} src={artUrl({ picture: name, set: '' })} alt="" onError={hide} />
              ))}
            </div>
            <ul>
              {lines.map(({ seq, action_type, description }) => (
                <li key={seq}>{action_type === 'strategy' ? <q>{description}</q> : description}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="row">
        <LinkButton to={to.review('ggltcg', playback.game_id)}>{words.review}</LinkButton>
        <LinkButton leading to={to.game('ggltcg')}>
          {words.newGame}
        </LinkButton>
      </div>
    </>
  );
}

/** A card of a set whose pictures stand elsewhere. */
function hide({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.hidden = true;
}
