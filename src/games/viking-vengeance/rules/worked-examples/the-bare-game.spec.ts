import { eventsFor, fastDice, play, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Step } from '../../../../engine/core/index.js';
import { scenario } from '../../../../engine/testing/index.js';
import { numbered } from '../events.js';
import { bestFor, chooseAsSeedBot, seedMoves, seedTableOf } from '../seed-bot.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read } from '../viking-vengeance.notation.js';
import type { VikingVengeance } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

describe('The worked examples of the bare game', () => {
  it('W1, R25: compares the touching sides with the card above, and equal is defended', () => {
    table(`
      turn 1 player1
      . ice-fisher/2 . .
      . . . .
      . . . .
      . . . .
      1: bear-totem
    `)
      .play(one, place('1.bear-totem', 1, 1))
      .tells({ type: 'card_defended', cardId: 'ice-fisher@1,0', sourceCardId: '1.bear-totem' }).shows(`
      turn 2 player2 1-1
      . ice-fisher/2 . .
      . bear-totem/1 . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W2: compares the touching sides with the card on the left', () => {
    table(`
      turn 1 player1
      . . . .
      . . torchbearer/2 .
      . . . .
      . . . .
      1: raven-scout
    `)
      .play(one, place('1.raven-scout', 3, 1))
      .tells({ type: 'card_flipped', cardId: 'torchbearer@2,1', from: 'bob', to: 'ann' }).shows(`
      turn 2 player2 2-0
      . . . .
      . . torchbearer/1 raven-scout/1
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W3: fights in all four directions, and not with its own', () => {
    table(`
      turn 1 player1
      . berserker/2 . .
      berserker/1 . raven-scout/2 .
      . thrall/2 . .
      . . . .
      1: drenger
    `).play(one, place('1.drenger', 1, 1)).shows(`
      turn 2 player2 3-2
      . berserker/1 . .
      berserker/1 drenger/1 raven-scout/2 .
      . thrall/2 . .
      . . . .
      1:
      2:
    `);
  });

  it('W4, R7: a level makes the difference', () => {
    const before = (level: string): string => `
      turn 1 player1
      norse-fox/2 . . .
      . . . .
      . . . .
      . . . .
      1: shieldmaiden${level}
    `;
    table(before('')).play(one, place('1.shieldmaiden', 0, 1)).shows(`
      turn 2 player2 1-1
      norse-fox/2 . . .
      shieldmaiden/1 . . .
      . . . .
      . . . .
      1:
      2:
    `);
    table(before('^2'))
      .play(one, place('1.shieldmaiden', 0, 1))
      .shows(
        `
      turn 2 player2 2-0
      norse-fox/1 . . .
      shieldmaiden^2/1 . . .
      . . . .
      . . . .
      1:
      2:
    `,
      )
      .seen(one, ({ board }) =>
        expect(board[1]![0]).toMatchObject({
          level: 2,
          current_power: { top: 6, right: 6, bottom: 6, left: 5 },
          base_card_data: { base_power: { top: 5, right: 5, bottom: 5, left: 4 } },
        }),
      );
  });

  it('W5, R28: a flipped card does not attack in turn', () => {
    table(`
      turn 1 player1
      . runestone-keeper/2 young-jarl/2 .
      . . . .
      . . . .
      . . . .
      1: berserker
    `).play(one, place('1.berserker', 0, 0)).shows(`
      turn 2 player2 2-1
      berserker/1 runestone-keeper/1 young-jarl/2 .
      . . . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W16, R24: the sixteenth card ends the game at once', () => {
    const jarl = (x: number, y: number): string => `young-jarl/${(x + y) % 2 === 1 ? 1 : 2}`;
    const row = (y: number): string => [0, 1, 2, 3].map((x) => (x === 3 && y === 3 ? '.' : jarl(x, y))).join(' ');
    table(`
      turn 16 player2
      ${row(0)}
      ${row(1)}
      ${row(2)}
      ${row(3)}
      2: drenger | oni kappa
    `)
      .check(({ player1, player2 }) => expect([player1.score, player2.score]).toEqual([8, 7]))
      .play(two, place('2.drenger', 3, 3))
      .tellsTo(two, { type: 'card_drawn', owner: 'bob', cardId: '2.oni' }, { type: 'game_over', winner: 'bob' })
      .doesNotTell('public', 'turn_ended')
      .ends({ winners: [two], reason: 'board_full' })
      .check((state) => {
        expect(state).toMatchObject({ status: 'player2_win', current: 'player2', turnNumber: 16 });
        expect([state.player1.score, state.player2.score]).toEqual([6, 10]);
      });
  });

  it('W17, R12: one pass is a pass, two end the game', () => {
    const before = `
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: oni oni oni oni oni | kappa
      2: thrall
    `;
    table(before)
      .play(one, { type: 'endTurn' })
      .check(({ turnNumber, current, player1 }) => {
        expect([turnNumber, current, player1.hand.length, player1.deck.length]).toEqual([2, 'player2', 5, 1]);
      })
      .play(two, { type: 'endTurn' })
      .tells({ type: 'turn_passed', owner: 'bob' }, { type: 'game_over', status: 'draw', winner: null })
      .ends({ winners: [], reason: 'passes' })
      .check(({ turnNumber, status }) => expect([turnNumber, status]).toEqual([2, 'draw']));
    table(before)
      .play(one, { type: 'endTurn' })
      .play(two, place('2.thrall', 0, 0))
      .check(({ consecutivePasses }) => expect(consecutivePasses).toBe(0));
  });

  it('W20: the seed bot counts captures, power and corners', () => {
    const state = read(`
      turn 2 player2
      . . . .
      . thrall/1 . .
      . . . .
      . . . .
      2: berserker
    `);
    const seen = seedTableOf(state, 'player2');
    const scores = new Map(seedMoves(seen).map(({ position: { x, y }, score }) => [`${x},${y}`, score]));
    expect([scores.get('0,1'), scores.get('1,2'), scores.get('0,0'), scores.get('3,3')]).toEqual([119, 119, 69, 69]);
    expect([...scores.values()].filter((score) => score === 19)).toHaveLength(9);
    const choices = (level: string): Set<string> => {
      const rng = rngOver(sfc32(1));
      return new Set(
        Array.from({ length: 200 }, () => {
          const { x, y } = chooseAsSeedBot(seen, bestFor(level), rng)!.position;
          return `${x},${y}`;
        }),
      );
    };
    expect(choices('hard')).toEqual(new Set(['0,1']));
    expect(choices('medium')).toEqual(new Set(['0,1', '1,2', '0,0']));
    expect(choices('easy').size).toBe(5);
  });

  it('W21, R11: names the first thing that is wrong, and changes nothing', () => {
    table(`
      turn 1 player1
      oni/2 . . .
      . . . .
      . . . .
      . . . .
      1: thrall
      2: thrall
    `)
      .refuses(one, place('1.thrall', 4, 0), 'INVALID_POSITION', 'Invalid board position or position already occupied.')
      .refuses(one, place('1.thrall', -1, 0), 'INVALID_POSITION')
      .refuses(one, place('1.thrall', 1.5, 0), 'VALIDATION_ERROR')
      .refuses(one, place('2.thrall', 0, 0), 'INVALID_POSITION')
      .refuses(one, place('2.thrall', 1, 1), 'CARD_NOT_IN_HAND', 'Card instance not in hand.')
      .refuses(two, place('1.thrall', 4, 0), 'NOT_YOUR_TURN', "Not player's turn.")
      .refuses(two, { type: 'endTurn' }, 'NOT_YOUR_TURN')
      .play(one, { type: 'surrender' })
      .refuses(one, place('1.thrall', 1, 1), 'GAME_NOT_ACTIVE', 'Game is not active.')
      .refuses(two, { type: 'endTurn' }, 'GAME_NOT_ACTIVE')
      .refuses(two, { type: 'surrender' }, 'GAME_NOT_ACTIVE');
  });

  it('W35: what happens in a hidden hand leaves no gap in the count', () => {
    const state = read(`
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: thrall
      2: freyja
    `);
    const action = place('1.thrall', 0, 0);
    const step = play(vikingVengeance, { state, round: 1, drawn: 0 }, { seat: one, action, at: 0 }, fastDice(1));
    const heard = (viewer: number | 'public') =>
      numbered(eventsFor((step as Step<VikingVengeance>).events, viewer)).map(({ seq, type }) => [seq, type]);
    const short = [
      [0, 'card_placed'],
      [1, 'turn_ended'],
    ];
    expect(heard(one)).toEqual(short);
    expect(heard('public')).toEqual(short);
    expect(heard(two)).toEqual([
      [0, 'card_placed'],
      [1, 'card_power_changed'],
      [2, 'turn_ended'],
    ]);
  });
});
