import { Fragment } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../tables/ggltcg/button.js';
import { classNames } from '../../design/class-names.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import type { Column, Row } from './card-table.js';
import { Cell } from './cell.js';
import type { CardError } from './workshop-server.js';

const SHOWN: readonly Column[] = [
  'name',
  'type',
  'cost',
  'speed',
  'strength',
  'stamina',
  'effect_text',
  'effects',
  'primary_color',
  'accent_color',
];

interface Props {
  readonly rows: readonly Row[];
  readonly errors: readonly CardError[];
  readonly chosen: number;
  readonly fixed: boolean;
  onChoose(row: number): void;
  onChange(row: number, change: Partial<Row>): void;
}

/** The line of the text that a row of the grid is: the header is line 1. */
const LINE = 2;

/** The cards as a grid; under a row with an error stands what is wrong and, where it is clear, what mends it. */
export function Grid({ rows, errors, chosen, fixed, onChoose, onChange }: Props) {
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    const { target } = event;
    if (step === undefined || !(target instanceof HTMLInputElement)) return;
    const [row, column] = (target.dataset.cell ?? '').split(':');
    const next = event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + step}:${column}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  return (
    <div className="Grid">
      <table onKeyDown={walk}>
        <caption className="unseen">{words.cards}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {SHOWN.map((column) => (
              <th key={column} scope="col" className={`c-${column}`}>
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const wrong = errors.filter((error) => error.row === index + LINE);
            return (
              <Fragment key={index}>
                <tr
                  className={classNames(wrong.length > 0 && 'is-bad', index === chosen && 'is-chosen')}
                  onFocus={() => onChoose(index)}
                >
                  <th scope="row">{index + 1}</th>
                  {SHOWN.map((column) => (
                    <Cell
                      key={column}
                      row={index}
                      column={column}
                      value={row[column]}
                      fixed={fixed}
                      wrong={wrong.some((error) => error.column === column)}
                      onChange={(value) => onChange(index, { [column]: value })}
                    />
                  ))}
                </tr>
                {wrong.length > 0 && (
                  <tr className="Problem">
                    <td colSpan={SHOWN.length + 1}>
                      {wrong.map((error, at) => (
                        <Problem
                          key={at}
                          row={index}
                          error={error}
                          onChange={(change) => onChange(index, change)}
                          cells={row}
                        />
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface ProblemProps {
  readonly row: number;
  readonly error: CardError;
  readonly cells: Row;
  onChange(change: Partial<Row>): void;
}

function Problem({ row, error: { column, text, reason, suggestion }, cells, onChange }: ProblemProps) {
  return (
    <p id={problemId(row, column)}>
      <b>{words.place(row + 1, column)}</b> <span>{reason}</span>
      {suggestion !== undefined && (
        <Button compact onClick={() => onChange({ effects: cells.effects.replace(text, suggestion) })}>
          {words.use(suggestion)}
        </Button>
      )}
    </p>
  );
}

/** What is wrong with a cell, for those who hear the page. */
export function problemId(row: number, column: string): string {
  return `wrong-${row}-${column}`;
}
