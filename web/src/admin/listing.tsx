import type { ReactNode } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Trouble, Waiting } from '../design/notice.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import type { Listed } from './use-pages.js';
import '../design/grid.css';

interface Props<T> {
  readonly of: Listed<T>;
  /** The headings of the table. */
  readonly head: ReactNode;
  readonly label: string;
  readonly none?: string;
  row(item: T): ReactNode;
}

/** A list as a table: its rows, what is missing, and how to get more. It scrolls by itself where it is too wide. */
export function Listing<T>({ of, head, label, none, row }: Props<T>) {
  const words = useAdminWords();
  const { wait } = useWords();
  if (of.error) return <Trouble>{problemText(of.error)}</Trouble>;
  if (!of.items) return <Waiting label={wait} lines={6} />;
  if (of.items.length === 0) return <p className="soft">{none ?? words.nothing}</p>;
  return (
    <>
      <div className="wide-table" role="group" aria-label={label} tabIndex={0}>
        <table className="grid">
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{of.items.map(row)}</tbody>
        </table>
      </div>
      {of.hasMore && (
        <Button quiet busy={of.isFetchingMore} onClick={of.more}>
          {words.more}
        </Button>
      )}
    </>
  );
}
