import { fromScenario } from '../../../../src/games/ggltcg/rules/scenario.js';
import { viewFor } from '../../../../src/games/ggltcg/rules/view.js';
import { reasonsOf } from './reasons.js';

describe('Why a toy is worth what it is worth', () => {
  it('names the toys beside it, and what the turn adds', () => {
    const state = fromScenario({ players: { A: { in_play: ['Ka', 'Sock Sorcerer'] }, B: { in_play: ['Block'] } } });
    const [ka] = state.players.A!.in_play;
    ka!.turn_modifications.speed = -1;
    const told = Object.values(viewFor(state, 'public').players).map(({ in_play }) => reasonsOf(in_play[0]!));
    expect(told.map((reasons) => reasons.map(({ source, does }) => `${source} ${does}`))).toEqual([
      ['Ka +2 strength', 'Sock Sorcerer protects it', 'This turn −1 speed'],
      [],
    ]);
  });
});
