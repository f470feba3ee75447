import { begin, fastDice, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { knowledgeOf, rememberAll } from '../../../engine/bots/knowledge.js';
import { playAll } from '../../../engine/core/index.js';
import type { Step, Table } from '../../../engine/core/index.js';
import { copyOf } from '../rules/board/copy.js';
import { vikingVengeance } from '../rules/viking-vengeance.game.js';
import { place, read } from '../rules/viking-vengeance.notation.js';
import type { State, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { determinize } from './determinize.js';
import { arenaStart, bots } from './index.js';
import type { Memory } from './memory.js';
import { nothingHeard, remember } from './memory.js';
import { Endgame } from './endgame/endgame.js';
import { movesOf } from './moves.js';

const rng = (): Rng => rngOver(sfc32(5));

function choose(level: string, state: State, nodes = 3000) {
  const seat = state.seats[state.current];
  const knowledge = knowledgeOf(bots, state, seat, nothingHeard, loadoutOf(state));
  return bots.levels[level]!.choose({ ...knowledge, rng: rng(), budget: { nodes } }) as { action: object };
}

/** What the player to move has brought: all cards that were ever his. */
function loadoutOf(state: State): VikingVengeance['loadout'] {
  return Object.entries(state.cards)
    .filter(([, { original_owner }]) => original_owner === state.current)
    .map(([user_card_instance_id, { base_card_id, level, xp }]) => ({
      user_card_instance_id,
      base_card_id,
      level,
      xp,
    }));
}

const begun = (seed: number, mode: 'solo' | 'pvp'): Table<VikingVengeance> => {
  const { options, loadouts } = arenaStart(rngOver(sfc32(seed)));
  const seats = loadouts.map((loadout, seat) => ({
    id: `bot-${seat}`,
    name: `bot-${seat}`,
    bot: seat === 1,
    loadout: mode === 'solo' ? null : loadout,
  }));
  const start = { sessionId: '00000000-0000-4000-8000-000000000000', at: 0, options: { ...options, mode }, seats };
  return begin<VikingVengeance>(vikingVengeance, start, fastDice(seed));
};

describe('The bots', () => {
  it('easy, medium and hard pass when they have nothing to place', async () => {
    for (const level of ['easy', 'medium', 'hard', 'master']) {
      expect((await choose(level, read('turn 1 player1; . . . .'))).action).toEqual({ type: 'endTurn' });
    }
  });

  it('the master takes the last tile where it wins', async () => {
    const row = 'odin/1 odin/1 odin/2 odin/2';
    const state = read(`turn 15 player1; ${row}; ${row}; ${row}; . akaname/2 odin/2 odin/1; 1: akaname oni; 2: thor`);
    // Only the Oni beats the Akaname beside the tile.
    expect((await choose('master', state)).action).toEqual(place('1.oni', 0, 3));
  });

  it('the master plays a card with a targeted ability', async () => {
    const row = 'odin/1 odin/1 odin/2 odin/2';
    const full = 'odin/1 odin/1 oni/2 odin/2';
    const state = read(`turn 15 player1; ${row}; ${row}; ${full}; . odin/1 odin/2 odin/2; 1: tawara-toda; 2: thor`);
    expect((await choose('master', state)).action).toMatchObject({ user_card_instance_id: '1.tawara-toda' });
  });

  it('with the same nodes and chance decide alike', async () => {
    const { state } = begun(3, 'pvp');
    const one = await choose('master', state as State, 400);
    expect(await choose('master', state as State, 400)).toEqual(one);
  });

  it('play whole games by what they see, each of their moves accepted', async () => {
    for (const mode of ['solo', 'pvp'] as const) {
      for (const levels of [
        ['master', 'easy'],
        ['medium', 'master'],
      ] as const) {
        let table = begun(8, mode);
        const memories: Memory[] = [nothingHeard, nothingHeard];
        while (!vikingVengeance.outcome(table.state)) {
          const [seat] = vikingVengeance.toAct(table.state) as [number];
          const loadout = mode === 'solo' ? null : loadoutOf(table.state as State);
          const knowledge = knowledgeOf(bots, table.state, seat, memories[seat]!, loadout);
          const level = bots.levels[levels[seat]!]!;
          const { action } = await level.choose({ ...knowledge, rng: rng(), budget: { nodes: 150 } });
          const steps = playAll(vikingVengeance, table, seat, [action], 0, fastDice(8)) as Step<VikingVengeance>[];
          table = steps.at(-1)!.table;
          for (const each of [0, 1]) memories[each] = rememberAll(bots, memories[each]!, steps, each);
        }
      }
    }
  });
});

describe('An imagined deal', () => {
  it('looks to its player exactly as the real one, whatever it makes up', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = begun(seed, 'pvp');
      const seat = state.seats[state.current];
      const view = vikingVengeance.view(state, seat);
      const imagined = determinize(view, nothingHeard, seat, rng(), loadoutOf(state as State));
      expect(vikingVengeance.view(imagined, seat)).toEqual(view);
      expect(imagined.player2.hand).not.toEqual(state.player2.hand);
    }
  });

  it('remembers that Baldr went home', () => {
    const heard = remember(nothingHeard, { type: 'card_returned', cardId: 'b', to: 'bob' });
    const state = read('turn 1 player1; . . . .; 1: oni; 2: kappa baldr');
    const imagined = determinize(vikingVengeance.view(state, 0), heard, 0, rng(), loadoutOf(state));
    expect(imagined.cards[imagined.player2.hand[1]!]!.base_card_id).toBe(state.cards['2.baldr']!.base_card_id);
    const power = { top: 1, right: 1, bottom: 1, left: 1 };
    const position = { x: 0, y: 0 };
    const placed = remember(heard, { type: 'card_placed', cardId: 'b', owner: 'bob', position, power });
    expect(placed).toEqual(nothingHeard);
  });
});

describe('The exact endgame', () => {
  it('gets what it promises, whatever the opponent tries', () => {
    const row = 'oni/1 tengu/2 kappa/1 oni/2';
    const state = read(
      `turn 13 player1; ${row}; tanuki/2 thrall/1 odin/2 oni/1; ${row}; . . . oni/2; 1: koa-warrior thrall; 2: oni tanuki`,
    );
    const value = new Endgame(state, () => true).best();
    const follow = (now: State): number => {
      if (now.status !== 'active') return now.status === 'player1_win' ? 1 : now.status === 'draw' ? 0 : -1;
      const moves = movesOf(now);
      if (now.current === 'player1') {
        const solver = new Endgame(now, () => true);
        const values = moves.map((move) => solver.valueOf(move));
        return follow(after(now, moves[values.indexOf(Math.max(...values))]!));
      }
      return Math.min(...moves.map((move) => follow(after(now, move))));
    };
    expect(follow(state)).toBe(value);
  });
});

function after(state: State, move: ReturnType<typeof movesOf>[number]): State {
  const seat = state.seats[state.current];
  const [step] = playAll(
    vikingVengeance,
    { state, round: 1, drawn: 0 },
    seat,
    [move],
    0,
    fastDice(1),
  ) as Step<VikingVengeance>[];
  return copyOf(step!.table.state);
}
