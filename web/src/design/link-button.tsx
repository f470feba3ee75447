import type { ReactNode } from 'react';
import { Link } from '../net/link.js';

interface Props {
  readonly to: string;
  readonly leading?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, leading = false, children }: Props) {
  return (
    <Link to={to} className={`button ${leading ? 'leading' : ''}`}>
      {children}
    </Link>
  );
}
