import { abilities, baseCards } from '../catalogue.js';
import { clausesAt, findProtection, read } from './book.js';

describe('The book of abilities', () => {
  it('words every ability of the catalogue, and every ability belongs to a card', () => {
    expect(abilities).toHaveLength(58);
    const used = new Set(baseCards.map((card) => card.special_ability));
    for (const { id, trigger_moments } of abilities) {
      expect(used).toContain(id);
      for (const moment of trigger_moments) {
        if (moment === 'OnCombat') expect(findProtection(id)).toBeDefined();
        else expect(clausesAt(id, moment).length).toBeGreaterThan(0);
      }
    }
  });

  it('names an ability that nobody has worded, that speaks at another moment, or that lacks a number', () => {
    const odin = abilities.find(({ id }) => id === 'odin_foresight')!;
    expect(() => read({ ...odin, id: 'nobody_knows' })).toThrow('There are no words for the ability nobody_knows.');
    expect(() => read({ ...odin, trigger_moments: ['OnTurnEnd'] })).toThrow('odin_foresight speaks at OnPlace');
    expect(() => read({ ...odin, parameters: {} })).toThrow('odin_foresight has no parameter gain.');
  });

  it('R48: takes new abilities at moments that no card of this set uses', () => {
    const odin = abilities.find(({ id }) => id === 'odin_foresight')!;
    for (const moment of [
      'OnDefend',
      'HandOnTurnStart',
      'HandOnTurnEnd',
      'HandOnRoundStart',
      'HandOnDefend',
    ] as const) {
      const { at } = read(
        { ...odin, trigger_moments: [moment] },
        { odin_foresight: ({ gain }) => [{ on: [moment], do: 'power', by: gain, to: 'self' }] },
      );
      expect(at.get(moment)).toMatchObject([{ do: 'power', by: 1 }]);
    }
  });
});
