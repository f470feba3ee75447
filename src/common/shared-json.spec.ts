import { SharedJson } from './shared-json.js';

/** Counts how often it is written. */
class Counted {
  written = 0;

  toJSON(): object {
    this.written += 1;
    return { deep: [1, 'two', null] };
  }
}

describe('JSON of objects that share members', () => {
  it('is what JSON.stringify writes', () => {
    const date = new Date(0);
    const wholes = [
      {},
      { none: undefined, no: null, yes: true, many: [1, undefined, { a: 'b' }], 'a "quoted" name\n': 'text\u2028' },
      { nothing: Number.NaN, method: () => 1, nested: { toJSON: () => 'itself' } },
      [1, { two: 3 }],
      date,
      Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }) as object,
    ];
    for (const whole of wholes) expect(new SharedJson().write(whole)).toBe(JSON.stringify(whole));
  });

  it('writes a member once, however many hold it', () => {
    const json = new SharedJson();
    const board = new Counted();
    const texts = [json.write({ board, secret: [1] }), json.write({ turn: 1, board }), json.write({ board })];
    expect(board.written).toBe(1);
    expect(texts).toEqual([
      '{"board":{"deep":[1,"two",null]},"secret":[1]}',
      '{"turn":1,"board":{"deep":[1,"two",null]}}',
      '{"board":{"deep":[1,"two",null]}}',
    ]);
  });
});
