import type { ReactNode } from 'react';
import type { AnyPlaying } from './any-playing.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly play: AnyPlaying;
  /** Nothing of the table is drawn: the screen changes hands. */
  readonly covered?: boolean;
  /** What lies over the table. */
  readonly children?: ReactNode;
}

/** The table itself. */
export function Stage({ play, covered, children }: Props) {
  const { frame } = useTableWords();
  const { Table, slug } = play.kind;
  return (
    <main
      className="stage"
      data-game={slug}
      aria-label={frame.table}
      ref={play.attach}
      onClick={({ target }) => {
        // A press on the empty table takes the last pick back; Escape and Back do the same.
        if (target instanceof Element && !target.closest('button, a, input, select, label, dialog, [data-ref]'))
          play.back();
      }}
    >
      {!covered && <Table play={play} />}
      {children}
    </main>
  );
}
