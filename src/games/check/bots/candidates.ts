import { bestOfOthers, plainWorth } from './habits.js';
import { canDrawDeck, canTakePile, isOpenHand, knowsSlot, slotsOf } from './world.js';
import type { Spot, World } from './world.js';

/** A move in the tree, told apart by its label. */
export type Move =
  | { readonly label: string; readonly draw: 'call' | 'deck' | 'pile' }
  | { readonly label: string; readonly slot: number }
  | { readonly label: string; readonly look: Spot | null }
  | { readonly label: string; readonly pair: readonly [Spot, Spot] | null };

const MOST_LOOKS = 6;

/** The moves worth searching at a decision (8.6), from what the player knows alone. */
export function candidates(world: World, who: number, gambles: readonly number[]): Move[] {
  switch (world.stage) {
    case 'draw':
      return [
        ...(world.caller < 0 ? [{ label: 'call', draw: 'call' } as const] : []),
        ...(canDrawDeck(world) ? [{ label: 'deck', draw: 'deck' } as const] : []),
        ...(canTakePile(world) ? [{ label: 'pile', draw: 'pile' } as const] : []),
      ];
    case 'discard':
      return [...(world.fromPile ? [] : [-1]), ...slotsOf(world, who)].map(slotMove);
    case 'window': {
      const hand = world.hands[who]!;
      const known = slotsOf(world, who).filter((slot) => knowsSlot(world, who, who, slot) && hand[slot] === world.rank);
      return [-1, ...known, ...gambles].map(slotMove);
    }
    case 'peek':
      return looks(world, who).map((look) => ({ label: `look ${look?.join('.')}`, look }));
    default:
      return swaps(world, who).map((pair) => ({ label: `swap ${pair?.join(' ')}`, pair }));
  }
}

const slotMove = (slot: number): Move => ({ label: `slot ${slot}`, slot });

function looks(world: World, who: number): (Spot | null)[] {
  const seats = [who, ...world.hands.keys()].filter((seat, index) => index === 0 || seat !== who);
  const unknown = seats.flatMap((seat) =>
    isOpenHand(world, seat) || (world.rules.lockedPeekable && seat !== who)
      ? slotsOf(world, seat)
          .filter((slot) => !knowsSlot(world, who, seat, slot))
          .map((slot): Spot => [seat, slot])
      : [],
  );
  return [null, ...unknown.slice(0, MOST_LOOKS)];
}

/** The own worst two against the lowest four of others; the leader's best against another's worst; or nothing. */
export function swaps(world: World, who: number): (readonly [Spot, Spot] | null)[] {
  const worth = ([seat, slot]: Spot): number => plainWorth(world, who, seat, slot);
  const open = [...world.hands.keys()].filter((seat) => isOpenHand(world, seat));
  const spots = open.flatMap((seat) => slotsOf(world, seat).map((slot): Spot => [seat, slot]));
  const own = spots.filter(([seat]) => seat === who).sort((a, b) => worth(b) - worth(a));
  const others = spots.filter(([seat]) => seat !== who).sort((a, b) => worth(a) - worth(b));
  const found: (readonly [Spot, Spot] | null)[] = [null];
  for (const worst of own.slice(0, 2)) for (const low of others.slice(0, 4)) found.push([worst, low]);
  const best = bestOfOthers(world, who, plainWorth);
  const high = best && others.findLast(([seat]) => seat !== best[0]);
  if (best && high) found.push([best, high]);
  return found;
}
