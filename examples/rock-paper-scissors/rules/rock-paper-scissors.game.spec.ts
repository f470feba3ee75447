import { describeGame, expectPlaythrough, playthrough, scenario } from '../../../src/engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../src/engine/testing/index.js';
import type { Rng } from '../../../src/engine/core/index.js';
import { rockPaperScissors } from './rock-paper-scissors.game.js';
import { draw, read } from './rock-paper-scissors.notation.js';
import { HANDS } from './rock-paper-scissors.types.js';
import type { Hand, RockPaperScissors } from './rock-paper-scissors.types.js';

const table = scenario(rockPaperScissors, { read, draw });
const [ann, bob] = [0, 1];
const choose = (hand: Hand): RockPaperScissors['action'] => ({ type: 'choose', hand });

describe('Choosing', () => {
  it('is secret until all have chosen, in any order', () => {
    table(`
      left 3
      ann 0
      bob 0
    `)
      .play(bob, choose('rock'))
      .tellsTo(bob, { type: 'chose', by: bob, hand: 'rock' })
      .seen(ann, (view) => expect(JSON.stringify(view)).not.toContain('rock'))
      .play(ann, choose('paper'))
      .tells({ type: 'shown', hands: ['paper', 'rock'], won: [1, 0] }).shows(`
      left 2
      ann 1
      bob 0
    `);
  });

  it.each([
    ['rock', 'scissors', [1, 0]],
    ['scissors', 'rock', [0, 1]],
    ['scissors', 'paper', [1, 0]],
    ['paper', 'paper', [0, 0]],
  ] as const)('%s against %s brings %j', (first, second, won) => {
    table(`
      left 1
      ann 0 ${first}
      bob 0
    `)
      .play(bob, choose(second))
      .tells({ type: 'shown', hands: [first, second], won });
  });

  it('brings a point for every hand that it beats', () => {
    table(`
      left 1
      ann 0 rock
      bob 0
      cal 0 scissors
    `).play(bob, choose('scissors')).shows(`
      left 0
      ann 2
      bob 0
      cal 0
    `);
  });

  it('is refused twice in a round, and after the last', () => {
    table(`
      left 1
      ann 0 rock
      bob 0
    `).refuses(ann, choose('paper'), 'ALREADY_CHOSEN');
    table(`
      left 0
      ann 1
      bob 0
    `).refuses(ann, choose('paper'), 'GAME_OVER');
  });
});

const begin = (rng: Rng): Beginning<RockPaperScissors> => ({
  options: { rounds: 1 + rng.int(7) },
  seats: ['ann', 'bob', 'cal', 'dee']
    .slice(0, 2 + rng.int(3))
    .map((name) => ({ id: name, name, bot: false, loadout: null })),
});

/** Every hand that the viewer does not see may be another. */
const reshuffle: Reshuffle<RockPaperScissors> = (state, viewer, rng) => {
  const next = structuredClone(state) as RockPaperScissors['state'];
  for (const [seat, player] of next.players.entries()) {
    if (seat !== viewer && player.hand !== null) player.hand = rng.pick(HANDS);
  }
  return next;
};

describeGame(rockPaperScissors, { begin, mostActions: 28, mostBytes: 300, reshuffle });

it('plays the recorded game as it always has', () => {
  expectPlaythrough('rock-paper-scissors.1', playthrough(rockPaperScissors, begin, 1));
});
