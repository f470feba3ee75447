import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one thing to do next. */
  readonly leading?: boolean;
  /** Something on the side. */
  readonly quiet?: boolean;
}

export function Button({ leading = false, quiet = false, className = '', ...rest }: Props) {
  const look = leading ? 'leading' : quiet ? 'quiet' : '';
  return <button type="button" className={`button ${look} ${className}`} {...rest} />;
}
