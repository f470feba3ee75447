import type { DeckRules } from './deck-kind.js';
import { EVERYTHING, found, toggled } from './filter.js';
import { handOf, pilesOf, sorted, withOneLess, withOneMore } from './piles.js';

const card = (id: string, text = '') => ({ id, name: id, text });
const cards = [card('Ryūjin', 'sea dragon'), card('Thor', 'storm'), card('Kitsune', 'fox of the sea')];
const byId = new Map(cards.map((one) => [one.id, one]));
const kinds = { id: 'kind', legend: 'Kind', options: [], valuesOf: ({ text }: { text: string }) => text.split(' ') };
/** Copies are told apart: `Thor/2` is the second Thor. */
const rules: DeckRules<(typeof cards)[number]> = {
  size: 4,
  cardOf: (pick) => pick.split('/')[0]!,
  more: ({ id }, picks) => {
    const copies = picks.filter((pick) => pick.startsWith(`${id}/`)).length;
    return copies < 2 ? `${id}/${copies + 1}` : undefined;
  },
  most: () => 2,
  sortings: [],
};

describe('Looking through cards', () => {
  it('finds by every word of name and text, with or without strokes over letters', () => {
    expect(found(cards, { ...EVERYTHING, words: 'RYUJIN' }, []).map(({ id }) => id)).toEqual(['Ryūjin']);
    expect(found(cards, { ...EVERYTHING, words: 'sea fox' }, []).map(({ id }) => id)).toEqual(['Kitsune']);
  });

  it('shows what has any chosen option, and everything again when it is let go', () => {
    const sea = toggled(EVERYTHING, 'kind', 'sea');
    expect(found(cards, sea, [kinds]).map(({ id }) => id)).toEqual(['Ryūjin', 'Kitsune']);
    expect(found(cards, toggled(sea, 'kind', 'storm'), [kinds])).toHaveLength(3);
    expect(found(cards, toggled(sea, 'kind', 'sea'), [kinds])).toHaveLength(3);
  });
});

describe('A deck', () => {
  it('has one more and one less of a card, and never more than there can be', () => {
    const thor = cards[1]!;
    const two = withOneMore(withOneMore([], thor, rules), thor, rules);
    expect(two).toEqual(['Thor/1', 'Thor/2']);
    expect(withOneMore(two, thor, rules)).toBe(two);
    expect(withOneLess([...two, 'Kitsune/1'], thor, rules)).toEqual(['Thor/1', 'Kitsune/1']);
    expect(withOneLess([], thor, rules)).toEqual([]);
  });

  it('lies in piles under its headings', () => {
    const piles = pilesOf(['Thor/1', 'Ryūjin/1', 'Thor/2', 'gone/1'], rules, byId);
    const sections = [
      { name: 'Sea', holds: ({ text }: { text: string }) => text.includes('sea') },
      { name: 'Storm', holds: ({ text }: { text: string }) => text.includes('storm') },
      { name: 'None', holds: () => false },
    ];
    expect(sorted(piles.values(), sections)).toMatchObject([
      { name: 'Sea', count: 1, piles: [{ picks: ['Ryūjin/1'] }] },
      { name: 'Storm', count: 2, piles: [{ picks: ['Thor/1', 'Thor/2'] }] },
    ]);
  });

  it('gives a hand to try, no card of it twice', () => {
    const deck = Array.from({ length: 40 }, (_, n) => String(n));
    expect(new Set(handOf(deck, 7)).size).toBe(7);
    expect(handOf(['a', 'b'], 7, () => 0.99)).toEqual(['b', 'a']);
  });
});
