import type { ReactNode } from 'react';

/* Marks of the table: 24 x 24, one stroke colour, drawn for 14 to 40 px. */

function icon(inner: ReactNode) {
  return function Mark() {
    return (
      <svg
        className="mark-icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {inner}
      </svg>
    );
  };
}

export const Tick = icon(<path d="M5 13l5 5L19.5 6.5" />);
export const Dash = icon(<path d="M5.5 12h13" strokeWidth="3.2" />);
export const Cross = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const Eye = icon(
  <>
    <path d="M2 12c4-7.5 16-7.5 20 0c-4 7.5-16 7.5-20 0z" />
    <circle cx="12" cy="12" r="3.2" fill="currentColor" />
  </>,
);
export const Lid = icon(<path d="M2 10c4 6.5 16 6.5 20 0M5 15.5l-2 2.5M12 15v4M19 15.5l2 2.5" />);
export const SwapMark = icon(<path d="M4 9h14l-4-4M20 15H6l4 4" />);
export const Envelope = icon(<path d="M3.5 6h17v12h-17zM4 7l8 6.5L20 7" />);
export const Lock = icon(
  <>
    <rect x="4.5" y="11" width="15" height="10" rx="2" fill="currentColor" />
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
  </>,
);

/** A seat may still answer. */
export function Dots() {
  return (
    <svg className="mark-icon dots" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="12" r="2.6" />
      <circle cx="12" cy="12" r="2.6" />
      <circle cx="19" cy="12" r="2.6" />
    </svg>
  );
}

const LEAVES = [0.3, 0.72, 1.14, 1.56, 1.98, 2.4];

function leaf(angle: number, side: 1 | -1): ReactNode {
  const up = 90 - (angle * 180) / Math.PI;
  const at = (radius: number, on: number, turned: number): string =>
    `translate(${(32 + side * radius * Math.sin(on)).toFixed(1)} ${(33 + radius * Math.cos(on)).toFixed(1)}) rotate(${(side * turned).toFixed(0)})`;
  return (
    <g key={`${angle}.${side}`}>
      <path transform={at(27, angle, up + 24)} d="M0 6C-5 1-4-6 0-9C4-6 5 1 0 6Z" />
      <path transform={at(21, angle + 0.16, up - 26)} d="M0 5C-4 1-3.5-5 0-7.5C3.5-5 4 1 0 5Z" opacity=".8" />
    </g>
  );
}

/** The laurel of the lowest hand. */
export function Wreath() {
  return (
    <svg className="wreath" viewBox="0 0 64 64" aria-hidden="true" fill="currentColor">
      {LEAVES.flatMap((angle) => [leaf(angle, 1), leaf(angle, -1)])}
      <path d="M22 57C13 52 7 43 7 33M42 57C51 52 57 43 57 33" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
