import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { EvaluationGraph } from './evaluation-graph.js';
import type { Face, FourInASquare } from './shapes.js';
import { useAnalysis } from './use-analysis.js';

/** How each turn of the finished game stood, as the strongest bot judges it. */
export function Review({ play }: { readonly play: Playing<FourInASquare, Face> }) {
  const { turns, trouble } = useAnalysis(play.source.state.getState().sessionId);
  const shown = usePlaying(play, (now) => now.shown);
  if (turns === undefined) {
    return (
      <p className="soft small" role="status">
        {trouble ? 'The evaluation is not there yet. Trying again …' : 'Looking at every turn …'}
      </p>
    );
  }
  if (turns.length < 2) return <p className="soft small">There are too few turns to compare.</p>;
  return <EvaluationGraph turns={turns} now={shown} onSeek={(version) => void play.source.seek?.(version)} />;
}
