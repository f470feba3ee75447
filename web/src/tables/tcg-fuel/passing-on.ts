import type { GameView, TcgFuel } from './shapes.js';

type Offer = Partial<TcgFuel['action']>;

/** Nothing is offered but to go on, and to tap lands for mana that nothing could use. */
export function canOnlyGoOn(offers: readonly Offer[]): boolean {
  return (
    offers.some(({ type }) => type === 'pass_priority') &&
    offers.every(
      (one) =>
        one.type === 'pass_priority' ||
        one.type === 'end_turn' ||
        (one.type === 'activate_ability' && one.abilityId === 'mana'),
    )
  );
}

/** Whether the page passes for the seat: in its second main phase, where nothing can be played. */
export function goesOnByItself(view: GameView, seat: number, offers: readonly Offer[]): boolean {
  const { phase, stack, players, currentPlayerIndex, options } = view;
  if (options.autoPass === 'none' || phase !== 'main2' || stack.length > 0) return false;
  return players[currentPlayerIndex]?.seat === seat && canOnlyGoOn(offers);
}
