import type { ReactNode } from 'react';

/** A raised sheet of the house's paper. */
export function CardFrame({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return <section className={`card ${className}`}>{children}</section>;
}
