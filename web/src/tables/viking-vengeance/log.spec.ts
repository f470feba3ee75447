import { vikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.game.js';
import { read } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.notation.js';
import { earlierLines, logSections } from '../../play/frame/log-lines.js';
import { heading } from './heading.js';
import type { VikingVengeance } from './shapes.js';
import { words } from './words.en.js';

const view = vikingVengeance.view(read('turn 9 player1; 1: thor | oni; 2: oni'), 0);
const telling = {
  eyes: 0 as const,
  players: [],
  view,
  name: (seat: number) => ['Ann', 'Bea'][seat] ?? '',
  isYou: (seat: number) => seat === 0,
};
const entry = (version: number, ...events: VikingVengeance['event'][]) => ({
  version,
  round: 1,
  seat: 0,
  auto: false,
  told: 'own' as const,
  at: 0,
  events,
});

describe('The log of Viking Vengeance', () => {
  it('has the number that each turn had, also when it is read at turn nine', () => {
    const told = earlierLines<VikingVengeance>(
      { words, heading },
      [
        entry(1, { type: 'turn_passed', owner: 'ann' }, { type: 'turn_ended', owner: 'ann', turnNumber: 1 }),
        entry(2, { type: 'turn_passed', owner: 'bob' }, { type: 'turn_ended', owner: 'bob', turnNumber: 2 }),
        entry(3, { type: 'turn_passed', owner: 'ann' }),
      ],
      telling,
    );
    const sections = logSections(told, [], new Map());
    expect(sections.map((section) => [section.heading, ...section.lines.map(({ text }) => text)])).toEqual([
      [undefined, 'You pass.'],
      ['Turn 2, Bea', 'Bea passes.'],
      ['Turn 3, Ann · round 2', 'You pass.'],
    ]);
  });

  it('says who draws, also where the card of the other side is known', () => {
    const drawn = (owner: string, cardId?: string) =>
      words.events.card_drawn({ type: 'card_drawn', owner, ...(cardId && { cardId }) }, telling);
    expect(drawn('ann', '1.thor')).toBe('You draw Thor.');
    expect(drawn('bob', '2.oni')).toBe('Bea draws a card.');
    expect(drawn('bob')).toBe('Bea draws a card.');
  });
});
