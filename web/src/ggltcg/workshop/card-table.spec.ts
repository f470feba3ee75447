import { changesOf, emptyRow, fromCsv, toCsv } from './card-table.js';

const ka = { ...emptyRow(), name: 'Ka', cost: '1', speed: '5', strength: '9', stamina: '1' };

describe('A table of cards in the page', () => {
  it('comes back as it was written, with commas, quotes and no line breaks inside cells', () => {
    const rows = [
      { ...ka, effect_text: 'Says "hello",\nand waves.' },
      { ...ka, name: 'Sun', type: 'Action' },
    ];
    expect(toCsv(rows).trimEnd().split('\n')).toHaveLength(3);
    expect(fromCsv(toCsv(rows))).toEqual([{ ...rows[0], effect_text: 'Says "hello", and waves.' }, rows[1]]);
  });

  it('is read from a spreadsheet too, and guesses what is missing', () => {
    const text = 'Name\tCost\tSpeed\tStrength\tStamina\nKa\t1\t5\t9\t1\nSurge\t0\t\t\t\n\n';
    expect(fromCsv(text).map(({ name, type, edition }) => [name, type, edition])).toEqual([
      ['Ka', 'Toy', 'all'],
      ['Surge', 'Action', 'all'],
    ]);
  });

  it('tells what changed, card by card and cell by cell', () => {
    const before = [ka, { ...ka, name: 'Dino' }];
    const after = [
      { ...ka, cost: '2' },
      { ...ka, name: 'Rook' },
    ];
    expect(changesOf(before, after)).toEqual([
      { name: 'Ka', kind: 'changed', cells: [{ column: 'cost', before: '1', after: '2' }] },
      { name: 'Rook', kind: 'added', cells: [] },
      { name: 'Dino', kind: 'removed', cells: [] },
    ]);
    expect(changesOf(after, after)).toEqual([]);
  });
});
