import { playMatch } from '../../../src/arena/match.js';
import { getLevel } from '../../../src/arena/levels.js';
import { BotPool } from '../../../src/engine/bots/bot-pool.js';
import { seededRng } from '../../../src/engine/bots/seeded-rng.js';
import { knowledgeOf, rememberAll } from '../../../src/engine/bots/knowledge.js';
import { DraftWorld } from '../../../src/engine/bots/players/draft-world.js';
import { PlainWorld } from '../../../src/engine/bots/players/plain-world.js';
import { canonical, rngOver, sfc32 } from '../../../src/engine/core/index.js';
import type { Frozen, Rng } from '../../../src/engine/core/index.js';
import { RandomGame } from '../../../src/engine/testing/index.js';
import { rankOf } from '../rules/cards.js';
import { goFish } from '../rules/go-fish.game.js';
import type { GoFish } from '../rules/go-fish.types.js';
import * as module from './index.js';
import { boundsOf } from './memory.js';
import type { Memory } from './memory.js';

const { bots, kit } = module;
const hard = bots.levels.hard!;

const begin = (rng: Rng) => ({
  options: { handSize: 5 + rng.int(3) },
  seats: ['ann', 'bob', 'cal'].slice(0, 2 + rng.int(2)).map((name) => ({ id: name, name, bot: true, loadout: null })),
});

/** Plays a random game, and hands over every moment with what each seat remembers by then. */
function listen(seed: number, look: (state: Frozen<GoFish['state']>, memories: readonly Memory[]) => void): void {
  const random = new RandomGame(goFish, begin, { seed, picks: [] });
  const memories = random.start.seats.map((_seat, seat) => bots.firstMemory(seat, null));
  while (!random.over) {
    const { step } = random.next();
    for (const seat of memories.keys()) memories[seat] = rememberAll(bots, memories[seat]!, [step], seat);
    look(step.table.state, memories);
  }
}

/** Deals the cards that a seat cannot see anew. */
function reshuffle(state: Frozen<GoFish['state']>, seat: number, rng: Rng): GoFish['state'] {
  const next = structuredClone(state) as GoFish['state'];
  const hidden = next.players.filter((_player, other) => other !== seat);
  const cards = rng.shuffle([...next.pond, ...hidden.flatMap(({ hand }) => hand)]);
  for (const player of hidden) player.hand = cards.splice(0, player.hand.length);
  next.pond = cards;
  return next;
}

describe('A bot of Go Fish', () => {
  it('decides the same whatever it cannot see: it knows its view and its events, and nothing else', async () => {
    const moments: { state: Frozen<GoFish['state']>; memory: Memory }[] = [];
    listen(3, (state, memories) => {
      if (goFish.toAct(state)[0] === 0) moments.push({ state, memory: memories[0]! });
    });
    const rng = rngOver(sfc32(9));
    let moved = 0;
    for (const { state, memory } of moments.slice(0, 8)) {
      const twin = reshuffle(state, 0, rng);
      if (canonical(twin) !== canonical(state)) moved += 1;
      const decide = (one: Frozen<GoFish['state']>) =>
        hard.choose({ ...knowledgeOf(bots, one, 0, memory, null), rng: rngOver(sfc32(5)), budget: { nodes: 60 } });
      expect(await decide(twin)).toEqual(await decide(state));
    }
    expect(moved).toBeGreaterThan(4);
  });

  it('decides in a thread as it does here', async () => {
    const pool = new BotPool({ threads: 1 });
    const { state } = new RandomGame(goFish, begin, { seed: 1, picks: [] }).table;
    const request = { level: 'hard', seed: '0123456789abcdef01234567', budget: { nodes: 40 } };
    const knowledge = knowledgeOf(bots, state, 0, bots.firstMemory(0, null), null);
    const there = await pool.decide({ ...request, module: new URL('./index.js', import.meta.url), knowledge });
    const here = await hard.choose({ ...knowledge, rng: seededRng(request.seed), budget: request.budget });
    await pool.close();
    expect(there).toEqual(here);
  });

  it('remembers only what is true of the other hands', () => {
    for (let seed = 0; seed < 4; seed++) {
      listen(seed, (state, memories) => {
        for (const [seat, player] of state.players.entries()) {
          for (const rank of ['2', '7', 'K'] as const) {
            const held = player.hand.filter((card) => rankOf(card) === rank).length;
            const [least, most] = boundsOf(memories[0]!, seat, rank);
            expect(least).toBeLessThanOrEqual(held);
            expect(most).toBeGreaterThanOrEqual(held);
          }
        }
      });
    }
  });

  it('imagines whole tables that look the same from its seat', () => {
    const rng = rngOver(sfc32(2));
    for (let seed = 0; seed < 4; seed++) {
      listen(seed, (state, memories) => {
        for (const [seat, memory] of memories.entries()) {
          const view = goFish.view(state, seat);
          const imagined = kit.determinize(view, memory, seat, rng, null);
          expect(goFish.view(imagined, seat)).toEqual(view);
          const cards = imagined.players.flatMap(({ hand }) => hand).concat(imagined.pond);
          expect(new Set(cards).size).toBe(cards.length);
        }
      });
    }
  });

  it('may play out in place: the same actions and the same chance lead to the same state', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { state } = new RandomGame(goFish, begin, { seed, picks: [] }).table;
      const drafts = new DraftWorld(goFish, rngOver(sfc32(seed)), state);
      const plain = new PlainWorld(goFish, rngOver(sfc32(seed)), state);
      for (const world of [drafts, plain]) world.playOut(500);
      expect(plain.state).toEqual(drafts.state);
    }
  });

  it('beats random clearly, both by rules of thumb and by searching', async () => {
    const random = { level: getLevel(module, 'random') };
    const easy = await playMatch({ module, a: { level: bots.levels.easy! }, b: random, games: 100, seed: 1 });
    expect(easy.score.low).toBeGreaterThan(0.55);
    const searching = { level: hard, budget: { nodes: 60 } };
    const { score, a } = await playMatch({ module, a: searching, b: random, games: 50, seed: 1 });
    expect(score.low).toBeGreaterThan(0.5);
    expect(a.fellBack).toBe(0);
  }, 240_000);
});
