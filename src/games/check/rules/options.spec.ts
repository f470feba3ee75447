import { fastDice, begin } from '../../../engine/core/index.js';
import { seatsFor } from './testing/random-check.js';
import { RANKS, pointsOf } from './cards/cards.js';
import { check } from './check.game.js';
import { OPTION_NAMES, findBadOptions } from './option-ranges.js';
import { PRESETS, houseRules, optionsFrom } from './options.js';
import type { Preset } from './options.js';

describe('Options', () => {
  it('2.1.5: take a preset, and explicit choices over it', () => {
    expect(optionsFrom()).toEqual(check.defaults);
    expect(optionsFrom('online', { handLimit: null })).toMatchObject({ handLimit: null, lockedOwnerAbility: 'fizzle' });
    expect(optionsFrom('correspondence')).toMatchObject({ matchMode: 'sealed', matchWindowMs: 43_200_000 });
    expect(optionsFrom('gentle')).toMatchObject({ wrongMatchPenalty: 0, memoryAid: 'own', turnMs: 0 });
  });

  it('2.1.4: give every player forty turns, unless the table has a limit of its own or none', () => {
    expect(houseRules(optionsFrom(), 3).maxTurnsPerRound).toBe(120);
    expect(houseRules(optionsFrom('classic', { maxTurnsPerRound: null }), 3).maxTurnsPerRound).toBeNull();
    expect(houseRules(optionsFrom('classic', { maxTurnsPerRound: 12 }), 3).maxTurnsPerRound).toBe(12);
  });

  it('2.1.4: accept every preset, and name what is unknown or out of range', () => {
    for (const preset of Object.keys(PRESETS)) expect(findBadOptions(optionsFrom(preset as Preset), 2)).toEqual([]);
    expect(
      findBadOptions({ wrongMatchPenalty: 3, firstSeat: 2, handLimit: 5, deckOrder: [], toString: 1, turnMs: 2999 }, 2),
    ).toEqual(['wrongMatchPenalty', 'firstSeat', 'handLimit', 'deckOrder', 'toString', 'turnMs']);
    for (const match of [{ mode: 'rounds' }, { mode: 'single', rounds: 2 }, { mode: 'target', target: 10 }, null]) {
      expect(findBadOptions({ match }, 2)).toEqual(['match']);
    }
    expect(OPTION_NAMES).toHaveLength(18);
  });

  it('4.3: are shown without the cards a test has laid', () => {
    const options = optionsFrom('classic', { deckOrder: ['AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'] });
    const { state } = begin(check, { sessionId: 's', options, seats: seatsFor(2), at: 0 }, fastDice(1));
    expect(check.view(state, 'public').options).not.toHaveProperty('deckOrder');
  });

  it('3.1: leave the values of the cards alone', () => {
    expect(RANKS.map(pointsOf)).toEqual([-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
});
