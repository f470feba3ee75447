import { useId } from 'react';
import type { ReplaySource } from '@parlour/client';
import type { CourseProps } from '../../play/table-kind.js';
import { reviewWords as words } from './review-words.en.js';
import type { FourInASquare, Player } from './shapes.js';
import { standings, turningPoints } from './turning-points.js';
import { useAnalysis } from './use-analysis.js';
import './course.css';

/**
 * Over the slider: who was ahead at every version, up for Red and down for Blue, with the turns that changed it most. Its place is
 * there before the bot has looked at them. For the mouse: the slider below leads to the same versions.
 */
export function Course({ sessionId, source, at, last, onSeek }: CourseProps<FourInASquare>) {
  const { turns } = useAnalysis(sessionId);
  const clip = useId();
  if (last === 0) return null;
  const line = standings(turns ?? [], last, winnerOf(source, last));
  const path = line.map(({ version, value }) => `L${version} ${1 - value}`).join('');
  const area = `M${line[0]?.version ?? 0} 1${path}V1z`;
  const place = (version: number, value: number) => ({
    left: `${(version / last) * 100}%`,
    top: `${((1 - value) / 2) * 100}%`,
  });
  return (
    <div
      className="course"
      title={words.legend}
      aria-busy={turns === undefined}
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onSeek(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
      }}
    >
      {turns && turns.length > 0 && (
        <svg viewBox={`0 0 ${last} 2`} preserveAspectRatio="none" role="img" aria-label={words.course(line)}>
          <clipPath id={`${clip}up`}>
            <rect width={last} height="1" />
          </clipPath>
          <clipPath id={`${clip}down`}>
            <rect y="1" width={last} height="1" />
          </clipPath>
          <path className="red-side" d={area} clipPath={`url(#${clip}up)`} />
          <path className="blue-side" d={area} clipPath={`url(#${clip}down)`} />
          <path className="middle" d={`M0 1H${last}`} />
          <path className="line" d={`M${path.slice(1)}`} />
          <path className="now" d={`M${at} 0V2`} />
        </svg>
      )}
      {turningPoints(turns ?? []).map(({ version, player, value, then }) => (
        <i key={version} aria-hidden="true" className={player === 'R' ? 'red' : 'blue'} style={place(then, value)} />
      ))}
    </div>
  );
}

/** The event that ended the game says who has won it. */
function winnerOf(source: ReplaySource<FourInASquare>, last: number): Player | undefined {
  const end = source.entry(last)?.events.find((event) => event.type === 'won');
  return end?.player;
}
