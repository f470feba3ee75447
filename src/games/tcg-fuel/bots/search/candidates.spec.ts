import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import type { Action } from '../../rules/action.types.js';
import { Board } from '../board.js';
import { neighboursOf } from './candidates.js';

/** Who takes part in a move, by name. */
function names(board: Board, move: Action): string[] {
  const part = move.type === 'attack' ? (move.attackers ?? []) : move.type === 'block' ? move.blocks : [];
  return part.map(({ cardId }) => board.find(cardId)!.slug).sort();
}

describe('The neighbours of a move', () => {
  it('are attacks with one creature more or one less', () => {
    const t = new ScenarioTable('combat/declare_attackers\n> A\n field: boiler-ogre, kettle-imp, flue-rat\n B');
    const board = new Board(t.view(0), 0);
    const move: Action = { type: 'attack', attackers: [{ cardId: t.id('boiler-ogre') }] };
    expect(neighboursOf(board, move).map((near) => names(board, near))).toEqual(
      expect.arrayContaining([[], ['boiler-ogre', 'kettle-imp'], ['boiler-ogre', 'flue-rat']]),
    );
    expect(neighboursOf(board, move)).toHaveLength(3);
  });

  it('are blocks with one creature more or one less, where it may block', () => {
    const t = new ScenarioTable(
      'combat/declare_attackers\n> A\n field: boiler-ogre, cloudferry-ray\n B\n field: flue-rat, kettle-imp',
    )
      .attack('boiler-ogre', 'cloudferry-ray')
      .passAll();
    const board = new Board(t.view(1), 1);
    const blocks = [{ cardId: t.id('flue-rat'), attackerId: t.id('boiler-ogre') }];
    const near = neighboursOf(board, { type: 'block', blocks }).map((move) => names(board, move));
    expect(near).toEqual([[], ['flue-rat', 'kettle-imp']]);
  });

  it('are none where nobody fights', () => {
    const t = new ScenarioTable('> A\n field: boiler-ogre\n B');
    expect(neighboursOf(new Board(t.view(0), 0), { type: 'pass_priority' })).toEqual([]);
  });
});
