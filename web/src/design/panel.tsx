import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import './panel.css';

interface Props {
  readonly title?: ReactNode;
  /** Beside the title, at the other end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly flat?: boolean;
  /** Without padding: for rows that reach from edge to edge. */
  readonly flush?: boolean;
}

/** A raised sheet of the house's paper; with a title it is a named section. */
export function Panel({ title, aside, children, className, flat, flush }: Props) {
  const heading = useId();
  const names = classNames('panel', flat && 'flat', flush && 'flush', className);
  if (title === undefined) return <div className={names}>{children}</div>;
  return (
    <section className={names} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
