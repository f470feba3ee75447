import fc from 'fast-check';
import { KeptJson } from './kept-json.js';

/** Counts how often it is written. */
class Counted {
  written = 0;

  toJSON(): object {
    this.written += 1;
    return { deep: [1, 'two', null] };
  }
}

describe('JSON of values that share parts', () => {
  it('is what JSON.stringify writes', () => {
    const values = [
      {},
      [],
      { none: undefined, no: null, yes: true, many: [1, undefined, { a: 'b' }], 'a "quoted" name\n': 'text\u2028' },
      {
        nothing: Number.NaN,
        minus: -0,
        method: () => 1,
        nested: { toJSON: () => 'itself' },
        gone: { toJSON: () => undefined },
      },
      [{ two: 3 }, undefined, null, () => 1, [[]], [{}]],
      [null, { a: [{ b: 1e21 }] }],
      { list: [undefined, { a: 1 }] },
      { 10: { ten: true }, 9: { nine: true }, b: {}, a: {} },
      new Date(0),
      Object.create({ inherited: {} }, { own: { value: { two: 2 }, enumerable: true } }) as object,
    ];
    for (const value of values) expect(new KeptJson().write(value)).toBe(JSON.stringify(value));
  });

  it('is what JSON.stringify writes of any two values that share a part', () => {
    const json = new KeptJson();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (shared, one, other) => {
        for (const value of [{ shared, one }, [other, shared], { deeper: [{ shared }], other }, [shared]]) {
          expect(json.write(value)).toBe(JSON.stringify(value));
        }
      }),
    );
  });

  it('writes a part once, however many hold it and however deep', () => {
    const json = new KeptJson();
    const card = new Counted();
    const hand = [card, { id: 2 }];
    const texts = [{ seats: [{ hand }] }, { turn: 1, hand }, { hand: [...hand] }].map((value) => json.write(value));
    expect(card.written).toBe(1);
    expect(texts).toEqual([
      '{"seats":[{"hand":[{"deep":[1,"two",null]},{"id":2}]}]}',
      '{"turn":1,"hand":[{"deep":[1,"two",null]},{"id":2}]}',
      '{"hand":[{"deep":[1,"two",null]},{"id":2}]}',
    ]);
  });

  it('writes anew what took the place of another', () => {
    const json = new KeptJson();
    const before = {
      seats: [
        { score: 1, hand: [{ id: 1 }] },
        { score: 0, hand: [{ id: 2 }] },
      ],
    };
    const [first, second] = before.seats;
    json.write(before);
    const after = { seats: [{ ...first, score: 2 }, second] };
    expect(json.write(after)).toBe(JSON.stringify(after));
  });
});
