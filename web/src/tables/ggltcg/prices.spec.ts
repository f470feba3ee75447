import { pricesOf, somethingIsFree } from './prices.js';

type Offered = Parameters<typeof somethingIsFree>[0];

const playing = (card_id: string, ...targets: string[]) => ({
  type: 'play_card' as const,
  card_id,
  target_card_ids: targets,
  alternative_cost_card_id: null,
});
const END = { type: 'end_turn' as const };
const NO_PRICE = undefined;

/** What is offered, with a price each. */
function offering(
  ...offers: readonly (readonly [Offered['legalActions'][number], Record<string, unknown> | undefined])[]
) {
  const cards = { car: 0, glue: -1 };
  const hand = Object.entries(cards).map(([id, cost]) => ({ id, cost }));
  return {
    legalActions: offers.map(([action]) => action),
    captions: offers.map(([, caption]) => caption),
    view: { players: { ann: { hand, in_play: [], sleep_zone: [] } } },
  } as unknown as Offered;
}

describe('what can be done for CC', () => {
  it('has the price of each caption and leaves out what is paid with a card', () => {
    const offered = offering(
      [playing('car'), { price: { cc: 0 } }],
      [playing('glue', 'ka'), { price: { cc: 0 }, note: 'Paid with a card' }],
      [{ type: 'tussle', attacker_id: 'ka', defender_id: null }, { price: { cc: 2 } }],
      [END, NO_PRICE],
    );
    expect(pricesOf(offered).map(({ action, cc }) => [action.type, cc])).toEqual([
      ['play_card', 0],
      ['tussle', 2],
    ]);
  });

  it('is free where a card costs nothing, and not where it would do nothing', () => {
    expect(somethingIsFree(offering([playing('car'), { price: { cc: 0 } }]))).toBe(true);
    expect(somethingIsFree(offering([playing('glue', 'ka'), { price: { cc: 0 } }]))).toBe(true);
    expect(somethingIsFree(offering([playing('glue'), { price: { cc: 0 } }], [END, NO_PRICE]))).toBe(false);
    expect(somethingIsFree(offering([playing('car'), { price: { cc: 1 } }]))).toBe(false);
  });
});
