import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import './chip.css';
import './plate.css';

interface FaceProps {
  readonly name: string;
  readonly kind?: 'person' | 'bot' | 'open';
  readonly size?: 'large' | 'huge';
}

type Hued = CSSProperties & { '--hue': number };

/** The first letter of a name on a colour of its own. People are round, bots square, open seats dashed: shape before colour. */
export function Face({ name, kind = 'person', size }: FaceProps) {
  const style: Hued = { '--hue': hueOf(name) };
  return (
    <span className={classNames('face', kind !== 'person' && kind, size)} style={style} aria-hidden="true">
      {kind === 'bot' ? (
        <Icon name="bot" />
      ) : kind === 'open' ? (
        <Icon name="plus" />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  );
}

interface PlateProps {
  readonly name: ReactNode;
  readonly under?: ReactNode;
  readonly face: ReactNode;
  readonly end?: ReactNode;
  /** The table waits for this seat. */
  readonly asked?: boolean;
  readonly open?: boolean;
}

/** A seat: who sits there, a line below the name, and something at its end. */
export function Plate({ name, under, face, end, asked, open }: PlateProps) {
  return (
    <div className={classNames('plate', asked && 'asked', open && 'open')}>
      {face}
      <div className="grow">
        <div className="name">{name}</div>
        {under !== undefined && <div className="under cut">{under}</div>}
      </div>
      {end}
    </div>
  );
}

/** A hue of 24, the same for the same name always. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % 24) * 15;
}
