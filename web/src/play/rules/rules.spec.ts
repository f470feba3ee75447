import { stretches } from './inline.js';
import { searchRules } from './search-rules.js';

const SHEET = [
  { id: 'turn', title: 'A turn', rules: [{ id: 'R1', text: 'Place *one* piece.' }] },
  { id: 'end', title: 'The end', rules: [{ id: 'R2', text: 'A block wins, see R1. R9 is no rule here.' }] },
];

describe('A rules sheet', () => {
  it('finds rules by all words of a search, without the marks', () => {
    expect(searchRules(SHEET, 'piece ONE').map(({ id }) => id)).toEqual(['turn']);
    expect(searchRules(SHEET, 'r2')).toHaveLength(1);
    expect(searchRules(SHEET, 'dragon')).toEqual([]);
    expect(searchRules(SHEET, ' ')).toBe(SHEET);
  });

  it('keeps a section whole whose title is searched for', () => {
    expect(searchRules(SHEET, 'a turn')).toEqual([SHEET[0]]);
  });

  it('links the rules it has, and no others', () => {
    const isRule = (id: string) => id === 'R1';
    expect(stretches('A *block* wins, see R1. R9 is `R1`.', isRule)).toEqual([
      { is: 'text', text: 'A ' },
      { is: 'stress', text: 'block' },
      { is: 'text', text: ' wins, see ' },
      { is: 'rule', text: 'R1' },
      { is: 'text', text: '. R9 is ' },
      { is: 'code', text: 'R1' },
      { is: 'text', text: '.' },
    ]);
  });
});
