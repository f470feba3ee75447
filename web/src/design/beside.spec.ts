import { beside } from './beside.js';

const SCREEN = { width: 360, height: 740 };
const MENU = { width: 200, height: 150 };
const above = { side: 'above', along: 'middle', gap: 8 } as const;

describe('beside', () => {
  it('lies on the side that is wished for, middle to middle', () => {
    expect(beside({ x: 100, y: 400, width: 60, height: 90 }, MENU, SCREEN, above)).toEqual({ x: 30, y: 242 });
  });

  it('changes the side where there is no room', () => {
    expect(beside({ x: 100, y: 60, width: 60, height: 90 }, MENU, SCREEN, above)).toEqual({ x: 30, y: 158 });
    const below = { side: 'below', along: 'end', gap: 6 } as const;
    expect(beside({ x: 300, y: 690, width: 44, height: 44 }, MENU, SCREEN, below)).toEqual({ x: 144, y: 534 });
  });

  it('never leaves the screen', () => {
    expect(beside({ x: 0, y: 400, width: 40, height: 40 }, MENU, SCREEN, above).x).toBe(8);
    expect(beside({ x: 330, y: 400, width: 40, height: 40 }, MENU, SCREEN, above).x).toBe(152);
    expect(beside({ x: 0, y: 0, width: 360, height: 740 }, MENU, SCREEN, above).y).toBe(8);
  });
});
