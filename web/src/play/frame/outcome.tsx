import { useStore } from 'zustand';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { OutcomeBanner } from './outcome-banner.js';
import { useBesideWords } from '../../words/use-beside-words.js';

/** How the game of a table ended, in the words of its game. */
export function Outcome({ play }: { readonly play: AnyPlaying }) {
  const { end } = useBesideWords();
  const outcome = usePlaying(play, (now) => now.outcome);
  const players = useStore(play.source.state, (session) => session.players);
  const mine = useStore(play.source.state, (session) => session.seats);
  const tale = usePlaying(play, (now) => now.tale);
  const cancelled = useStore(play.source.state, (session) => session.picture?.status === 'cancelled');
  if (cancelled) {
    return (
      <section className="outcome folded" aria-label={end.outcome}>
        <h2>{end.cancelled}</h2>
      </section>
    );
  }
  if (!outcome || play.kind.tellsOutcome) return null;
  const title = play.kind.words.outcome(outcome, play.telling());
  const about = withoutTitle(tale.findLast(({ heading }) => !heading)?.text, title);
  return (
    <OutcomeBanner
      outcome={outcome}
      players={players}
      mine={mine}
      title={title}
      {...(about === undefined ? undefined : { about })}
    />
  );
}

/** "A draw: both agreed." under the title "A draw" says "Both agreed." */
function withoutTitle(told: string | undefined, title: string): string | undefined {
  if (!told?.startsWith(`${title}: `)) return told;
  const rest = told.slice(title.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
