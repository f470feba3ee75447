import { uuidV5 } from '../../../common/uuid-v5.js';
import { begin, fastDice, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Dice } from '../../../engine/core/index.js';
import { aiDeckPower, chooseAiDeck, deckPower } from './ai-decks.js';
import { aiDecks, baseCards, cardsOfDeck, constants, starterDeck } from './catalogue.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import type { CardInstance, Options, Reading, VikingVengeance } from './viking-vengeance.types.js';

const gameId = '11111111-2222-4333-8444-555555555555';

const cards = (name: string, level = 1): CardInstance[] =>
  cardsOfDeck(starterDeck).map(({ card_id }, index) => ({
    user_card_instance_id: `${name}${String(index).padStart(2, '0')}`,
    base_card_id: card_id,
    level,
    xp: 7,
  }));

function newGame(options: Partial<Options>, bots: readonly boolean[], dice: Dice, ai: CardInstance[] | null): Reading {
  const names = ['ann', 'bob'];
  return begin<VikingVengeance>(
    vikingVengeance,
    {
      sessionId: gameId,
      at: 5,
      options: { ...vikingVengeance.defaults, ...options },
      seats: names.map((name, seat) => ({
        id: name,
        name,
        bot: bots[seat]!,
        loadout: bots[seat] ? ai : cards(name, 2),
      })),
    },
    dice,
  ).state;
}

const solo = (options: Partial<Options> = {}, dice = fastDice(3)): Reading =>
  newGame({ mode: 'solo', ...options }, [false, true], dice, null);
const pvp = (options: Partial<Options> = {}, dice = fastDice(3)): Reading =>
  newGame({ mode: 'pvp', ...options }, [false, false], dice, null);

describe('A new game', () => {
  it('gives the second side copies where both sides bring the same cards', () => {
    const shared = cards('ann', 2);
    const seat = { id: 'ann', name: 'ann', bot: false, loadout: shared };
    const options = { ...vikingVengeance.defaults };
    const { state } = begin<VikingVengeance>(
      vikingVengeance,
      { sessionId: gameId, at: 5, options, seats: [seat, seat] },
      fastDice(3),
    );
    expect(Object.keys(state.cards)).toHaveLength(40);
    const copies = [...state.player2.hand, ...state.player2.deck].map((id) => state.cards[id]!);
    expect(copies.every(({ level, original_owner }) => level === 2 && original_owner === 'player2')).toBe(true);
  });

  it('R1, R5: starts on an empty board of four by four', () => {
    const state = solo();
    expect(state.board).toEqual(Array(4).fill([null, null, null, null]));
    expect(state.tiles).toEqual(Array(4).fill([null, null, null, null]));
    expect(state).toMatchObject({ turnNumber: 1, status: 'active', consecutivePasses: 0, current: 'player1' });
    expect([state.player1.score, state.player2.score]).toEqual([0, 0]);
    const { winner, maxCardsInHand, initialCardsToDraw } = vikingVengeance.view(state, 0);
    expect([winner, maxCardsInHand, initialCardsToDraw]).toEqual([null, 5, 5]);
  });

  it('R2, R3: shuffles the list of player1, then that of player2, and deals five', () => {
    const deck = aiDecks[0]!;
    const state = solo({ aiDeckId: deck.deck_id }, fastDice(9));
    const rng = rngOver(fastDice(9).words(1, 0));
    const one = rng.shuffle(cards('ann').map((card) => card.user_card_instance_id));
    const two = rng.shuffle(Array.from({ length: 20 }, (_, index) => uuidV5(`ai-card/${index}`, gameId)));
    expect([state.player1.hand, state.player1.deck]).toEqual([one.slice(0, 5), one.slice(5)]);
    expect([state.player2.hand, state.player2.deck]).toEqual([two.slice(0, 5), two.slice(5)]);
    const first = state.cards[uuidV5('ai-card/0', gameId)]!;
    expect(first).toEqual({
      base_card_id: cardsOfDeck(deck)[0]!.card_id,
      level: 1,
      xp: 0,
      original_owner: 'player2',
    });
    expect(Object.keys(state.hydratedCardDataCache).sort()).toEqual([...one.slice(0, 5), ...two.slice(0, 5)].sort());
  });

  it('R4: in solo the human begins, in whatever seat, and the AI has its own name', () => {
    expect(solo()).toMatchObject({ seats: { player1: 0 }, player2: { userId: 'AI_PLAYER_ID_STATIC_STRING' } });
    const swapped = newGame({ mode: 'solo' }, [true, false], fastDice(1), null);
    expect(swapped).toMatchObject({ seats: { player1: 1, player2: 0 }, player1: { userId: 'bob' } });
    expect(vikingVengeance.toAct(swapped)).toEqual([1]);
  });

  it('R4: between people the first draw says who begins', () => {
    const beginners = new Set(Array.from({ length: 20 }, (_, seed) => pvp({}, fastDice(seed)).seats.player1));
    expect(beginners).toEqual(new Set([0, 1]));
    for (let seed = 0; seed < 20; seed++) {
      const state = pvp({}, fastDice(seed));
      expect(state.seats.player1).toBe(rngOver(fastDice(seed).words(1, 0)).int(2));
      expect(state.player1.userId).toBe(['ann', 'bob'][state.seats.player1]);
    }
  });

  it('R56, R58: keeps the levels of the cards, except in ranked games', () => {
    expect(new Set(Object.values(pvp().cards).map(({ level }) => level))).toEqual(new Set([2]));
    expect(new Set(Object.values(pvp({ ranked: true }).cards).map(({ level }) => level))).toEqual(new Set([1]));
    const veteran = solo({ aiLevel: 4 });
    expect(veteran.cards[veteran.player2.hand[0]!]).toMatchObject({ level: 4 });
    expect(veteran.cards[veteran.player1.hand[0]!]).toMatchObject({ level: 2, xp: 7 });
  });

  it('R59: whoever brings nothing plays the starter deck', () => {
    const state = newGame({ mode: 'pvp' }, [true, true], fastDice(1), null);
    const base = Object.values(state.cards).map(({ base_card_id }) => base_card_id);
    expect(base.sort()).toEqual([...cards('x'), ...cards('y')].map(({ base_card_id }) => base_card_id).sort());
  });

  it('R6, R15: knows three actions of players and two of the table', () => {
    const byTable = Object.entries(vikingVengeance.actions).filter(([, rule]) => rule.by === 'table');
    expect(Object.keys(vikingVengeance.actions)).toEqual(['placeCard', 'endTurn', 'surrender', 'time-out', 'forfeit']);
    expect(byTable.map(([type]) => type)).toEqual(['time-out', 'forfeit']);
  });
});

describe('The deck of the AI', () => {
  it('suits the deck it meets: the starter meets Shieldwall or Yokai Night', () => {
    expect(deckPower(cards('x'))).toBe(418);
    expect(aiDecks.map((deck) => aiDeckPower(deck, 1)).slice(0, 2)).toEqual([362, 603]);
    const met = new Set(
      Array.from({ length: 40 }, (_, seed) => chooseAiDeck(cards('x'), 1, rngOver(sfc32(seed))).name),
    );
    expect(met).toEqual(new Set(['AI Shieldwall', 'AI Yokai Night']));
  });

  it('is the weakest where all are too strong, and then chance is not asked', () => {
    const weak = cards('x').map((card) => ({
      ...card,
      base_card_id: baseCards.find(({ name }) => name === 'Tsuchinoko')!.card_id,
    }));
    const noChance = rngOver(() => {
      throw new Error('asked');
    });
    expect(chooseAiDeck(weak, 1, noChance).name).toBe('AI Shieldwall');
  });

  it('is told in the rules of the game, drawn or chosen', () => {
    const chosen = aiDecks[3]!.deck_id;
    expect(solo({ aiDeckId: chosen }).ruleset.aiDeckId).toBe(chosen);
    expect(aiDecks.map(({ deck_id }) => deck_id)).toContain(solo().ruleset.aiDeckId);
    expect(constants.deck_size).toBe(20);
  });
});
