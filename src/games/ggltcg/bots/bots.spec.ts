import {
  begin,
  canonical,
  choicesOf,
  eventsFor,
  fastDice,
  fills,
  isForm,
  isRefusal,
  play,
  rngOver,
  sfc32,
} from '../../../engine/core/index.js';
import type { Frozen, Table } from '../../../engine/core/index.js';
import type { Edition } from '../rules/catalogue/card-set.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import { read } from '../rules/ggltcg.notation.js';
import type { Action, Ggltcg, State } from '../rules/ggltcg.types.js';
import { A, B, attack, decide, play as playCard } from '../rules/ggltcg.words.js';
import { defaultOptions } from '../rules/options.js';
import { determinize } from './determinize.js';
import { bots } from './index.js';
import { NOTHING_SEEN } from './memory.js';
import type { Memory } from './memory.js';
import { simulate } from './simulation.js';

type Level = 'easy' | 'normal' | 'hard';

function choose(
  level: Level,
  state: Frozen<State>,
  seat: number,
  memory: Memory = NOTHING_SEEN,
  seed = 1,
  nodes = 800,
): Action {
  const choices = [...choicesOf(ggltcg, state, seat)];
  const { action } = bots.levels[level]!.choose({
    seat,
    view: ggltcg.view(state, seat),
    memory,
    loadout: null,
    choices,
    rng: rngOver(sfc32(seed)),
    budget: { nodes },
  }) as { action: Action };
  return action;
}

/** Plays a whole game between two levels, each seat with its own memory. */
function game(
  levels: [Level, Level],
  edition: Edition,
  reveal_decks: boolean,
  seed: number,
  look?: (table: Table<Ggltcg>, memories: Memory[]) => void,
) {
  const dice = fastDice(seed);
  const seats = ['ann', 'bob'].map((id) => ({ id, name: id, bot: true, loadout: null }));
  let table = begin(
    ggltcg,
    { sessionId: 's', options: { ...defaultOptions, edition, reveal_decks }, seats, at: 0 },
    dice,
  );
  const memories: Memory[] = [NOTHING_SEEN, NOTHING_SEEN];
  while (!ggltcg.outcome(table.state)) {
    look?.(table, memories);
    const [seat] = ggltcg.toAct(table.state);
    const action = choose(levels[seat!]!, table.state, seat!, memories[seat!], seed, 120);
    const step = play(ggltcg, table, { seat: seat!, action, at: 0 }, dice);
    if (isRefusal(step)) throw new Error(`${levels[seat!]} chose ${JSON.stringify(action)}: ${step.code}`);
    for (const one of [0, 1]) {
      for (const event of eventsFor(step.events, one)) memories[one] = bots.remember(memories[one]!, event, one);
    }
    table = step.table;
  }
  return ggltcg.outcome(table.state);
}

describe('All bots', () => {
  it.each([
    ['standard', true],
    ['standard', false],
    ['classic', true],
    ['classic', false],
  ] as const)('play the %s edition to its end, decks revealed: %s', (edition, revealed) => {
    for (const levels of [
      ['easy', 'normal'],
      ['hard', 'easy'],
    ] as [Level, Level][]) {
      expect(game(levels, edition, revealed, 3)).toBeDefined();
    }
  });

  it('choose one of the offered actions, and the same one with the same seed and nodes', () => {
    const state = read(`
      > A 5 | hand Sun, Twist, Ballaber | play Umbruh, Archer | sleep Ka, Wake
        B 4 | hand Clean, Cake | play Knight, Block
    `);
    const offers = [...choicesOf(ggltcg, state, A)];
    for (const level of ['easy', 'normal', 'hard'] as const) {
      const action = choose(level, state, A);
      expect(choose(level, state, A)).toEqual(action);
      expect(
        offers.some((offer) => (isForm(offer) ? fills(offer, action) : canonical(offer) === canonical(action))),
      ).toBe(true);
    }
  });

  it('see a win in one action', () => {
    const state = read(`
      > A 4 | hand Car, Surge | play Ka
        B 4 | hand Sun
    `);
    for (const level of ['easy', 'normal', 'hard'] as const)
      expect(choose(level, state, A)).toEqual(attack('A.Ka', null));
  });
});

describe('What a bot knows', () => {
  it('with revealed decks, is the whole state', () => {
    game(['easy', 'easy'], 'standard', true, 11, ({ state }, memories) => {
      for (const seat of [0, 1]) {
        const guess = determinize(ggltcg.view(state, seat), memories[seat]!, seat, rngOver(sfc32(1)));
        const names = (of: Frozen<State>, zone: 'hand' | 'in_play' | 'sleep_zone'): string[][] =>
          of.seats.map((id) => of.players[id]![zone].map(({ printed_name }) => printed_name).sort());
        for (const zone of ['hand', 'in_play', 'sleep_zone'] as const)
          expect(names(guess, zone)).toEqual(names(state, zone));
        const stamina = (of: Frozen<State>) =>
          of.seats.map((id) => of.players[id]!.in_play.map((toy) => toy.current_stamina));
        expect(stamina(guess)).toEqual(stamina(state));
      }
    });
  });

  it('with secret decks, is how many cards there are and which of them were seen', () => {
    game(['easy', 'easy'], 'standard', false, 12, ({ state }, memories) => {
      const guess = determinize(ggltcg.view(state, 0), memories[0]!, 0, rngOver(sfc32(1)));
      const [real, guessed] = [state.players.bob!.hand, guess.players.bob!.hand];
      expect(guessed).toHaveLength(real.length);
      for (const card of guessed.filter(({ id }) => !id.startsWith('?'))) {
        expect(real.find(({ id }) => id === card.id)!.printed_name).toBe(card.printed_name);
      }
    });
  });
});

describe('Decisions', () => {
  it('Snuggles takes the best toy of the other side, never its own without need', () => {
    const asked = simulate(
      read(`
      > A 6 | hand Sun | play Ka, Block
        B 4 | hand Wake, Sun | play Snuggles, Umbruh
    `),
      attack('A.Ka', 'B.Snuggles'),
    );
    for (const level of ['normal', 'hard'] as const) expect(choose(level, asked, B)).toEqual(decide('d1', 'A.Ka'));
    const alone = simulate(
      read(`
      > A 6 | hand Drop, Sun, Wake
        B 4 | hand Wake, Sun | play Snuggles, Umbruh
    `),
      playCard('A.Drop', 'B.Snuggles'),
    );
    for (const level of ['normal', 'hard'] as const) expect(choose(level, alone, B)).toEqual(decide('d1', null));
  });

  it('classic Beary saves what would be lost', () => {
    const asked = simulate(
      read(`
      classic, turn 3
      > A 4 | hand Sun, Wake, Twist | play Knight
        B 1 | hand Beary, Clean | play Ka
    `),
      attack('A.Knight', 'B.Ka'),
    );
    for (const level of ['normal', 'hard'] as const) expect(choose(level, asked, B)).toEqual(decide('d1', 'B.Beary'));
  });
});
