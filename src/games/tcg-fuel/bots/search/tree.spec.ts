import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import { firstMemory } from '../memory.js';
import { FIRST_LOOK, InformationSetTree } from './tree.js';
import { Worlds } from '../worlds/worlds.js';

describe('The tree of a turn', () => {
  // After the Imp, the Volley would clear the way for seven damage; rules of thumb do not see it.
  const t = new ScenarioTable(`> A
      hand: kettle-imp, scrapfire-volley
      field: mountain*5, boiler-ogre, mossback-hauler
      B 7
      field: sapling-tapper*2`);
  const known = { seat: 0, view: t.view(0), memory: firstMemory(), choices: [], rng: rngOver(sfc32(1)), budget: {} };
  const worlds = new Worlds({ ...known, loadout: { cards: STARTER_DECKS[0]!.cards } });
  const now = t.state.turnCount;
  const tree = new InformationSetTree(worlds, { now, near: now + 2, far: now + 4 }, 100);
  const imp = t.playing('kettle-imp');

  it('goes by rules of thumb at a first look', () => {
    expect(tree.tryOut(imp, 0)).toBeLessThan(1);
  });

  it('afterwards finds what wins later in the same turn, in every world', () => {
    for (const world of [FIRST_LOOK, FIRST_LOOK + 1]) expect(tree.tryOut(imp, world)).toBe(1);
  });

  it('holds a move that is not legal for lost', () => {
    expect(tree.tryOut(t.playing('kettle-imp', { player: 2 }), 0)).toBe(-1);
  });
});
