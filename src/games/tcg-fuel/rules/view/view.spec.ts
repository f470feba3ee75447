import { ScenarioTable } from '../scenario/scenario-table.js';
import type { CardView, HiddenCardView, OpenCardView } from './view.types.js';

const [A, B] = [0, 1];
const isHidden = (card: CardView): card is HiddenCardView => 'hidden' in card;
const inZone = (cards: readonly CardView[], location: string) => cards.filter((card) => card.location === location);

const picture = `
  > A
    hand: kettle-imp, mountain
    field: mountain*2
    deck: swamp*5
    B
    hand: shut-the-valve, island
    field: bramble-whelp
    grave: flue-rat
    deck: island*5
`;

describe('What a player sees', () => {
  it('is the own hand, and of other hands only how many cards there are', () => {
    const { cards, players } = new ScenarioTable(picture).view(A);
    expect(inZone(cards, 'hand').map((card) => (isHidden(card) ? card.id : card.slug))).toEqual([
      'kettle-imp',
      'mountain',
      'h1',
      'h2',
    ]);
    expect(inZone(cards, 'hand').filter(isHidden)[0]).toEqual({
      id: 'h1',
      ownerId: 2,
      location: 'hand',
      zoneIndex: null,
      hidden: true,
    });
    expect(inZone(cards, 'deck')).toEqual([]);
    expect(players.map(({ handSize, deckSize }) => [handSize, deckSize])).toEqual([
      [2, 5],
      [2, 5],
    ]);
    expect(JSON.stringify(cards)).not.toContain('shut-the-valve');
  });

  it('names every public fact by the names of the contract', () => {
    const view = new ScenarioTable(picture).view('public');
    expect(view).toMatchObject({
      currentTurn: 3,
      currentPlayerIndex: 0,
      phase: 'main1',
      step: 'beginning',
      priorityPlayerIndex: 0,
    });
    expect(view.players[0]).toMatchObject({
      playerId: 1,
      playerIndex: 0,
      lifeTotal: 20,
      handSize: 2,
      deckSize: 5,
      deckId: null,
    });
    const whelp = view.cards.find((card): card is OpenCardView => !isHidden(card) && card.slug === 'bramble-whelp');
    expect(whelp).toMatchObject({
      cardId: 31,
      ownerId: 2,
      controllerId: 2,
      location: 'battlefield',
      power: 3,
      toughness: 2,
      isTapped: false,
      attachedTo: null,
    });
    expect(view.cards.filter(isHidden).map(({ id }) => id)).toEqual(['h1', 'h2', 'h3', 'h4']);
  });

  it('does not follow a card back into a hand', () => {
    const t = new ScenarioTable('> A\n hand: flush-the-pipes\n field: island*2\n B\n hand: swamp\n field: flue-rat');
    t.play(A, 'flush-the-pipes', 'flue-rat').resolve();
    const hidden = t.view(A).cards.filter(isHidden);
    expect(hidden.map(({ id }) => id)).toEqual(['h1', 'h2']);
    expect(t.view(B).cards.some((card) => !isHidden(card) && card.slug === 'flue-rat')).toBe(true);
  });

  it('is everything when the game is over', () => {
    const t = new ScenarioTable(picture).act(B, { type: 'concede' });
    const { cards, outcome } = t.view(A);
    expect(cards.some(isHidden)).toBe(false);
    expect(inZone(cards, 'deck')).toHaveLength(10);
    expect(outcome).toMatchObject({
      finished: true,
      winnerId: 1,
      draw: false,
      placements: [
        { playerId: 1, place: 1 },
        { playerId: 2, place: 2, reason: 'concede' },
      ],
    });
  });
});

describe('What a player hears', () => {
  it('masks the cards that others draw, keep back or find', () => {
    const t = new ScenarioTable('> A\n hand: menders-chorale\n field: plains*3\n deck: swamp, forest\n B')
      .play(A, 'menders-chorale')
      .resolve();
    expect(t.heard(A)).toContainEqual(
      expect.objectContaining({ type: 'cards_drawn', count: 1, cardIds: [t.id('swamp')] }),
    );
    const heard = t.heard(B).find(({ type }) => type === 'cards_drawn');
    expect(heard).toEqual({ type: 'cards_drawn', rule: 'R34', playerId: 1, count: 1 });
  });

  it('names the rule of every event', () => {
    const t = new ScenarioTable('> A\n hand: backdraft-lance\n field: mountain*2\n B\n field: mossback-hauler')
      .play(A, 'backdraft-lance', 'mossback-hauler')
      .passAll();
    for (const event of t.events) expect(event.rule).toMatch(/^[RS]\d+$/);
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'card_moved', rule: 'S4', cardId: t.id('mossback-hauler') }),
    );
  });

  it('tells only the chooser that a choice is asked', () => {
    const t = new ScenarioTable('end\n > A\n hand: swamp*8\n B').passAll();
    expect(t.heard(A).map(({ type }) => type)).toContain('choice_required');
    expect(t.heard(B).map(({ type }) => type)).not.toContain('choice_required');
  });
});
