/** The columns of a table of cards, in the order in which they are written. */
export const COLUMNS = [
  'name',
  'edition',
  'set',
  'type',
  'cost',
  'speed',
  'strength',
  'stamina',
  'effect_text',
  'effects',
  'primary_color',
  'accent_color',
] as const;
export type Column = (typeof COLUMNS)[number];

/** One card as it is written: every cell a text. */
export type Row = Readonly<Record<Column, string>>;

const EMPTY: Row = {
  name: '',
  edition: 'all',
  set: '',
  type: 'Toy',
  cost: '',
  speed: '',
  strength: '',
  stamina: '',
  effect_text: '',
  effects: '',
  primary_color: '',
  accent_color: '',
};

/** A row that waits to be filled. */
export function emptyRow(): Row {
  return EMPTY;
}

/** The table as comma-separated values. Line breaks become blanks, so that a row is a line: errors are told by line. */
export function toCsv(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',');
  return `${[line(COLUMNS), ...rows.map((row) => line(COLUMNS.map((column) => row[column])))].join('\n')}\n`;
}

function quoted(text: string): string {
  const flat = text.replace(/\s*[\r\n]+\s*/g, ' ');
  return /[",]/.test(flat) ? `"${flat.replaceAll('"', '""')}"` : flat;
}

/** Reads comma-separated values or what a spreadsheet copies (tabs). Columns that are not there are empty. */
export function fromCsv(text: string): readonly Row[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = (source.split('\n')[0] ?? '').includes('\t') ? '\t' : ',';
  const [header = [], ...records] = fieldsOf(source, separator);
  const at = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  return records
    .filter((fields) => fields.some((field) => field.trim() !== ''))
    .map((fields) => {
      const cells = COLUMNS.map((column) => [column, (fields[at.get(column) ?? -1] ?? '').trim()] as const);
      const row = Object.fromEntries(cells) as Row;
      return { ...row, edition: row.edition || 'all', type: row.type || guessType(row) };
    });
}

function guessType({ speed, strength, stamina }: Row): string {
  return speed !== '' && strength !== '' && stamina !== '' ? 'Toy' : 'Action';
}

function fieldsOf(source: string, separator: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character === '"' && source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else if (character === '"') isQuoted = false;
      else field += character;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator || character === '\n') {
      records.at(-1)?.push(field);
      field = '';
      if (character === '\n') records.push([]);
    } else field += character;
  }
  records.at(-1)?.push(field);
  return records;
}

/** What became of a card from one version to the next. */
export interface RowChange {
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly cells: readonly { readonly column: Column; readonly before: string; readonly after: string }[];
}

/** The difference of two tables, card by card. A name may stand once in each edition. */
export function changesOf(before: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  const key = ({ name, edition }: Row) => `${name}\n${edition}`;
  const [earlier, later] = [before, after].map((rows) => new Map(rows.map((row) => [key(row), row]))) as [
    Map<string, Row>,
    Map<string, Row>,
  ];
  const changed = [...later].flatMap(([id, row]): readonly RowChange[] => {
    const old = earlier.get(id);
    if (!old) return [{ name: row.name, kind: 'added', cells: [] }];
    const cells = COLUMNS.filter((column) => old[column] !== row[column]).map((column) => ({
      column,
      before: old[column],
      after: row[column],
    }));
    return cells.length > 0 ? [{ name: row.name, kind: 'changed', cells }] : [];
  });
  const removed = [...earlier].flatMap(([id, row]): readonly RowChange[] =>
    later.has(id) ? [] : [{ name: row.name, kind: 'removed', cells: [] }],
  );
  return [...changed, ...removed];
}
