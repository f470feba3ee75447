import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, play, staminaOf, strengthOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('copy_card', () => {
  it('R48: Clone becomes the toy, fresh, and works like it from then on', () => {
    table(`
      > A 2 | hand Clone | play Ka
        B 4 | hand Sun | play Block
    `)
      .play(A, play('A.Clone', 'A.Ka'))
      .tells({ type: 'card_copied', card: { id: 'A.Clone', name: 'Copy of Ka' } })
      .tells({ type: 'narrated', description: 'Played Clone for 2 CC (copied Ka)' })
      .check((state) => expect([strengthOf(state, 'A.Ka'), strengthOf(state, 'A.Clone')]).toEqual([13, 13])).shows(`
      > A 0 | play Ka, Clone as Ka
        B 4 | hand Sun | play Block
    `);
  });

  it('R48: a copy of a copy is called by the one name, with full stamina', () => {
    table(`
      > A 4 | hand Copy | play Clone as Umbruh 1
        B 4 | hand Sun
    `)
      .play(A, play('A.Copy', 'A.Clone'))
      .seen(A, ({ players }) =>
        expect(players.A!.in_play[1]).toMatchObject({ name: 'Copy of Umbruh', current_stamina: 4, card_type: 'Toy' }),
      );
  });

  it('R48: when-played texts do not fire', () => {
    table(`
      > A 4 | hand Clone | play Monster
        B 4 | hand Sun | play Block
    `)
      .play(A, play('A.Clone', 'A.Monster'))
      .check((state) => expect(staminaOf(state, 'B.Block')).toBe(5));
  });

  it('R43: a copy that goes to sleep still does what it said in play, and is an Action again', () => {
    table(`
      > A 4 | hand Drop, Sun | play Copy as Umbruh
        B 4 | hand Sun
    `)
      .play(A, play('A.Drop', 'A.Copy'))
      .tells({ type: 'card_sleeped', card: { id: 'A.Copy', name: 'Copy of Umbruh' } }, { type: 'copy_reverted' })
      .seen(B, ({ players }) => expect(players.A!.sleep_zone[0]).toMatchObject({ name: 'Copy', cost: -1 })).shows(`
      > A 3 | hand Sun | sleep Copy, Drop
        B 4 | hand Sun
    `);
  });

  it('R22: only a toy of its own side, and there must be one', () => {
    table(`
      > A 4 | hand Copy, Sun
        B 4 | hand Sun | play Ka
    `)
      .refuses(A, play('A.Copy', 'B.Ka'), 'INVALID_TARGET')
      .refuses(A, play('A.Copy'), 'NO_VALID_TARGETS');
  });

  it('R57: in the classic edition Copy pays the printed cost', () => {
    table(`
      classic, turn 3
      > A 4 | hand Copy | play Dream | sleep Sun, Wake
        B 4 | hand Sun
    `)
      .play(A, play('A.Copy', 'A.Dream'))
      .check(({ players }) => expect(players.A!.cc).toBe(0));
  });
});
