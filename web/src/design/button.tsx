import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one thing to do next. */
  readonly leading?: boolean;
}

export function Button({ leading = false, className = '', ...rest }: Props) {
  return <button type="button" className={`button ${leading ? 'leading' : ''} ${className}`} {...rest} />;
}
