import fc from 'fast-check';
import type { ManaCost, ManaPool, ManaType } from '../catalogue/card.types.js';
import { ScenarioTable } from '../scenario/scenario-table.js';
import { ManaSystem } from './mana-system.js';
import { canPayAutomatically, payAutomatically } from './payment.js';
import type { Payer } from './payment.js';
import { COLORS, MANA_TYPES, canPay, emptyPool, pay, restOf, totalOf } from './pool.js';
import { rankOf } from './sources.js';

const amounts = fc.record(
  Object.fromEntries(MANA_TYPES.map((type) => [type, fc.nat({ max: 3 })])) as Record<ManaType, fc.Arbitrary<number>>,
);
const costs = fc.record(
  Object.fromEntries(MANA_TYPES.map((type) => [type, fc.nat({ max: 2 })])) as Record<ManaType, fc.Arbitrary<number>>,
  { requiredKeys: [] },
) as fc.Arbitrary<ManaCost>;
const types = fc.oneof(
  fc.constantFrom(...MANA_TYPES).map((type) => [type]),
  fc.uniqueArray(fc.constantFrom(...COLORS), { minLength: 2, maxLength: 3 }),
);
const payers = fc.array(fc.record({ types, isCreature: fc.boolean() }), { maxLength: 6 }).map((list) =>
  list.map(({ types, isCreature }, index): Payer => ({
    cardId: index + 1,
    type: types[0]!,
    amount: 1,
    isTapped: false,
    types,
    isCreature,
  })),
);

/** Every way to tap some of the sources, the slow and certain way. */
function* tappings(list: readonly Payer[], pool: ManaPool): Generator<{ pool: ManaPool; ids: number[] }> {
  const [first, ...rest] = list;
  if (!first) return yield { pool, ids: [] };
  yield* tappings(rest, pool);
  for (const type of first.types) {
    for (const way of tappings(rest, { ...pool, [type]: pool[type] + 1 }))
      yield { ...way, ids: [first.cardId, ...way.ids] };
  }
}

describe('ManaSystem', () => {
  it('R39: never changes its arguments and never goes negative', () => {
    fc.assert(
      fc.property(amounts, costs, (pool, cost) => {
        const [poolBefore, costBefore] = [JSON.stringify(pool), JSON.stringify(cost)];
        const { newPool, usedMana } = ManaSystem.payManaCost(pool, cost);
        expect([JSON.stringify(pool), JSON.stringify(cost)]).toEqual([poolBefore, costBefore]);
        for (const type of MANA_TYPES) expect(newPool[type]).toBeGreaterThanOrEqual(0);
        expect(totalOf(newPool) + totalOf(usedMana)).toBe(totalOf(pool));
        expect(totalOf(usedMana) === totalOf(cost)).toBe(ManaSystem.canPayManaCost(pool, cost));
      }),
    );
  });

  it('R38, R39: adds, removes down to zero, and refuses amounts that are none', () => {
    const pool = ManaSystem.createEmptyManaPool();
    expect(pool).toEqual({ red: 0, blue: 0, green: 0, white: 0, black: 0, generic: 0 });
    expect(ManaSystem.addMana(pool, 'red', 2).red).toBe(2);
    expect(ManaSystem.removeMana({ ...pool, red: 1 }, 'red', 3).red).toBe(0);
    for (const amount of [-1, 0.5]) {
      expect(() => ManaSystem.addMana(pool, 'red', amount)).toThrow(RangeError);
      expect(() => ManaSystem.removeMana(pool, 'red', amount)).toThrow(RangeError);
      expect(() => ManaSystem.payManaCost(pool, { red: amount })).toThrow(RangeError);
    }
    expect(ManaSystem.canPayManaCost({ ...pool, red: 5 }, { purple: 1 } as ManaCost)).toBe(false);
  });

  it('R41: lists untapped sources and what they give', () => {
    const t = new ScenarioTable(`
      > A
        field: forest, mountain (tapped), peatroot-hollow, sapling-tapper (sick), brass-kettle, bramble-whelp
        B
    `);
    expect(ManaSystem.getPlayerManaSources(t.state, 1)).toEqual([
      { cardId: t.id('forest'), type: 'green', amount: 1, isTapped: false, types: ['green'] },
      { cardId: t.id('peatroot-hollow'), type: 'green', amount: 1, isTapped: false, types: ['green', 'black'] },
      { cardId: t.id('brass-kettle'), type: 'generic', amount: 1, isTapped: false, types: ['generic'] },
    ]);
    expect(ManaSystem.getAvailableMana(t.state, 1)).toEqual({ ...emptyPool(), green: 1, generic: 2 });
  });
});

it('R44: untaps the sources of a player, and only those', () => {
  const t = new ScenarioTable('> A\n field: forest (tapped), bramble-whelp (tapped)\n B\n field: swamp (tapped)');
  const { cards } = ManaSystem.untapManaSources(t.state, 1);
  const tapped = ['forest', 'bramble-whelp', 'swamp'].map((label) => cards[t.id(label)]!.permanent!.isTapped);
  expect(tapped).toEqual([false, true, true]);
  expect(ManaSystem.canPlayCard(t.state, 1, 999)).toEqual({ canPlay: false, reason: 'Card not found' });
});

describe('R42: automatic payment', () => {
  it('pays exactly when some way of tapping pays, and taps no more than it needs', () => {
    fc.assert(
      fc.property(amounts, costs, payers, (rich, cost, sources) => {
        const pool = { ...rich, red: Math.min(rich.red, 1), generic: Math.min(rich.generic, 1), blue: 0, green: 0 };
        const paid = payAutomatically(pool, sources, cost);
        const ways = [...tappings(sources, pool)].filter((way) => canPay(way.pool, cost));
        expect(paid !== undefined).toBe(ways.length > 0);
        if (!paid) return;
        const fewest = Math.min(...ways.map(({ ids }) => ids.length));
        expect(paid.tapped).toHaveLength(fewest);
        expect(totalOf(paid.usedMana)).toBe(totalOf(cost));
      }),
    );
  });

  it('knows whether it could pay without looking for the best way', () => {
    fc.assert(
      fc.property(amounts, costs, payers, (rich, cost, sources) => {
        const pool = { ...rich, red: Math.min(rich.red, 1), generic: 0, green: 0 };
        expect(canPayAutomatically(pool, sources, cost)).toBe(payAutomatically(pool, sources, cost) !== undefined);
      }),
    );
  });

  it('of all the smallest sets takes the one with the smallest key', () => {
    fc.assert(
      fc.property(costs, payers, (cost, sources) => {
        const paid = payAutomatically(emptyPool(), sources, cost);
        if (!paid) return;
        const size = totalOf(cost);
        const keys = [...tappings(sources, emptyPool())]
          .filter(({ ids, pool }) => ids.length === size && canPay(pool, cost))
          .map(({ ids }) => ids.map((id) => sources[id - 1]!))
          .flatMap((set) => genericParts(set, cost).map((generic) => keyOf(set, generic)));
        const best = keys.sort((a, b) => (a < b ? -1 : 1))[0];
        const chosen = paid.tapped.map((id) => sources[id - 1]!);
        expect(
          genericParts(chosen, cost)
            .map((generic) => keyOf(chosen, generic))
            .sort()[0],
        ).toBe(best);
      }),
    );
  });

  it('spends floating mana before it taps anything', () => {
    const t = new ScenarioTable('> A\n hand: bramble-whelp\n field: forest*2, swamp\n B');
    t.activate(0, 'swamp', 'mana').play(0, 'bramble-whelp');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'mana_paid', sources: [t.id('forest')] }));
    expect(t.player(0).manaPool).toEqual(emptyPool());
  });
});

describe('R43: explicit payment', () => {
  const picture = '> A\n hand: flue-rat, bramble-whelp\n field: forest, swamp, peatroot-hollow\n B';

  it('taps exactly the sources named, and the surplus floats', () => {
    const t = new ScenarioTable(picture);
    const sources = [{ cardId: t.id('peatroot-hollow'), mana: 'black' as const }, { cardId: t.id('forest') }];
    t.play(0, 'flue-rat', undefined, { payment: { sources } });
    expect(t.card('swamp').isTapped).toBe(false);
    expect(t.player(0).manaPool).toEqual({ ...emptyPool(), green: 1 });
  });

  it('refuses sources that do not cover the cost, are named twice, or leave their mana open', () => {
    const t = new ScenarioTable(picture);
    const paying = (...sources: { cardId: number; mana?: ManaType }[]) =>
      t.refusal(0, t.playing('flue-rat', undefined, { payment: { sources } }))?.code;
    expect(paying({ cardId: t.id('forest') })).toBe('BAD_PAYMENT');
    expect(paying({ cardId: t.id('peatroot-hollow') })).toBe('BAD_PAYMENT');
    expect(paying({ cardId: t.id('swamp') }, { cardId: t.id('swamp') })).toBe('BAD_PAYMENT');
    expect(paying({ cardId: t.id('swamp'), mana: 'white' })).toBe('BAD_PAYMENT');
    expect(paying({ cardId: t.id('swamp') })).toBeUndefined();
  });
});

/** The parts of a set that may pay the generic cost while the rest pays the colours. */
function genericParts(set: readonly Payer[], cost: ManaCost): Payer[][] {
  const generic = cost.generic ?? 0;
  const colors = restOf(cost, { generic });
  const subsets = set.reduce<Payer[][]>((all, one) => [...all, ...all.map((part) => [...part, one])], [[]]);
  return subsets.filter((part) => {
    if (part.length !== generic) return false;
    const rest = set.filter((one) => !part.includes(one));
    return [...tappings(rest, emptyPool())].some((way) => way.ids.length === rest.length && canPay(way.pool, colors));
  });
}

function keyOf(set: readonly Payer[], generic: readonly Payer[]): string {
  const pad = (numbers: number[]): string =>
    numbers
      .sort((a, b) => a - b)
      .map((one) => String(one).padStart(2, '0'))
      .join();
  const creatures = set.filter(({ isCreature }) => isCreature).length;
  const multi = set.filter(({ types }) => types.length > 1).length;
  return [creatures, multi, pad(generic.map(rankOf)), pad(set.map(({ cardId }) => cardId))].join('|');
}

it('R39: what a cost names is what is used', () => {
  expect(pay({ ...emptyPool(), red: 1 }, { red: 0, blue: 0 }).usedMana).toEqual({ red: 0, blue: 0, generic: 0 });
});
