import { cardIn } from './shapes.js';
import type { GameView } from './shapes.js';

/** What is divided: the options of the choice, as the view tells them. */
interface Divided {
  readonly attackerId: number;
  readonly power: number;
  readonly reachesDefender: boolean;
}

function dividedIn({ pendingChoice }: GameView): readonly Divided[] {
  return pendingChoice?.kind === 'assign_damage' ? ((pendingChoice.options ?? []) as readonly Divided[]) : [];
}

/** "Divide 8 damage", where it is the damage of one attacker. */
export function divideTitle(view: GameView): string {
  const [first, ...more] = dividedIn(view);
  return first && more.length === 0 ? `Divide ${first.power} damage` : 'Divide the damage';
}

/** Whose damage it is, and where what is over goes. */
export function divideHint(view: GameView): string | undefined {
  const [first, ...more] = dividedIn(view);
  const name = first && more.length === 0 ? cardIn(view, first.attackerId)?.name : undefined;
  if (!first || name === undefined) return undefined;
  return first.reachesDefender ? `${name} tramples: what is over hits ${defenderIn(view)}.` : `${name} strikes.`;
}

/** Whom the attacker whose damage is divided attacks: a player, or a planeswalker. */
export function defenderIn(view: GameView): string {
  const [first] = dividedIn(view);
  const attack = view.combat?.attackers.find(({ cardId }) => cardId === first?.attackerId);
  const planeswalker =
    typeof attack?.defenderCardId !== 'number' ? undefined : cardIn(view, attack.defenderCardId)?.name;
  return (
    planeswalker ?? view.players.find(({ playerId }) => playerId === attack?.defenderPlayerId)?.name ?? 'the defender'
  );
}
