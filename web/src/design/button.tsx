import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.js';
import './button.css';

/** How a button or a link that looks like one presents itself. */
export interface ButtonLook {
  /** The one thing to do next; at most one in a place. */
  readonly leading?: boolean;
  /** Something on the side: no edge until it is pointed at. */
  readonly quiet?: boolean;
  readonly danger?: boolean;
  readonly compact?: boolean;
  /** An icon alone; it then needs an `aria-label`. */
  readonly round?: boolean;
  readonly wide?: boolean;
  readonly className?: string;
}

interface Props extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Something was asked of the server and is under way: the button looks pressed and takes no second press. */
  readonly busy?: boolean;
}

/** A button of the house. */
export function Button({
  leading,
  quiet,
  danger,
  compact,
  round,
  wide,
  busy = false,
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      className={buttonClass({ leading, quiet, danger, compact, round, wide, className })}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    />
  );
}

/** The class names of a look, for links. */
export function buttonClass({ leading, quiet, danger, compact, round, wide, className }: ButtonLook): string {
  return classNames(
    'button',
    leading && 'leading',
    quiet && 'quiet',
    danger && 'danger',
    compact && 'compact',
    round && 'round',
    wide && 'wide',
    className,
  );
}
