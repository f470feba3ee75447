import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import './chip.css';

interface ChipProps {
  readonly pressed: boolean;
  readonly children: ReactNode;
  /** No mark at its beginning. */
  readonly plain?: boolean;
  onPress(): void;
}

/** A filter that is on or off. */
export function Chip({ pressed, children, plain, onPress }: ChipProps) {
  return (
    <button type="button" className={classNames('chip', plain && 'plain')} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

interface BadgeProps {
  readonly kind?: 'good' | 'bad' | 'warm' | 'tide' | 'count';
  readonly children: ReactNode;
}

/** A word or a number beside something. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={classNames('badge', kind)}>{children}</span>;
}

/** A dot for a line that is there, away, or gone. */
export function Dot({ state }: { readonly state: 'on' | 'away' | 'off' }) {
  return <span className={classNames('dot', state)} aria-hidden="true" />;
}
