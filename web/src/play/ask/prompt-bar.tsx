import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from '../frame/any-playing.js';

/** What is asked of the reader, or who is waited for. */
export function PromptBar({ play }: { readonly play: AnyPlaying }) {
  const ask = usePlaying(play, (now) => now.ask);
  const toAct = usePlaying(play, (now) => now.toAct);
  const refused = usePlaying(play, (now) => now.refused);
  const [offer] = [...ask.open.values()];
  const way = offer?.ways[0];
  const words = way ? play.kind.words.asks[way.type] : undefined;
  const text = words?.ask?.(offer?.step ?? '', {}, play.telling()) ?? play.kind.words.waiting(toAct, play.telling());
  return (
    <section className="prompt" aria-label="What is asked of you">
      <p className="ask grow" data-testid="prompt">
        {text}
        {refused && <small role="alert">{refused.problem.message}</small>}
      </p>
    </section>
  );
}
