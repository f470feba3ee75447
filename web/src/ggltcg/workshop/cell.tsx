import { classNames } from '../../design/class-names.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import type { Column } from './card-table.js';

interface Props {
  readonly row: number;
  readonly column: Column;
  readonly value: string;
  readonly wrong: boolean;
  readonly fixed: boolean;
  onChange(value: string): void;
}

/** One cell to type in. A card is a toy or an action; everything else is text. */
export function Cell({ row, column, value, wrong, fixed, onChange }: Props) {
  const about = {
    'aria-label': words.cell(row + 1, column),
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `wrong-${row}-${column}` : undefined,
    'data-cell': `${row}:${column}`,
  };
  return (
    <td className={classNames(`c-${column}`, wrong && 'is-error')}>
      {column.endsWith('_color') && <i className="Swatch" style={{ background: value || 'transparent' }} />}
      {column === 'type' ? (
        <select
          {...about}
          className="Cell"
          value={value}
          disabled={fixed}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...new Set(['Toy', 'Action', value])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          {...about}
          className="Cell"
          value={value}
          readOnly={fixed}
          spellCheck={column === 'effect_text'}
          autoComplete="off"
          maxLength={column === 'effect_text' ? 400 : 200}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </td>
  );
}
