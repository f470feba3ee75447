import { classNames } from '../../design/class-names.js';
import { SIDES } from './shapes.js';
import type { CardFace, Side } from './shapes.js';
import './card.css';

interface NumbersProps {
  readonly face: CardFace;
  readonly numbers: Readonly<Record<string, number>>;
  /** The sides that would meet a neighbour: shown larger. */
  readonly touching?: ReadonlySet<Side>;
}

/** The four numbers at the edges, drawn and not written: the button around them says them in words. Raised ones have a bar above, lowered ones below: they differ in more than colour. */
export function Numbers({ face, numbers, touching }: NumbersProps) {
  return SIDES.map((side) => {
    const now = numbers[side] ?? face.printed[side];
    return (
      <span
        key={side}
        className={classNames(
          'vv-num',
          `at-${side}`,
          now > face.printed[side] && 'is-up',
          now < face.printed[side] && 'is-down',
          touching?.has(side) && 'is-touching',
        )}
        data-text={Math.max(0, now)}
      />
    );
  });
}

/** The print of a card. */
export function Print({ face }: { readonly face: CardFace }) {
  return (
    <span className="vv-print">
      <img className="vv-art" alt="" src={face.picture} loading="lazy" decoding="async" draggable={false} />
    </span>
  );
}

const MARK_PATHS: Readonly<Record<string, string>> = {
  immune: 'M8 1l6 2v5q0 5-6 7.500Q2 13 2 8V3z',
  protected: 'M8 1l6 2v5q0 5-6 7.500Q2 13 2 8V3z',
  locked: 'M4 7V5a4 4 0 0 1 8 0v2h2v8H2V7zM6 7h4V5a2 2 0 0 0-4 0z',
  silenced: 'M1 6h14v4H1zM3 3l2-2 9 12-2 2z',
  raised: 'M8 2l5.500 6h-3.500v6H6V8H2.500z',
  lowered: 'M8 14L2.500 8H6V2h4v6h3.500z',
};

interface StateProps extends NumbersProps {
  readonly marks: readonly string[];
}

/** The most telling state of a card, as a sign in its corner: an arrow in a disc where it is raised, in a square where it is lowered. */
export function StateMark({ marks, face, numbers }: StateProps) {
  const more = SIDES.reduce((sum, side) => sum + (numbers[side] ?? face.printed[side]) - face.printed[side], 0);
  const shown =
    ['silenced', 'locked', 'protected', 'immune'].find((mark) => marks.includes(mark)) ??
    (more > 0 ? 'raised' : more < 0 ? 'lowered' : undefined);
  if (shown === undefined) return null;
  return (
    <span className={`vv-mark is-${shown}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path fillRule="evenodd" d={MARK_PATHS[shown]} />
      </svg>
    </span>
  );
}

/** The level, from the second on. */
export function Level({ level }: { readonly level: number }) {
  return level > 1 ? <span className="vv-level" data-text={level} /> : null;
}
