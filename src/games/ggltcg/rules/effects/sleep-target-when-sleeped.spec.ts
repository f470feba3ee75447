import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack, decide, endTurn, play } from '../ggltcg.words.js';
import { registerCardSet } from '../catalogue/card-sets.js';
import { getCardSet } from '../catalogue/parse-card-set.js';

const table = scenario(ggltcg, { read, draw });

const grumpy = registerCardSet(
  'grumpy',
  1,
  getCardSet(
    'name,cost,speed,strength,stamina,effects\nGrump,0,1,1,1,sleep_target_when_sleeped:1\nRock,0,9,9,9,\nNap,0,,,,sleep_all',
  ),
);

describe('sleep_target_when_sleeped', () => {
  it('R46: its owner may decline', () => {
    table(`
      > A 4 | hand Drop, Snuggles, Sun
        B 4 | hand Sun | play Ka
    `)
      .play(A, play('A.Snuggles'), play('A.Drop', 'A.Snuggles'))
      .tells({ type: 'decision_requested', decision_id: 'd1', player_id: 'A', options: ['B.Ka'] })
      .play(A, decide('d1', null))
      .tells({ type: 'narrated', description: 'Snuggles declined' })
      .goesOn();
  });

  it('R46: without a legal option nobody is asked', () => {
    table(`
      > A 4 | hand Drop, Sun
        B 4 | hand Sun | play Snuggles
    `)
      .play(A, play('A.Drop', 'B.Snuggles'))
      .seen(A, (view) => expect(view.pending_decision).toBeNull());
  });

  it('R46: the active player decides first, whoever controlled the toys', () => {
    table(`
      > A 3 | hand Clean, Sun | play Snuggles of B, Copy as Snuggles
        B 4 | hand Sun | play Beary
    `)
      .play(A, play('A.Clean'))
      .seen(B, (view) =>
        expect(view.pending_decision).toMatchObject({ decision_id: 'd2', player_id: 'B', options: ['B.Beary'] }),
      );
  });

  it('R46, R51: victory waits for the decision', () => {
    table(`
      > A 4 | play Umbruh
        B 4 | play Snuggles
    `)
      .play(A, attack('A.Umbruh', 'B.Snuggles'))
      .goesOn()
      .play(B, decide('d1', 'A.Umbruh'))
      .ends({ winners: [A], reason: 'no_cards' });
  });

  it('R46: one decision can lead to another, which joins the end of the queue', () => {
    table(`
      > A 4 | hand Drop, Sun | play Clone as Snuggles, Block
        B 4 | hand Sun | play Snuggles
    `)
      .play(A, play('A.Drop', 'B.Snuggles'))
      .play(B, decide('d1', 'A.Clone'))
      .seen(A, (view) => expect(view.pending_decision).toMatchObject({ decision_id: 'd2', player_id: 'A' }))
      .refuses(A, decide('d1', 'A.Block'), 'NO_PENDING_DECISION')
      .refuses(A, decide('d2', 'B.Snuggles'), 'INVALID_TARGET')
      .play(A, decide('d2', 'A.Block')).shows(`
      > A 2 | hand Sun | sleep Drop, Clone, Block
        B 4 | hand Sun | sleep Snuggles
    `);
  });

  it('R46: asked in the End phase, the turn goes on from there', () => {
    table(`
      > A 4 | hand VeryVeryAppleJuice, Sun | play Snuggles 0, Block
        B 4 | hand Sun | play Ka
    `)
      .play(A, play('A.VeryVeryAppleJuice'), endTurn)
      .check(({ phase, turn_number }) => expect([phase, turn_number]).toEqual(['End', 3]))
      .play(A, decide('d1', 'B.Ka'))
      .check(({ phase, turn_number, active_player_id }) =>
        expect([phase, turn_number, active_player_id]).toEqual(['Main', 4, 'B']),
      );
  });

  it('without `optional` a choice is compulsory', () => {
    table(`
      set ${grumpy}
      > A 4 | hand Nap, Rock | play Grump
        B 4 | hand Rock
    `)
      .play(A, play('A.Nap'))
      .seen(A, (view) => expect(view.pending_decision).toBeNull());
    table(`
      set ${grumpy}
      > A 4 | hand Nap | play Rock
        B 4 | hand Rock | play Grump
    `)
      .play(A, attack('A.Rock', 'B.Grump'))
      .refuses(B, decide('d1', null), 'TARGET_REQUIRED')
      .doesNotOffer(B, decide('d1', null))
      .play(B, decide('d1', 'A.Rock'))
      .goesOn();
  });
});
