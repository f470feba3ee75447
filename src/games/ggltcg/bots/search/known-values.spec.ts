import { KnownValues } from './known-values.js';

describe('Known values', () => {
  const after = (value: number, alpha: number, beta: number): KnownValues => {
    const values = new KnownValues();
    values.set('state', value, alpha, beta);
    return values;
  };

  it('are nothing where nothing was searched', () => {
    expect(new KnownValues().get('state', -1, 1)).toBeUndefined();
    expect(after(0, -1, 1).get('other', -1, 1)).toBeUndefined();
  });

  it('within the limits are exact, and hold between all others', () => {
    const values = after(0.5, 0, 1);
    for (const [alpha, beta] of [
      [-1, 1],
      [0.6, 0.7],
      [-1, 0],
    ] as const) {
      expect(values.get('state', alpha, beta)).toBe(0.5);
    }
  });

  it('at the lower limit say only that it is no more: enough where that is too little', () => {
    const values = after(0, 0, 1);
    expect(values.get('state', 0, 1)).toBe(0);
    expect(values.get('state', 0.5, 1)).toBe(0);
    expect(values.get('state', -1, 1)).toBeUndefined();
    expect(values.get('state', -1, 0)).toBeUndefined();
  });

  it('at the upper limit say only that it is no less: enough where that is too much', () => {
    const values = after(0, -1, 0);
    expect(values.get('state', -1, 0)).toBe(0);
    expect(values.get('state', -1, -0.5)).toBe(0);
    expect(values.get('state', -1, 1)).toBeUndefined();
    expect(values.get('state', 0, 1)).toBeUndefined();
  });

  it('are those of the latest search', () => {
    const values = after(0, 0, 1);
    values.set('state', -1, -1.5, 1);
    expect(values.get('state', -1.5, 1)).toBe(-1);
  });
});
