import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

const paidWith = (payment: string) => ({ ...play('A.Ballaber'), alternative_cost_card_id: payment });

describe('alternative_cost_sleep_card', () => {
  it('R26: Ballaber is free of Gibbers when another card is put to sleep for it', () => {
    table(`
      > A 0 | hand Ballaber, Sun
        B 4 | hand Sun | play Gibbers
    `)
      .play(A, paidWith('A.Sun'))
      .tells({ type: 'card_played', cost: 0, alternative_cost_card: { id: 'A.Sun', name: 'Sun' } }).shows(`
      > A 0 | play Ballaber | sleep Sun
        B 4 | hand Sun | play Gibbers
    `);
  });

  it('R26: a stolen toy that pays goes to its owner, and what it says happens there', () => {
    table(`
      > A 0 | hand Ballaber | play Umbruh of B
        B 4 | hand Sun
    `)
      .play(A, paidWith('A.Umbruh'))
      .tells({ type: 'narrated', description: "Played Ballaber by sleeping Umbruh (B's)" }).shows(`
      > A 0 | play Ballaber
        B 5 | hand Sun | sleep Umbruh
    `);
  });

  it('R26: Snuggles from hand triggers nothing, from play it does', () => {
    table(`
      > A 0 | hand Ballaber, Snuggles
        B 4 | hand Sun | play Block
    `)
      .play(A, paidWith('A.Snuggles'))
      .seen(A, (view) => expect(view.pending_decision).toBeNull());
    table(`
      > A 0 | hand Ballaber | play Snuggles
        B 4 | hand Sun | play Block
    `)
      .play(A, paidWith('A.Snuggles'))
      .seen(A, (view) => expect(view.pending_decision).toMatchObject({ options: ['A.Ballaber', 'B.Block'] }));
  });

  it('R26: refuses what is no payment, and CC-only cards', () => {
    table(`
      > A 4 | hand Ballaber, Car | sleep Sun
        B 4 | hand Sun | play Block
    `)
      .refuses(A, paidWith('B.Block'), 'INVALID_ALTERNATIVE_COST')
      .refuses(A, paidWith('A.Sun'), 'INVALID_ALTERNATIVE_COST')
      .refuses(A, { ...play('A.Car'), alternative_cost_card_id: 'A.Ballaber' }, 'NO_ALTERNATIVE_COST');
  });

  it('R57: in the classic edition only a card in play pays', () => {
    table(`
      classic, turn 3
      > A 0 | hand Ballaber, Wake | play Umbruh
        B 4 | hand Sun
    `)
      .refuses(A, paidWith('A.Wake'), 'INVALID_ALTERNATIVE_COST')
      .play(A, paidWith('A.Umbruh'))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
  });

  it('R26: a Copy does not take the price over', () => {
    table(`
      > A 0 | hand Copy, Sun | play Ballaber
        B 4 | hand Sun
    `).refuses(A, { ...play('A.Copy', 'A.Ballaber'), alternative_cost_card_id: 'A.Sun' }, 'NO_ALTERNATIVE_COST');
  });
});
