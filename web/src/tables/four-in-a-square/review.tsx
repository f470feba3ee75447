import type { Playing } from '../../play/playing.js';
import { reviewWords as words } from './review-words.en.js';
import type { Face, FourInASquare } from './shapes.js';
import { turningPoints } from './turning-points.js';
import { useAnalysis } from './use-analysis.js';
import './review.css';

interface Props {
  readonly sessionId: string;
  readonly play: Playing<FourInASquare, Face>;
}

/** The turns that decided the finished game, as the strongest bot judges it. */
export function Review({ sessionId, play }: Props) {
  const { turns, trouble } = useAnalysis(sessionId);
  if (turns === undefined) {
    return (
      <p className="soft small" role="status">
        {trouble ? words.trouble : words.coming}
      </p>
    );
  }
  if (turns.length < 2) return <p className="soft small">{words.tooShort}</p>;
  return (
    <div className="moments">
      <ol className="turnings">
        {turningPoints(turns).map(({ version, player, by }) => (
          <li key={version}>
            <button
              type="button"
              className={`turning ${player === 'R' ? 'red' : 'blue'}`}
              onClick={() => void play.source.seek?.(version)}
            >
              <span className="at">{version}</span>
              <span>{words.turnOf(player)}</span>
              <b className={`num ${by > 0 ? 'up' : 'down'}`}>{by > 0 ? `+${by}` : `−${-by}`}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="soft small">{words.hundredths}</p>
    </div>
  );
}
