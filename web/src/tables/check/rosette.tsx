import { suitGlyph } from './art/glyphs.js';

const SUITS = ['H', 'S', 'D', 'C'] as const;

/** Woven into the felt, for the corners of wide tables. */
export function Rosette() {
  return (
    <svg className="rosette" viewBox="0 0 200 200">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="100" cy="100" r="96" />
        <circle cx="100" cy="100" r="88" strokeDasharray="5 5" />
        <path d="M38 38L162 162M162 38L38 162" />
      </g>
      {SUITS.map((suit, index) => (
        <g
          key={suit}
          transform={`rotate(${index * 90} 100 100)`}
          dangerouslySetInnerHTML={{ __html: suitGlyph(suit, 100, 48, 46, 'currentColor') }}
        />
      ))}
    </svg>
  );
}
