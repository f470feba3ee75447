import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../design/class-names.js';
import { useWords } from '../words/use-words.js';
import { useTurnCount } from '../notice/use-turn-count.js';

interface Props {
  /** What the tab says; the house's name follows. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The content of a route: its title, and a place that focus moves to when the address changes. */
export function Page({ title, children, className }: Props) {
  const { house, turn } = useWords();
  const waiting = useTurnCount();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not at the first load: there the browser's own order is right.
    if (history.state !== null || performance.now() > 4000) main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <main id="content" ref={main} tabIndex={-1} className={classNames('page', className)}>
      <title>{`${waiting > 0 ? turn.title(waiting) : ''}${title === house ? house : `${title} · ${house}`}`}</title>
      {children}
    </main>
  );
}
