import { useState } from 'react';
import type { GameShape } from '@parlour/client';
import { Button } from '../../design/button.js';
import type { Playing } from '../playing.js';
import type { Ref } from '../stage/scene.js';
import type { Tool } from './offer.js';
import { inWords } from './sentences.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly tool: Extract<Tool<G['action']>, { tool: 'arrange' }>;
}

/** Cards in two rows: each can go one place on, or to the other row. */
export function Arrange<G extends GameShape, Face>({ play, tool }: Props<G, Face>) {
  const { ask } = useTableWords();
  const [rows, setRows] = useState<readonly [readonly Ref[], readonly Ref[]]>(() => [
    tool.items.map(({ ref }) => ref),
    [],
  ]);
  const action = tool.compose(rows[0], rows[1]);
  const { Small } = play.kind;
  const move = (row: 0 | 1, at: number, by: -1 | 1): void => {
    const next = [...rows[row]];
    const [one] = next.splice(at, 1);
    next.splice(at + by, 0, one!);
    setRows(row === 0 ? [next, rows[1]] : [rows[0], next]);
  };
  const cross = (row: 0 | 1, at: number): void => {
    const one = rows[row][at]!;
    const left = rows[row].filter((ref) => ref !== one);
    setRows(row === 0 ? [left, [...rows[1], one]] : [[...rows[0], one], left]);
  };
  return (
    <>
      <div className="arrange" role="group" aria-label={ask.arrange}>
        {([0, 1] as const).map((row) => (
          <section key={row} aria-label={inWords(tool.rows[row])}>
            <h2>{inWords(tool.rows[row])}</h2>
            <ol>
              {rows[row].map((ref, at) => (
                <li key={ref}>
                  {Small && <Small play={play} item={ref} />}
                  <span>{shortName(play, ref)}</span>
                  <Button
                    round
                    compact
                    aria-label={ask.earlier(shortName(play, ref))}
                    disabled={at === 0}
                    onClick={() => move(row, at, -1)}
                  >
                    ‹
                  </Button>
                  <Button
                    round
                    compact
                    aria-label={ask.later(shortName(play, ref))}
                    disabled={at === rows[row].length - 1}
                    onClick={() => move(row, at, 1)}
                  >
                    ›
                  </Button>
                  <Button compact onClick={() => cross(row, at)}>
                    {ask.toRow(inWords(tool.rows[row === 0 ? 1 : 0]))}
                  </Button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Button leading data-done disabled={!action} onClick={() => action && play.send(action)}>
        {ask.done}
      </Button>
    </>
  );
}

/** The first part of an item's name: enough to tell cards of a row apart. */
export function shortName<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref): string {
  return play.nameOf(ref).split(/[.,]/)[0] ?? ref;
}
