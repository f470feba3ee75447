import { numbered, testTitles } from '../../../engine/testing/index.js';
import { OPTION_NAMES } from './option-ranges.js';

/** How many rules each section has that tests must cite by number. */
const RULES: Readonly<Record<string, number>> = {
  '2.1': 5,
  '2.2': 3,
  '2.3': 4,
  '2.4': 6,
  '2.5': 8,
  '2.6': 10,
  '2.7': 9,
  '2.8': 4,
  '2.9': 5,
  '2.10': 4,
  '2.11': 7,
  '2.12': 4,
  '2.13': 5,
  '4.4': 8,
};

/** For each house rule the test that shows how it changes play, by its title. */
const SHOWN: Readonly<Record<string, string>> = {
  direction: '2.1.2: passes in the direction of the table',
  firstSeat: '2.4.5: is followed by the turn of the first player',
  openingDiscard: '2.2.3: leaves the discard pile empty, unless the house turns up a card, which nobody may match',
  specialsDrawableFromDiscard: '2.5.3: takes a special card from the pile only where the house allows it',
  wrongMatchPenalty: '2.1.4, 2.6.5: is %i cards where the house says so',
  retryAfterWrongMatch: '2.6.5: lets a player try again where the house allows it, as long as the penalty can be paid',
  handLimit: '2.12.2: that fills a hand up to the limit locks it, and it cannot win however low it is',
  lockedHandsPeekable: '2.7.3: keeps off locked hands where the house says so',
  lockedOwnerAbility: '2.7.8: of somebody who went out with that card: %s',
  matchMode: '2.6.10: stay secret until all are in; only the own answer comes back',
  failedCheckPenalty: 'M2 (2.11.3, 2.11.4): punishes a failed call and goes on until somebody has the target',
  match: 'M1 (2.11.5): adds up, and shares the win of a tie; the winner of a round begins the next',
  maxTurnsPerRound: '2.12.1: comes after the last turn, without a caller',
  memoryAid: '4.5: is absent, or holds the own cards, or all a player can know',
  peekMs: '2.4.4: is over when its time is, and whoever has not looked is shown the cards all the same',
  turnMs: '2.13.1, 2.13.3: run as long as the house says, each stage for itself',
  abilityMs: '2.13.1, 2.13.3: run as long as the house says, each stage for itself',
  matchWindowMs: '2.13.1, 2.13.3: run as long as the house says, each stage for itself',
};

const titles = testTitles('check');

describe('The tests of Check', () => {
  it('cite every rule by its number', () => {
    const cited = new Set(titles.flatMap((title) => title.match(/\b\d\.\d+\.\d+\b/g) ?? []));
    const all = Object.entries(RULES).flatMap(([section, rules]) => numbered(`${section}.`, rules));
    expect(all.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it('show what each house rule changes', () => {
    expect(Object.keys(SHOWN).sort()).toEqual([...OPTION_NAMES].sort());
    expect(Object.values(SHOWN).filter((title) => !titles.includes(title))).toEqual([]);
  });
});
