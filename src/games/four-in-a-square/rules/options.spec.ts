import { DEFAULT_OPTIONS, refuseOptions, roundOptions } from './options.js';

const codeOf = (changed: object): string => refuseOptions({ ...DEFAULT_OPTIONS, ...changed })?.code ?? 'accepted';

describe('Options', () => {
  it('W14, R5: a player has from 1 to 16 pieces, a whole number of them', () => {
    for (const piecesPerPlayer of [1, 8, 16]) expect(codeOf({ piecesPerPlayer })).toBe('accepted');
    for (const piecesPerPlayer of [0, 17, 18, '8', 2.5, null]) {
      expect(codeOf({ piecesPerPlayer })).toBe('INVALID_OPTION');
    }
  });

  it('R17: repetition is off or counts from 2 to 50', () => {
    for (const repetitionLimit of [0, 2, 50]) expect(codeOf({ repetitionLimit })).toBe('accepted');
    for (const repetitionLimit of [1, 51, -1, '5', null]) expect(codeOf({ repetitionLimit })).toBe('INVALID_OPTION');
  });

  it('R18: movement is without limit or ends after 2 to 2,000 slides', () => {
    for (const movementLimit of [0, 2, 2000, null]) expect(codeOf({ movementLimit })).toBe('accepted');
    for (const movementLimit of [1, 2001, 2.5, '200']) expect(codeOf({ movementLimit })).toBe('INVALID_OPTION');
  });

  it('V1: the ban on sliding back is on or off', () => {
    expect(codeOf({ noBacktrack: true })).toBe('accepted');
    expect(codeOf({ noBacktrack: 1 })).toBe('INVALID_OPTION');
  });

  it('R18: the usual limit is 200 slides, and 400 under V1', () => {
    expect(roundOptions(DEFAULT_OPTIONS).movementLimit).toBe(200);
    expect(roundOptions({ ...DEFAULT_OPTIONS, noBacktrack: true }).movementLimit).toBe(400);
    expect(roundOptions({ ...DEFAULT_OPTIONS, movementLimit: 0 }).movementLimit).toBe(0);
  });
});
