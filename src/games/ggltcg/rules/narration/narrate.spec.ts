import { scenario } from '../../../../engine/testing/index.js';
import { eventsFor, fastDice, playAll } from '../../../../engine/core/index.js';
import type { Table } from '../../../../engine/core/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import type { Action, Ggltcg } from '../ggltcg.types.js';
import { A, B, activate, attack, decide, endTurn, play } from '../ggltcg.words.js';
import { narrate } from './narrate.js';
import type { Narrative } from './narrate.js';

const table = scenario(ggltcg, { read, draw });
const NAMES = new Map([
  ['A', 'A'],
  ['B', 'B'],
]);

/** Plays actions from a drawing and tells the whole story. */
function story(picture: string, ...moves: [0 | 1, Action][]): Narrative {
  let now: Table<Ggltcg> = { state: read(picture), round: 1, drawn: 0 };
  let told: Narrative | undefined;
  for (const [seat, action] of moves) {
    const steps = playAll(ggltcg, now, seat, [action], 0, fastDice(1));
    if (!Array.isArray(steps)) throw new Error(JSON.stringify(steps));
    now = steps.at(-1)!.table;
    const events = steps.flatMap((step) => eventsFor(step.events, 'public'));
    told = narrate(events, NAMES, told);
  }
  return told!;
}
const lines = (picture: string, ...moves: [0 | 1, Action][]): string[] =>
  story(picture, ...moves).play_by_play.map(({ description }) => description);

describe('The play-by-play', () => {
  it('tells of plays, tussles, decisions, turns and the victory in fixed words', () => {
    expect(
      lines(
        `
        > A 7 | hand Twist, Ballaber | play Umbruh
          B 4 | hand Sun | play Ka, Snuggles
      `,
        [A, play('A.Twist', 'B.Ka')],
        [A, attack('B.Ka', 'B.Snuggles')],
        [B, decide('d1', 'B.Ka')],
        [A, { ...play('A.Ballaber'), alternative_cost_card_id: 'A.Umbruh' }],
        [A, attack('A.Ballaber', null)],
      ),
    ).toEqual([
      'Played Twist for 3 CC (took control of Ka)',
      'Ka tussled Snuggles for 2 CC: Snuggles sleeped',
      'Snuggles sleeped Ka',
      'Played Ballaber by sleeping Umbruh',
      'Ballaber attacked directly for 2 CC: Sun sleeped',
      'A wins',
    ]);
  });

  it('tells of both, of nobody, of declining, of Archer and of the end of a turn', () => {
    expect(
      lines(
        `
        > A 7 | hand Sun | play Wizard, Archer, Car
          B 4 | hand Sun | play Umbruh 3, Block
      `,
        [A, attack('A.Car', 'B.Block')],
        [A, activate('A.Archer', 'B.Umbruh', 2)],
        [A, endTurn],
      ),
    ).toEqual([
      'Car tussled Block for 1 CC: Car sleeped',
      'Archer took 2 stamina off Umbruh for 2 CC',
      'Ended the turn',
    ]);
    expect(
      lines(
        `
        > A 7 | hand Sun | play Knight
          B 4 | hand Sun | play Beary
      `,
        [A, attack('A.Knight', 'B.Beary')],
      ),
    ).toEqual(['Knight tussled Beary for 2 CC: both sleeped']);
    expect(
      lines(
        `
        > A 7 | hand Sun | play Block
          B 4 | hand Sun | play Archer
      `,
        [A, attack('A.Block', 'B.Archer')],
        [A, { type: 'concede' }],
      ),
    ).toEqual(['Block tussled Archer for 2 CC: nobody sleeped', 'Conceded', 'B wins']);
  });

  it('numbers its lines, and says who and when', () => {
    const { play_by_play, game_log } = story(
      `
      > A 4 | hand Surge, Sun
        B 4 | hand Sun
    `,
      [A, play('A.Surge')],
      [A, endTurn],
      [B, endTurn],
    );
    expect(play_by_play).toEqual([
      { seq: 1, turn: 3, player: 'A', player_id: 'A', action_type: 'play_card', description: 'Played Surge for 0 CC' },
      { seq: 2, turn: 3, player: 'A', player_id: 'A', action_type: 'end_turn', description: 'Ended the turn' },
      { seq: 3, turn: 4, player: 'B', player_id: 'B', action_type: 'end_turn', description: 'Ended the turn' },
    ]);
    expect(game_log).toEqual([
      'Turn 3 (Main): A: Played Surge for 0 CC',
      'Turn 3 (End): A: Ended the turn',
      'Turn 4 (Start): B begins',
      'Turn 4 (End): B: Ended the turn',
      'Turn 5 (Start): A begins',
    ]);
  });

  it('keeps the books of every turn, and of the last one once', () => {
    const { cc_history } = story(
      `
      > A 3 | hand Surge, Ka, Sun
        B 4 | hand Sun
    `,
      [A, play('A.Surge')],
      [A, play('A.Ka')],
      [A, endTurn],
      [B, { type: 'concede' }],
    );
    expect(cc_history).toEqual([
      { turn: 3, player_id: 'A', cc_start: 3, cc_gained: 1, cc_spent: 1, cc_end: 3 },
      { turn: 4, player_id: 'B', cc_start: 4, cc_gained: 3, cc_spent: 0, cc_end: 7 },
    ]);
  });
});

it('names no hidden card in a line', () => {
  table(`
    classic, turn 3, hidden
    > A 4 | hand Sun | play Umbruh
      B 1 | hand Beary, Ka
  `)
    .play(A, attack('A.Umbruh', null))
    .check(() => undefined)
    .play(B, decide('d1', null))
    .tells({ type: 'narrated', player_id: 'B', description: 'Let the tussle go on' });
});
