import type { Rng } from '../../../../engine/core/index.js';
import { findPrint } from '../../rules/catalogue/catalogue.js';
import type { GameView, OpenCardView, PlayerView } from '../../rules/view/view.types.js';
import type { Memory } from '../memory.js';

/** One card in so many is held back although it could have been played. */
const HELD_BACK = 10;

/** What a player would hardly still hold: a land after a turn without one, a creature that their idle lands would pay. */
export function isHardlyHeld(
  view: GameView,
  { playerId, playerIndex }: PlayerView,
  memory: Memory,
): (slug: string) => boolean {
  const isTheirTurn = view.currentPlayerIndex === playerIndex;
  // Lands are played before combat, creatures after it.
  const hadTimeForLand = !isTheirTurn || ['combat', 'main2', 'end'].includes(view.phase);
  const isLandless = hadTimeForLand && (memory.landless[playerId] ?? false);
  const idle = isTheirTurn ? 0 : idleLands(view, playerId);
  return (slug) => {
    const { isLand, isCreature, data } = findPrint(slug)!;
    return isLand ? isLandless : isCreature && data.manaValue <= idle;
  };
}

function idleLands({ cards }: GameView, playerId: number): number {
  const open = cards.filter((card): card is OpenCardView => !('hidden' in card));
  return open.filter(
    ({ location, controllerId, types, isTapped }) =>
      location === 'battlefield' && controllerId === playerId && types.includes('land') && !isTapped,
  ).length;
}

/** Shuffled cards anew, so that the last of them make a hand that seldom has what is hardly held. */
export function withLikelyHandLast(
  shuffled: readonly string[],
  handSize: number,
  hardlyHeld: (slug: string) => boolean,
  rng: Rng,
): string[] {
  const held: string[] = [];
  const rest: string[] = [];
  for (const slug of shuffled) {
    const isHeld = held.length < handSize && (!hardlyHeld(slug) || rng.int(HELD_BACK) === 0);
    (isHeld ? held : rest).push(slug);
  }
  return [...rng.shuffle(rest), ...held];
}
