import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';
import { determinize } from './determinize.js';
import { isHardlyHeld } from './likely-hand.js';
import { firstMemory, remember } from '../memory.js';
import type { Memory } from '../memory.js';

const B = 2;
const after = (...events: TcgFuelEvent[]): Memory =>
  events.reduce((memory, event) => remember(memory, event, 0), firstMemory());
const turn: TcgFuelEvent = { type: 'turn_started', rule: '', playerId: B, turnNumber: 3, turnCount: 6 };
const land: TcgFuelEvent = { type: 'card_played', rule: '', playerId: B, cardId: 9, card: 'forest' };

/** Whether B would hardly hold a card. */
function hardlyHeld(t: ScenarioTable, memory: Memory, slug: string): boolean {
  const view = t.view(0);
  return isHardlyHeld(
    view,
    view.players.find(({ playerId }) => playerId === B)!,
    memory,
  )(slug);
}

describe('What an opponent holds', () => {
  it('is no land after a turn without one', () => {
    const t = new ScenarioTable('> A\n B');
    expect(hardlyHeld(t, after(turn), 'forest')).toBe(true);
    expect(hardlyHeld(t, after(turn, land), 'forest')).toBe(false);
    expect(hardlyHeld(t, after(turn, land, turn), 'forest')).toBe(true);
    expect(hardlyHeld(t, after(), 'forest')).toBe(false);
  });

  it('may be a land as long as there is time to play it: until combat', () => {
    expect(hardlyHeld(new ScenarioTable('A\n> B'), after(turn), 'forest')).toBe(false);
    const attacked = new ScenarioTable('combat/declare_attackers\n A\n> B\n field: boiler-ogre');
    expect(hardlyHeld(attacked, after(turn), 'forest')).toBe(true);
  });

  it('is no creature that the lands left idle would have paid for', () => {
    const idle = (field: string): ScenarioTable => new ScenarioTable(`> A\n B\n field: ${field}`);
    expect(hardlyHeld(idle('forest*3'), after(), 'bramble-whelp')).toBe(true);
    expect(hardlyHeld(idle('forest (tapped)'), after(), 'bramble-whelp')).toBe(false);
    // Instants wait for their moment.
    expect(hardlyHeld(idle('island*3'), after(), 'shut-the-valve')).toBe(false);
  });

  it('is dealt so, now and then with an exception, and nothing is lost', () => {
    const t = new ScenarioTable('> A\n B\n hand: forest*4\n deck: forest*20\n field: forest*2');
    const landsIn = (hands: 'any' | 'likely'): number => {
      const rng = rngOver(sfc32(7));
      let lands = 0;
      for (let n = 0; n < 100; n++) {
        const world = determinize(t.view(0), after(turn), 0, rng, { cards: STARTER_DECKS[0]!.cards }, hands);
        const { hand, deck } = world.players[1]!;
        expect([hand.length, deck.length]).toEqual([4, 20]);
        lands += hand.filter((id) => world.cards[id]!.card === 'forest').length;
      }
      return lands / 400;
    };
    expect(landsIn('any')).toBeGreaterThan(0.3);
    expect(landsIn('likely')).toBeLessThan(0.15);
    expect(landsIn('likely')).toBeGreaterThan(0);
  });
});
