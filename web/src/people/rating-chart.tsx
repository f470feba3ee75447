import type { CSSProperties } from 'react';
import { day } from '../words/times.js';
import { usePageWords } from '../words/use-page-words.js';
import type { RatingStep } from './use-profile.js';
import { gridOf } from './rating-grid.js';
import '../design/grid.css';

type Placed = CSSProperties & { '--at': string };
const at = (share: number): Placed => ({ '--at': `${(share * 100).toFixed(2)}%` });

/** The course of a rating, the oldest game first. The words stand beside the drawing, so they keep their size on any screen. */
export function RatingChart({ steps, title }: { readonly steps: readonly RatingStep[]; readonly title: string }) {
  const { people } = usePageWords();
  const values = [steps[0]!.before, ...steps.map(({ after }) => after)];
  const { lines, heightOf } = gridOf(values);
  const points = values.map((value, index) => [(index / (values.length - 1)) * 100, (1 - heightOf(value)) * 100]);
  const [first, last] = [values[0]!, values.at(-1)!];
  return (
    <figure className="course">
      <div
        className="course-field"
        role="img"
        aria-label={people.courseInWords(title, steps.length, Math.round(first), Math.round(last))}
      >
        {lines.map((value) => (
          <span key={value} className="course-line" style={at(heightOf(value))}>
            <span>{value}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={points.map(([x, y]) => `${x!.toFixed(2)},${y!.toFixed(2)}`).join(' ')} />
        </svg>
        <i className="course-now" style={at(heightOf(last))} />
      </div>
      <figcaption className="soft small">
        <span>{day(steps[0]!.at)}</span>
        <span>{day(steps.at(-1)!.at)}</span>
      </figcaption>
    </figure>
  );
}

/** The same in figures, the newest first. */
export function RatingTable({ steps }: { readonly steps: readonly RatingStep[] }) {
  const { people, board } = usePageWords();
  return (
    <table className="grid">
      <thead>
        <tr>
          <th scope="col">{people.when}</th>
          <th className="n" scope="col">
            {board.rating}
          </th>
          <th className="n" scope="col">
            {people.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(({ sessionId, at: when, before, after }) => (
          <tr key={sessionId}>
            <td>{day(when)}</td>
            <td className="n">{Math.round(after)}</td>
            <td className="n">
              <Change by={after - before} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a game changed: told by its sign before its colour. */
export function Change({ by }: { readonly by: number | undefined }) {
  if (by === undefined) return <span className="soft">—</span>;
  const rounded = Math.round(by);
  return <b className={rounded >= 0 ? 'up' : 'down'}>{rounded >= 0 ? `+${rounded}` : `−${-rounded}`}</b>;
}
