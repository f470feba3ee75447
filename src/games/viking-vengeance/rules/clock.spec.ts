import { scenario } from '../../../engine/testing/index.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import { draw, place, read, rigged } from './viking-vengeance.notation.js';
import type { Action } from './viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];
const timeOut = (seat: number): Action => ({ type: 'time-out', seat });

describe('The clock', () => {
  it('gives each turn thirty seconds between people, and none against the AI', () => {
    table('turn 1 player1 pvp; . . . .; 1: oni', { at: 5_000 })
      .check((state) => expect(vikingVengeance.deadline!(state)).toEqual({ at: 30_000, action: timeOut(one) }))
      .play(one, place('1.oni', 0, 0))
      .check((state) => expect(vikingVengeance.deadline!(state)).toEqual({ at: 35_000, action: timeOut(two) }));
    table('turn 1 player1; . . . .').check((state) => expect(vikingVengeance.deadline!(state)).toBeUndefined());
  });

  it('moves for whoever runs out of time as the medium bot would, by the game’s own chance', () => {
    table('turn 1 player1 pvp; . . . .; . thrall/2 . .; 1: berserker', { at: 30_000, dice: rigged(2) })
      .play(null, timeOut(one))
      .tells({ type: 'card_placed', cardId: '1.berserker', position: { x: 0, y: 0 }, owner: 'ann' })
      .check(({ player1, current }) => expect([player1.timeoutsInRow, current]).toEqual([1, 'player2']));
  });

  it('passes for whoever has nothing to place', () => {
    table('turn 1 player1 pvp; . . . .', { at: 30_000 }).play(null, timeOut(one)).tells({ type: 'turn_passed' });
  });

  it('forfeits the game of whoever lets it run out three times in a row', () => {
    table('turn 1 player1 pvp; . . . .; 1: oni oni oni; 2: kappa kappa', { at: 30_000, dice: rigged(0, 0) })
      .play(null, timeOut(one))
      .play(two, place('2.kappa', 3, 3))
      .after(30_000)
      .play(null, timeOut(one))
      .play(two, place('2.kappa.2', 3, 2))
      .after(30_000)
      .play(null, timeOut(one))
      .doesNotTell('public', 'card_placed')
      .ends({ winners: [two], reason: 'forfeit' });
  });

  it('forgives time-outs with an own action', () => {
    table('turn 1 player1 pvp; . . . .; 1: oni oni; 2: kappa', { at: 30_000, dice: rigged(0) })
      .play(null, timeOut(one))
      .play(two, place('2.kappa', 3, 3))
      .play(one, { type: 'endTurn' })
      .check(({ player1 }) => expect(player1.timeoutsInRow).toBe(0));
  });

  it('is the table’s: refused too early, for the wrong player, in solo, and from a seat', () => {
    table('turn 1 player1 pvp; . . . .', { at: 29_999 })
      .refuses(null, timeOut(one), 'CLOCK_STILL_RUNS')
      .after(1)
      .refuses(null, timeOut(two), 'CLOCK_STILL_RUNS')
      .refuses(one, timeOut(one), 'UNKNOWN_ACTION')
      .refuses(one, { type: 'forfeit', seat: two }, 'UNKNOWN_ACTION');
    table('turn 1 player1; . . . .', { at: 99_999 }).refuses(null, timeOut(one), 'GAME_NOT_ACTIVE');
  });
});

describe('Absence', () => {
  it('costs the game after thirty seconds between people, and nothing against the AI', () => {
    table('turn 1 player1 pvp; . . . .')
      .check((state) => {
        expect(vikingVengeance.absence!(state, two)).toEqual({ after: 30_000, action: { type: 'forfeit', seat: two } });
      })
      .play(null, { type: 'forfeit', seat: two })
      .ends({ winners: [one], reason: 'forfeit' })
      .refuses(null, { type: 'forfeit', seat: two }, 'GAME_NOT_ACTIVE');
    table('turn 1 player1; . . . .').check((state) => expect(vikingVengeance.absence!(state, one)).toBeUndefined());
  });
});
