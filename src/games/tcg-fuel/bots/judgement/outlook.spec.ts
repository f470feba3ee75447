import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import type { State } from '../../rules/tcg-fuel.types.js';
import { outlook } from './outlook.js';
import { Simulation } from '../search/simulation.js';

describe('The outlook of a world', () => {
  const t = (life: number) =>
    new ScenarioTable(`> A\n field: boiler-ogre\n deck: mountain*9\n B ${life}\n deck: island*9`);
  const look = (life: number, turns: number): number => {
    const { state } = t(life);
    const simulation = new Simulation(structuredClone(state) as State, rngOver(sfc32(1)));
    return outlook(simulation, 0, { now: state.turnCount, until: state.turnCount + turns });
  };

  it('is best when the game is won at once: a win counts less for each turn it takes', () => {
    expect(look(1, 4)).toBe(1);
    const later = look(8, 4);
    expect(later).toBeGreaterThan(0.9);
    expect(later).toBeLessThan(1);
  });
});
