import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from './button.js';
import type { ButtonLook } from './button.js';

interface Props extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link that looks like a button. */
export function LinkButton({ to, children, 'aria-label': label, ...look }: Props) {
  return (
    <Link to={to} className={buttonClass(look)} aria-label={label}>
      {children}
    </Link>
  );
}
