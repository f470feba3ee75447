import { eventsFor, fastDice, isRefusal, playAll, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Refusal, Step } from '../../../engine/core/index.js';
import { RANKS } from '../rules/cards/cards.js';
import type { CheckEvent } from '../rules/events.js';
import { check } from '../rules/check.game.js';
import type { Check } from '../rules/check.types.js';
import { tableFrom } from '../rules/fixture.js';
import { imagination } from './belief.js';
import { firstMemory, remember } from './memory.js';
import { situationOf } from './situation.js';

const heard = (events: readonly CheckEvent[], seat = 0) =>
  events.reduce((memory, event) => remember(memory, event, seat), firstMemory());

function accepted(steps: Step<Check>[] | Refusal): Step<Check>[] {
  if (isRefusal(steps)) throw new Error(steps.code);
  return steps;
}

const rng = () => rngOver(sfc32(4));

describe('What a bot remembers', () => {
  it('4.5: is what its seat saw, and is gone with the next round', () => {
    const peek: CheckEvent = {
      type: 'initialPeek',
      playerID: '0',
      cards: [
        { cardIndex: 2, card: { suit: 'D', rank: '9' } },
        { cardIndex: 3, card: { suit: 'C', rank: '4' } },
      ],
    };
    const memory = heard([peek]);
    expect(memory.ledger.slots).toMatchObject({ '0.2': { card: '9D' }, '0.3': { card: '4C' } });
    const next: CheckEvent = { type: 'roundStarted', roundNo: 2, firstPlayerID: '0', deckCommitment: '' };
    expect(remember(memory, next, 0)).toMatchObject({ ledger: { slots: {} }, traits: {} });
    expect(memory.ledger.slots).toHaveProperty(['0.2']);
  });

  it('8.3: fades at each own decision where the bot is forgetful, and does not come back', () => {
    const peek = (suit: 'C' | 'D' | 'H' | 'S'): CheckEvent => ({
      type: 'abilityPeeked',
      playerID: '0',
      targets: [{ playerID: '1', cardIndex: 0 }],
      cards: [{ suit, rank: '9' }],
    });
    const view = check.view(tableFrom({ hands: [['9C'], ['9D']], deck: ['2C'] }), 0);
    for (const suit of ['C', 'D', 'H', 'S'] as const) {
      let memory = heard([peek(suit)]);
      const known: boolean[] = [];
      for (let decision = 0; decision < 200; decision++) {
        known.push(situationOf(view, memory, 0, 0.92).unknown.every(({ seat }) => seat !== 1));
        expect(situationOf(view, memory, 0).unknown.every(({ seat }) => seat !== 1)).toBe(true);
        memory = remember(memory, { type: 'matchPassed', playerID: '0' }, 0);
      }
      expect(known.at(-1)).toBe(false);
      expect(known.lastIndexOf(true)).toBe(known.filter(Boolean).length - 1);
    }
  });

  it('2.13.3: counts a window that ran out as passed by those who knew their cards', () => {
    const options = { matchWindowMs: 5000 };
    const fixture = { hands: [['9C'], ['8D', '8C', '4H', '4S']], deck: ['7C', '3C'] } as const;
    const beginning = { state: tableFrom(fixture, { options, at: 0 }), round: 1, drawn: 0 };
    const turn: Check['action'][] = [{ type: 'drawFromDeck' }, { type: 'discardDrawnCard' }];
    const steps = [...accepted(playAll(check, beginning, 0, turn, 0, fastDice(1)))];
    const expiry: Check['action'] = { type: 'expireWindow', windowId: 1 };
    steps.push(...accepted(playAll(check, steps.at(-1)!.table, null, [expiry], 5000, fastDice(1))));
    const looked: CheckEvent = { type: 'initialPeek', playerID: '1' };
    const memory = heard([looked, ...steps.flatMap(({ events }) => eventsFor(events, 0))]);
    expect(memory.traits['1.2']).toMatchObject({ knowers: ['1'], passed: ['7'] });
  });

  it('8.7: keeps the two urns apart after a reshuffle', () => {
    const discards: CheckEvent[] = (['2', '3', '4', '5', '6', '7'] as const).map((rank) => ({
      type: 'cardDiscarded',
      playerID: '0',
      card: { suit: 'C', rank },
      fromSlot: null,
    }));
    const memory = heard([...discards, { type: 'deckReshuffled', count: 5 }]);
    const table = tableFrom({
      hands: [
        ['9C', '9D'],
        ['8D', '8C'],
      ],
      deck: ['2C', '3C', '4C', '5C', '6C'],
      discardPile: ['7C'],
    });
    for (let tries = 0; tries < 50; tries++) {
      const world = imagination(situationOf(check.view(table, 0), memory, 0))(rngOver(sfc32(tries)));
      expect([...world.deck].sort().map((rank) => RANKS[rank])).toEqual(['2', '3', '4', '5', '6']);
    }
  });

  it('8.5: believes a card that was ruled out to be another, and one that was kept to be low', () => {
    const table = tableFrom({ hands: [['9C'], ['8D', '8C']], deck: ['2C', '3C', '4C'], discardPile: ['7C'] });
    const memory = heard([
      { type: 'windowOpened', windowId: 1, card: { suit: 'C', rank: 'K' }, deadline: 0 },
      { type: 'matchFailed', playerID: '1', cardIndex: 0 },
      { type: 'cardDrawn', playerID: '1', source: 'deck' },
      { type: 'cardDiscarded', playerID: '1', card: { suit: 'C', rank: '7' }, fromSlot: 1 },
    ]);
    const situation = situationOf(check.view(table, 0), memory, 0);
    const imagine = imagination(situation);
    const chance = rng();
    const worlds = Array.from({ length: 300 }, () => imagine(chance).hands[1]!);
    expect(worlds.every(([first]) => RANKS[first!] !== 'K')).toBe(true);
    const mean = (slot: number): number => worlds.reduce((sum, hand) => sum + hand[slot]!, 0) / worlds.length;
    expect(mean(1)).toBeLessThan(mean(0) - 1.5);
  });
});
