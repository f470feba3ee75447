import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../design/class-names.js';
import { artUrl } from './art-url.js';
import { Glyph } from './icons.js';
import type { Face } from './shapes.js';
import { talk } from './talk.en.js';
import { still, ticked } from './tick.js';
import { traitsOf } from './traits.js';
import './spacing.css';
import './card-display.css';

interface Props {
  readonly face: Face;
  /** Effective numbers: `speed`, `strength`, `stamina`, `left`, `cost`. What is missing is as printed. */
  readonly numbers?: Readonly<Record<string, number>>;
  readonly asleep?: boolean;
  /** Its picture, where it is drawn elsewhere than those of a set. */
  readonly art?: string;
  /** Whose card it is, when another player has it. */
  readonly ribbon?: string;
  /** What a press costs in CC. */
  readonly price?: number;
  /** What is under the text of the large card. */
  readonly children?: ReactNode;
}

/** One card at any size: its own width decides what of it is shown. A picture only; the button around it speaks. */
export function CardDisplay({ face, numbers = {}, asleep = false, art, ribbon, price, children }: Props) {
  const isToy = face.type === 'Toy';
  const cost = numbers.cost ?? face.cost;
  return (
    <span
      aria-hidden="true"
      className={classNames('CardDisplay', isToy ? 'is-toy' : 'is-action', asleep && 'is-asleep')}
      style={{ '--card-1': face.primary, '--card-2': face.accent } as CSSProperties}
    >
      <span className="CardDisplay-face">
        <span className="CardDisplay-window">
          <img
            className="CardDisplay-art"
            src={art ?? artUrl(face, asleep)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </span>
        <span
          className={classNames('CardDisplay-name', face.name.length > 9 && 'long', face.name.length > 15 && 'xlong')}
        >
          {face.name}
        </span>
        <span className={classNames('CardDisplay-cost', cost < face.cost && 'less', cost > face.cost && 'more')}>
          {cost < 0 ? '?' : cost}
        </span>
        {isToy ? <Stats face={face} numbers={numbers} /> : <span className="CardDisplay-kind">{talk.action}</span>}
        <span className="CardDisplay-traits">
          {traitsOf(face.effects).map(({ picture, word }) => (
            <span key={word}>
              <Glyph name={picture} />
            </span>
          ))}
        </span>
        <span className="CardDisplay-text">{face.text}</span>
        {children}
      </span>
      {ribbon !== undefined && <span className="CardDisplay-ribbon">{ribbon}</span>}
      {price !== undefined && (
        <span className="CardDisplay-price">
          <b>{price}</b> {talk.ccUnit}
        </span>
      )}
    </span>
  );
}

function Stats({ face, numbers }: Required<Pick<Props, 'face' | 'numbers'>>) {
  const stamina = numbers.stamina ?? face.stamina ?? 0;
  const left = Math.max(0, numbers.left ?? stamina);
  return (
    <>
      <span className="CardDisplay-stats">
        <Stat kind="speed" now={numbers.speed ?? face.speed ?? 0} base={face.speed ?? 0} />
        <Stat kind="strength" now={numbers.strength ?? face.strength ?? 0} base={face.strength ?? 0} />
        <span className={classNames('Stat', 'Stat-stamina', stamina > (face.stamina ?? 0) && 'up')}>
          <Glyph name="stamina" />
          <Tick now={left} />
          {left < stamina && <i>/{stamina}</i>}
        </span>
      </span>
      <span
        className="CardDisplay-bar"
        style={{ '--left': stamina > 0 ? left / stamina : 0, '--of': Math.max(1, stamina) } as CSSProperties}
      />
    </>
  );
}

interface StatProps {
  readonly kind: 'speed' | 'strength';
  readonly now: number;
  readonly base: number;
}

/** A number as it is now, with the printed one struck through where it differs. */
function Stat({ kind, now, base }: StatProps) {
  return (
    <span className={classNames('Stat', `Stat-${kind}`, now > base && 'up', now < base && 'down')}>
      <Glyph name={kind} />
      <Tick now={now} />
      {now !== base && <s>{base}</s>}
    </span>
  );
}

/** A number that shows for a moment which way it has gone. */
function Tick({ now }: { readonly now: number }) {
  const [before, show] = useState(() => still(now));
  const shown = ticked(before, now);
  if (shown !== before) show(shown);
  return (
    // A new element for each change: its animation begins anew.
    <b key={shown.ticks} data-way={shown.way}>
      {now}
    </b>
  );
}
