import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack, decide } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('cancel_tussle_from_hand', () => {
  const before = `
    classic, turn 3
    > A 4 | hand Sun | play Knight, Umbruh
      B 2 | hand Beary | play Ka
  `;

  it('R55, R56: Beary cancels a tussle of Knight too, and there is no refund', () => {
    table(before)
      .play(A, attack('A.Knight', 'B.Ka'))
      .tells({ type: 'decision_requested', decision_type: 'cancel_tussle', player_id: 'B' })
      .tellsTo(B, { type: 'decision_requested', options: ['B.Beary'] })
      .refuses(A, attack('A.Umbruh', 'B.Ka'), 'PENDING_DECISION')
      .play(B, decide('d1', 'B.Beary'))
      .tells({ type: 'tussle_cancelled', by: { id: 'B.Beary', name: 'Beary' } })
      .tells(
        { type: 'narrated', player_id: 'B', description: 'Beary cancelled the tussle for 1 CC' },
        { type: 'narrated', player_id: 'A', description: 'Knight tussled Ka for 2 CC: cancelled by Beary' },
      ).shows(`
      > A 2 | hand Sun | play Knight, Umbruh
        B 1 | play Ka, Beary
    `);
  });

  it('R55: declined, the tussle goes on, and the next one asks again', () => {
    table(before)
      .play(A, attack('A.Knight', 'B.Ka'))
      .play(B, decide('d1', null))
      .tells({ type: 'narrated', description: 'Knight tussled Ka for 2 CC: Ka sleeped' })
      .play(A, attack('A.Umbruh', null))
      .seen(B, (view) => expect(view.pending_decision).toMatchObject({ decision_id: 'd2', options: ['B.Beary'] }));
  });

  it('R55: who cannot pay is not asked', () => {
    table(`
      classic, turn 3
      > A 4 | hand Sun | play Knight
        B 0 | hand Beary | play Ka
    `)
      .play(A, attack('A.Knight', 'B.Ka'))
      .seen(B, (view) => expect(view.pending_decision).toBeNull());
  });
});
