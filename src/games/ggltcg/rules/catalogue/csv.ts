/** A record of a table, and the line of the text it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Reads comma-separated values: fields in double quotes may hold commas, line breaks and doubled quotes. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let begins = 1;
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  const endField = (): void => {
    fields.push(field);
    field = '';
  };
  const endRecord = (): void => {
    endField();
    if (fields.some((one) => one.trim() !== '')) records.push({ line: begins, fields });
    fields = [];
    begins = line;
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!;
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') field += character;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && field === '') quoted = true;
    else if (character === ',') endField();
    else if (character === '\n') endRecord();
    else field += character;
  }
  endRecord();
  return records;
}
