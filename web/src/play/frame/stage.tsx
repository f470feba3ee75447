import type { ReactNode } from 'react';
import type { AnyPlaying } from './any-playing.js';

interface Props {
  readonly play: AnyPlaying;
  /** Nothing of the table is drawn: the screen changes hands. */
  readonly covered?: boolean;
  /** What lies over the table. */
  readonly children?: ReactNode;
}

/** The table itself. */
export function Stage({ play, covered, children }: Props) {
  const { Table, slug } = play.kind;
  return (
    <main className="stage" data-game={slug} aria-label="Table" ref={play.attach}>
      {!covered && <Table play={play} />}
      {children}
    </main>
  );
}
