import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../design/class-names.js';
import { keepOneStop } from './zone-focus.js';
import './zone.css';

interface Props {
  /** Its name in the scene, for keys and tests. */
  readonly name: string;
  /** Said by screen readers, and shown where `titled`. */
  readonly title: string;
  readonly titled?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A part of the table with a heading and one tab stop; arrows walk inside, F6 goes to the next zone. */
export function Zone({ name, title, titled, className, style, children }: Props) {
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    if (zone.current) keepOneStop(zone.current);
  });
  return (
    <section ref={zone} className={classNames('zone', className)} style={style} data-zone={name} aria-label={title}>
      {titled && <h2 className="zone-title">{title}</h2>}
      {children}
    </section>
  );
}
