import type { Game } from '../api/types.js';
import { gatheringEn } from '../words/gathering.en.js';
import { differing, optionLines, optionName, optionText, valueAt, withValue } from './option-form.js';
import { chosenWay, optionWays } from './option-ways.js';

const { form } = gatheringEn;
const schemas: Game['optionSchema'] = {
  memoryAid: { type: 'string', enum: ['off', 'own'], default: 'off' },
  handLimit: { type: 'integer', minimum: 1, maximum: 12, nullable: true, default: null },
  match: {
    type: 'object',
    default: { mode: 'single' },
    properties: { mode: { type: 'string', enum: ['single', 'best'], default: 'single' } },
  },
  length: {
    oneOf: [
      { type: 'object', properties: { mode: { enum: ['single'] } } },
      { type: 'object', properties: { mode: { enum: ['rounds'] }, rounds: { minimum: 2, maximum: 20 } } },
    ],
    default: { mode: 'single' },
  },
  firstSeat: {
    oneOf: [
      { type: 'string', enum: ['random'] },
      { type: 'integer', minimum: 0, maximum: 1 },
    ],
    default: 'random',
  },
  anything: { oneOf: [{ type: 'string' }, { type: 'integer', minimum: 0, maximum: 1 }], default: null },
  deck: { type: 'object', default: null },
  first_player_id: { type: 'string', default: null },
};

describe('the form of options', () => {
  const lines = optionLines(schemas);

  it('asks for switches, numbers and listed values, and for the members of objects', () => {
    expect(lines.map(({ path }) => path.join('.'))).toEqual([
      'memoryAid',
      'handLimit',
      'match.mode',
      'length',
      'firstSeat',
    ]);
  });

  it('offers every form of a value, and asks for the members of the one that is chosen', () => {
    const [length, first] = lines.slice(3);
    if (!length || !first) throw new Error('two lines');
    const ways = optionWays(length);
    const [, rounds] = ways;
    expect(rounds).toMatchObject({ value: { mode: 'rounds', rounds: 2 }, fixed: { mode: 'rounds' } });
    let options = withValue({}, length, rounds!.value);
    expect(chosenWay(ways, valueAt(options, length))).toBe(1);
    options = withValue(options, rounds!.lines[0]!, 7);
    expect(options).toEqual({ length: { mode: 'rounds', rounds: 7 } });
    expect(withValue(options, length, ways[0]!.value)).toEqual({});
    expect(optionWays(first).map(({ value }) => optionText(value, ['firstSeat'], form))).toEqual([
      'Random',
      'Seat 1',
      'Seat 2',
    ]);
  });

  it('sends only what differs from the default', () => {
    const [memory, limit, mode] = lines;
    if (!memory || !limit || !mode) throw new Error('three lines');
    let options: Record<string, unknown> = withValue({}, memory, 'own');
    options = withValue(options, limit, 5);
    options = withValue(options, mode, 'best');
    expect(options).toEqual({ memoryAid: 'own', handLimit: 5, match: { mode: 'best' } });
    expect(valueAt(options, mode)).toBe('best');
    expect(withValue(withValue(options, memory, 'off'), limit, null)).toEqual({ match: { mode: 'best' } });
  });

  it('reads what is not set as its default', () => {
    expect(lines.slice(0, 3).map((line) => valueAt({}, line))).toEqual(['off', null, 'single']);
  });

  it('names options and values as people read them', () => {
    expect(optionName(['wrongMatchPenalty'])).toBe('Wrong match penalty');
    expect(optionName(['turn_seconds'])).toBe('Turn seconds');
    expect(optionName(['peekMs'])).toBe('Peek seconds');
    expect(optionText(20000, ['peekMs'], form)).toBe('20 s');
    expect(optionText(null, [], form)).toBe('None');
    expect(optionText({ mode: 'best' }, [], form)).toBe('Best');
  });

  it('finds what a room has otherwise', () => {
    const game = { options: { memoryAid: 'off', handLimit: null } } as unknown as Game;
    expect(differing({ memoryAid: 'own', handLimit: null }, game)).toEqual([['memoryAid', 'own']]);
  });
});
