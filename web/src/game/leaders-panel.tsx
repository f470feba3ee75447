import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useUser } from '../account/use-user.js';
import { problemText } from '../api/problem-text.js';
import { Segmented } from '../design/choices.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { usePageWords } from '../words/use-page-words.js';
import { LeaderTable } from './leader-table.js';
import type { LeaderReader } from './leaders.js';

interface Props {
  readonly slug: string;
  readonly reader: LeaderReader;
  readonly title: string;
  /** So many lines, and the reader's own below them; left out: all. */
  readonly most?: number;
  readonly more?: ReactNode;
}

/** The best of a game, by list where it has several. */
export function LeadersPanel({ slug, reader, title, most = Infinity, more }: Props) {
  const user = useUser();
  const { board, wait } = usePageWords();
  const [list, setList] = useState(reader.lists?.[0]);
  const { data, error } = useQuery({ queryKey: ['leaders', slug, list, user?.id], queryFn: () => reader.read(list) });
  return (
    <Panel
      title={title}
      aside={
        reader.lists && list !== undefined ? (
          <Segmented
            legend={board.seats}
            quietLegend
            options={reader.lists.map((value) => ({ value, label: value }))}
            value={list}
            onChange={setList}
          />
        ) : undefined
      }
    >
      {error ? (
        <Trouble>{problemText(error)}</Trouble>
      ) : !data ? (
        <Waiting label={wait} />
      ) : data.length === 0 ? (
        <p className="soft">{board.nobody}</p>
      ) : (
        <LeaderTable
          caption={title}
          leaders={data.filter(({ userId }, at) => at < most || (userId !== undefined && userId === user?.id))}
        />
      )}
      {more}
    </Panel>
  );
}
