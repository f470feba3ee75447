import { eventsFor, fastDice, forecast } from '../../../engine/core/index.js';
import type { GameDefinition, Rng } from '../../../engine/core/index.js';
import { findLeak, RandomGame } from '../../../engine/testing/index.js';
import type { Beginning } from '../../../engine/testing/index.js';
import { baseCards } from './catalogue.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import { place, read } from './viking-vengeance.notation.js';
import type { Event, State, VikingVengeance } from './viking-vengeance.types.js';

const begin = (rng: Rng): Beginning<VikingVengeance> => ({
  options: { ...vikingVengeance.defaults, mode: 'pvp' },
  seats: ['ann', 'bob'].map((name) => ({
    id: name,
    name,
    bot: false,
    loadout: Array.from({ length: 20 }, () => ({
      user_card_instance_id: rng.hex(16),
      base_card_id: rng.pick(baseCards).card_id,
      level: 1 + rng.int(3),
      xp: 0,
    })),
  })),
});

const told = (picture: string, ...[card, x, y]: Parameters<typeof place>): readonly Event[] =>
  forecast(vikingVengeance, read(picture), 0, place(card, x, y))!;

const kinds = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe('What is foretold of placing a card', () => {
  it('tells the ability, the fights and the flips, and ends before the draw', () => {
    const events = told(
      'turn 1 player1; . tyr/2 . .; . . . .; . . . .; . . . loki/2; 1: thor | thrall; 2: oni',
      '1.thor',
      1,
      1,
    );
    expect(kinds(events)).toEqual(['card_placed', 'card_power_changed', 'card_power_changed', 'card_flipped']);
    expect(events[1]).toMatchObject({ cardId: 'tyr@1,0', bySide: { top: -2, right: 0, bottom: 0, left: 0 } });
  });

  it('ends before chance', () => {
    const events = told('turn 1 player1; . tyr/2 . .; 1: loki | thrall; 2: oni', '1.loki', 1, 1);
    expect(kinds(events)).toEqual(['card_placed']);
  });

  it('goes on to the end of the game where nothing is drawn', () => {
    const rows =
      'thrall/1 thrall/1 thrall/1 thrall/1; thrall/1 thrall/1 thrall/1 thrall/1; thrall/2 thrall/2 thrall/2 thrall/2';
    const events = told(
      `turn 15 player1; ${rows}; thrall/2 thrall/2 thrall/2 .; 1: bear-totem; 2: oni`,
      '1.bear-totem',
      3,
      3,
    );
    expect(kinds(events).at(-1)).toBe('game_over');
  });

  it('tells nothing of what may not be played, and nothing to the other side', () => {
    const state = read('turn 1 player1; . tyr/2 . .; 1: thor | thrall; 2: oni');
    expect(forecast(vikingVengeance, state, 0, place('1.thor', 1, 0))).toBeUndefined();
    expect(forecast(vikingVengeance, state, 1, place('2.oni', 0, 0))).toBeUndefined();
  });

  it('is what then happens, as far as it goes, in random games with all cards', () => {
    let foretold = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const game = new RandomGame(vikingVengeance, begin, { seed, picks: [] });
      while (!game.over) {
        const { before, asked, step } = game.next();
        const { seat, action } = asked;
        if (seat === null || action.type !== 'placeCard') continue;
        const events = forecast(vikingVengeance, before.state, seat, action)!;
        expect(eventsFor(step.events, seat).slice(0, events.length)).toEqual(events);
        foretold += events.length;
      }
    }
    expect(foretold).toBeGreaterThan(1_000);
  });
});

describe('What is foretold from the whole state', () => {
  /** The mistake that the test of secrets must notice. */
  const careless: GameDefinition<VikingVengeance> = {
    ...vikingVengeance,
    forecast: { imagined: (state) => structuredClone(state) as State, endsAt: () => false },
  };

  it('is told apart from what is foretold without the hidden cards', () => {
    const picture = (next: string): State => read(`turn 1 player1; 1: thor | ${next}; 2: oni`);
    const [real, twin] = [picture('thrall tyr'), picture('tyr thrall')].map((state) => ({ state, round: 1, drawn: 0 }));
    const next = { seat: 0, action: place('1.thor', 0, 0), at: 0 };
    const look = (game: GameDefinition<VikingVengeance>) =>
      findLeak(game, { viewer: 0, real: real!, twin: twin! }, [], next, fastDice(1), []);
    expect(look(careless)).toMatch(/^A forecast/);
    expect(look(vikingVengeance)).toBeUndefined();
  });
});
