import { describeGame, expectPlaythrough, playthrough, scenario } from '../../../src/engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../src/engine/testing/index.js';
import type { Rng } from '../../../src/engine/core/index.js';
import type { Rank } from './cards.js';
import { goFish } from './go-fish.game.js';
import { draw, read } from './go-fish.notation.js';
import type { GoFish } from './go-fish.types.js';

const table = scenario(goFish, { read, draw });
const [ann, bob] = [0, 1];
const ask = (of: number, rank: Rank): GoFish['action'] => ({ type: 'ask', of, rank });

describe('Asking', () => {
  it('takes every card of that rank and keeps the turn', () => {
    table(`
      > ann  7s 7h 2c
        bob  7d Kc
        pond 5d 9h
    `)
      .play(ann, ask(bob, '7'))
      .tells({ type: 'took', by: ann, from: bob, count: 1 })
      .tellsTo(bob, { type: 'took', cards: ['7d'] }).shows(`
      > ann  7s 7h 2c 7d
        bob  Kc
        pond 5d 9h
    `);
  });

  it('lays down four of a kind at once', () => {
    table(`
      > ann  7s 7h 7c 2c
        bob  7d Kc
        pond 5d
    `)
      .play(ann, ask(bob, '7'))
      .tells({ type: 'laid-down', by: ann, rank: '7' }).shows(`
      > ann  2c | 7
        bob  Kc
        pond 5d
    `);
  });

  it('goes fishing when the other has none, shows the card to nobody else, and passes the turn', () => {
    table(`
      > ann  7s
        bob  Kc
        pond 5d 9h
    `)
      .play(ann, ask(bob, '7'))
      .tellsTo(ann, { type: 'fished', by: ann, card: '5d' })
      .seen('public', (view) => expect(JSON.stringify(view)).not.toContain('5d')).shows(`
        ann  7s 5d
      > bob  Kc
        pond 9h
    `);
  });

  it('keeps the turn when the pond gives the rank asked for', () => {
    table(`
      > ann  7s
        bob  Kc
        pond 7d
    `).play(ann, ask(bob, '7')).shows(`
      > ann  7s 7d
        bob  Kc
        pond
    `);
  });

  it('refuses a rank the asker does not hold, oneself, nobody, and out of turn', () => {
    table(`
      > ann  7s
        bob  Kc
    `)
      .refuses(ann, ask(bob, 'K'), 'RANK_NOT_IN_HAND', 'You hold no K.')
      .refuses(ann, ask(ann, '7'), 'ASKED_YOURSELF')
      .refuses(ann, ask(5, '7'), 'NO_SUCH_SEAT')
      .refuses(bob, ask(ann, 'K'), 'NOT_YOUR_TURN');
  });
});

describe('Fishing', () => {
  it('is for empty hands', () => {
    table(`
      > ann
        bob  Kc
        pond 7d 8d
    `)
      .play(ann, { type: 'fish' })
      .shows(
        `
        ann  7d
      > bob  Kc
        pond 8d
    `,
      )
      .refuses(bob, { type: 'fish' }, 'MUST_ASK');
  });
});

const begin = (rng: Rng): Beginning<GoFish> => ({
  options: { handSize: 5 + rng.int(3) },
  seats: ['ann', 'bob', 'cal', 'dee', 'eve']
    .slice(0, 2 + rng.int(4))
    .map((name) => ({ id: name, name, bot: false, loadout: null })),
});

/** Deals what the viewer cannot see anew: the pond and the other hands change places, nothing else moves. */
const reshuffle: Reshuffle<GoFish> = (state, viewer, rng) => {
  const next = structuredClone(state) as GoFish['state'];
  const hidden = next.players.filter((_player, seat) => seat !== viewer);
  const cards = rng.shuffle([...next.pond, ...hidden.flatMap((player) => player.hand)]);
  for (const player of hidden) player.hand = cards.splice(0, player.hand.length);
  next.pond = cards;
  return next;
};

describeGame(goFish, {
  begin,
  mostActions: 1000,
  mostBytes: 1200,
  reshuffle,
  always: {
    'there are 52 cards': (state) => {
      const held = state.players.reduce((sum, player) => sum + player.hand.length + 4 * player.books.length, 0);
      expect(held + state.pond.length).toBe(52);
    },
  },
});

it('plays the recorded games as it always has', () => {
  for (const seed of [1, 2]) expectPlaythrough(`go-fish.${seed}`, playthrough(goFish, begin, seed));
});
