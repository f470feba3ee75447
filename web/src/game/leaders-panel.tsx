import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  readonly most: number;
  readonly more?: ReactNode;
}

/** The best of a game, by list where it has several. */
export function LeadersPanel({ slug, reader, title, most, more }: Props) {
  const { board, wait } = usePageWords();
  const [list, setList] = useState(reader.lists?.[0]);
  const { data, error } = useQuery({ queryKey: ['leaders', slug, list], queryFn: () => reader.read(list) });
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
        <LeaderTable caption={title} leaders={data.slice(0, most)} />
      )}
      {more}
    </Panel>
  );
}
