import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import { Board } from '../board.js';
import { planAttack, planBlocks } from './combat.js';

/** A's attack; every creature is on the battlefield and able. */
function attacks(mine: string, theirs: string, life = { a: 20, b: 20 }): string[] {
  const t = new ScenarioTable(
    `combat/declare_attackers\n> A ${life.a}\n field: ${mine}\n B ${life.b}\n field: ${theirs}`,
  );
  const board = new Board(t.view(0), 0);
  return (planAttack(board).attackers ?? []).map(({ cardId }) => board.find(cardId)!.slug);
}

/** B's blocks when all of A's creatures attack. */
function blocks(mine: string, theirs: string, life: number): string[] {
  const t = new ScenarioTable(`combat/declare_attackers\n> A\n field: ${mine}\n B ${life}\n field: ${theirs}`);
  t.attack(...mine.split(', ')).passAll();
  const board = new Board(t.view(1), 1);
  return planBlocks(board).blocks.map(
    ({ cardId, attackerId }) => `${board.find(cardId)!.slug} x ${board.find(attackerId)!.slug}`,
  );
}

describe('An attack', () => {
  it('is made with whom nothing stops, and not with whom a blocker eats', () => {
    expect(attacks('cloudferry-ray, ashbin-ghoul', 'cogwork-porter')).toEqual(['cloudferry-ray']);
  });

  it('does not lead a creature into a first striker that another blocker would only trade with', () => {
    expect(attacks('furnace-drover', 'slagback-pikeman, clinker-brawler')).toEqual([]);
  });

  it('is left when those who would go are needed at home', () => {
    expect(attacks('boiler-ogre', 'canopy-devourer (tapped)', { a: 3, b: 20 })).toEqual([]);
    expect(attacks('boiler-ogre', 'canopy-devourer (tapped)', { a: 20, b: 20 })).toEqual(['boiler-ogre']);
  });
});

describe('A block', () => {
  it('kills and lives where it can, and is not made where it only loses', () => {
    expect(blocks('bramble-whelp', 'mossback-hauler, rootline-spider', 20)).toEqual([
      'rootline-spider x bramble-whelp',
    ]);
    expect(blocks('canopy-devourer', 'bramble-whelp', 20)).toEqual([]);
  });

  it('takes two where one is not enough, and always two against menace', () => {
    expect(blocks('mossback-hauler', 'bramble-whelp, slagback-pikeman', 20)).toEqual([
      'slagback-pikeman x mossback-hauler',
    ]);
    expect(blocks('boiler-ogre', 'clinker-brawler, beaconwall-guard', 20)).toHaveLength(2);
    expect(blocks('pitworks-behemoth', 'flue-rat, sapling-tapper', 6)).toHaveLength(2);
  });

  it('throws creatures away only for its life', () => {
    const thrown = (life: number) =>
      blocks('mossback-hauler, canopy-devourer', 'sapling-tapper, flue-rat (tapped)', life);
    expect(thrown(20)).toEqual([]);
    expect(thrown(8)).toEqual(['sapling-tapper x mossback-hauler']);
  });
});
