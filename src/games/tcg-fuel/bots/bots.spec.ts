import {
  begin,
  choicesOf,
  eventsFor,
  fastDice,
  following,
  isRefusal,
  playAll,
  rngOver,
  sfc32,
} from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import { ScenarioTable } from '../rules/scenario/scenario-table.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Action } from '../rules/action.types.js';
import { view } from '../rules/view/view.js';
import { determinize } from './worlds/determinize.js';
import { bots } from './index.js';
import { firstMemory } from './memory.js';
import { Worlds } from './worlds/worlds.js';

const rng = (seed: number): Rng => rngOver(sfc32(seed, 3));

/** What a bot does at a table. */
async function move(level: string, t: ScenarioTable, seat = 0): Promise<Action> {
  const choices = [...choicesOf(tcgFuel, t.state, seat)];
  const loadout = { cards: STARTER_DECKS[0]!.cards };
  const { choose, budget } = bots.levels[level]!;
  return (await choose({ seat, view: t.view(seat), memory: firstMemory(), loadout, choices, rng: rng(1), budget }))
    .action;
}

/** Plays a game between bots; every action must be legal. */
async function playGame(levels: readonly string[], seed: number): Promise<string> {
  const seats = levels.map((_level, seat) => ({
    id: `p${seat}`,
    name: `p${seat}`,
    bot: true,
    loadout: { cards: STARTER_DECKS[(seed + seat) % 6]!.cards },
  }));
  const dice = fastDice(seed);
  let now = begin(tcgFuel, { sessionId: 's', options: { ...tcgFuel.defaults, startingLife: 10 }, seats, at: 0 }, dice);
  for (const step of following(tcgFuel, now, 0, dice)) now = step.table;
  const memories = levels.map((_level, seat) => bots.firstMemory(seat, seats[seat]!.loadout));
  while (!tcgFuel.outcome(now.state)) {
    const seat = tcgFuel.toAct(now.state)[0]!;
    const { choose, budget } = bots.levels[levels[seat]!]!;
    const choices = [...choicesOf(tcgFuel, now.state, seat)];
    const thinking = {
      seat,
      view: view(now.state, seat),
      memory: memories[seat]!,
      loadout: seats[seat]!.loadout,
      choices,
      rng: rng(seed),
      budget,
    };
    const { action } = await choose(thinking);
    const steps = playAll(tcgFuel, now, seat, [action], 0, dice);
    if (isRefusal(steps)) throw new Error(`${levels[seat]} tried ${JSON.stringify(action)}: ${steps.code}`);
    for (const step of steps) {
      for (const [other, memory] of memories.entries()) {
        memories[other] = eventsFor(step.events, other).reduce(
          (kept, event) => bots.remember(kept, event, other),
          memory,
        );
      }
    }
    now = steps.at(-1)!.table;
  }
  return tcgFuel.outcome(now.state)!.reason;
}

describe('Bots', () => {
  it('never try what is not legal, and finish their games', async () => {
    for (const seed of [1, 2, 3]) expect(await playGame(['medium', 'easy'], seed)).toBe('last_player');
    expect(await playGame(['medium', 'easy', 'medium'], 4)).toBe('last_player');
  });

  it('win when they can: all but easy burn a player who is low enough', async () => {
    const t = () =>
      new ScenarioTable(
        '> A\n hand: backdraft-lance, bramble-whelp\n field: mountain, forest\n B 3\n field: boiler-ogre',
      );
    for (const level of ['medium', 'hard', 'expert']) {
      expect(await move(level, t())).toMatchObject({ type: 'play_card', targets: { t1: [{ playerId: 2 }] } });
    }
  });

  it('medium attacks with everybody when that is enough', async () => {
    const t = new ScenarioTable(
      'combat/declare_attackers\n> A\n field: bramble-whelp, flue-rat, mossback-hauler\n B 4\n field: boiler-ogre',
    );
    expect(await move('medium', t)).toMatchObject({ attackers: [{}, {}, {}] });
  });

  it('medium throws a creature in the way only when it would die otherwise', async () => {
    const attacked = (life: number) =>
      new ScenarioTable(`combat/declare_attackers\n A ${life}\n field: sapling-tapper\n> B\n field: boiler-ogre`)
        .attack('boiler-ogre')
        .passAll();
    expect(await move('medium', attacked(20))).toEqual({ type: 'block', blocks: [] });
    expect(await move('medium', attacked(4))).toMatchObject({ blocks: [{}] });
  });

  it('medium counters what costs three, and lets the rest happen', async () => {
    const facing = (slug: string) =>
      new ScenarioTable(`A\n hand: shut-the-valve\n field: island*3\n> B\n hand: ${slug}\n field: forest*4`)
        .play(1, slug)
        .pass(1);
    expect(await move('medium', facing('mossback-hauler'))).toMatchObject({ type: 'play_card' });
    expect(await move('medium', facing('sapling-tapper'))).toEqual({ type: 'pass_priority' });
  });

  it('easy never aims harm at its own creatures', async () => {
    const t = new ScenarioTable('> A\n hand: choke-off\n field: swamp*3, bramble-whelp\n B');
    const choices = [...choicesOf(tcgFuel, t.state, 0)];
    for (let seed = 0; seed < 20; seed++) {
      const thinking = {
        seat: 0,
        view: t.view(0),
        memory: firstMemory(),
        loadout: { cards: [] },
        choices,
        rng: rng(seed),
        budget: {},
      };
      expect((await bots.levels.easy!.choose(thinking)).action.type).toBe('pass_priority');
    }
  });
});

describe('Hard and expert', () => {
  it('decide the same with the same seed', async () => {
    const t = () =>
      new ScenarioTable(
        '> A\n hand: choke-off, ashbin-ghoul, flue-rat\n field: swamp*4, cinerary-clerk\n B\n field: boiler-ogre, kettle-imp',
      );
    for (const level of ['hard', 'expert']) expect(await move(level, t())).toEqual(await move(level, t()));
  });
});

describe('A guessed world', () => {
  it('is the same at every opening, whatever chance brings there', () => {
    const t = new ScenarioTable('> A\n hand: deeproot-survey\n field: forest*4\n B\n field: forest*2');
    const loadout = { cards: STARTER_DECKS[2]!.cards };
    const known = { seat: 0, view: t.view(0), memory: firstMemory(), loadout, choices: [], rng: rng(1), budget: {} };
    const worlds = new Worlds(known);
    const decks = [0, 0, 1].map((world) => {
      const simulation = worlds.open(world);
      expect(simulation.tries(0, t.playing('deeproot-survey'))).toBe(true);
      simulation.playOut(t.state.turnCount + 4, 60);
      return simulation.state.players[0]!.deck.map((id) => simulation.state.cards[id]!.card);
    });
    expect(decks[0]).toEqual(decks[1]);
    expect(decks[0]).not.toEqual(decks[2]);
  });

  it('looks to the seat exactly like the real one', () => {
    const t = new ScenarioTable(`combat/declare_attackers
      > A 17
        hand: kettle-imp
        field: mountain*2, slagback-pikeman, piston-blade (on slagback-pikeman)
        grave: flashover-dart
        B 9
        hand: island*3
        field: kindra-stoker-of-riots (loyalty 2), bramble-whelp (tapped, damage 1)`).attack('slagback-pikeman');
    for (const seat of [0, 1]) {
      const known = t.view(seat);
      const world = determinize(known, firstMemory(), seat, rng(5), { cards: STARTER_DECKS[0]!.cards });
      expect({ ...view(world, seat), nextId: 0, decisionAt: 0 }).toEqual({ ...known, nextId: 0, decisionAt: 0 });
    }
  });
});
