import type { Frozen } from '../../../../engine/core/index.js';
import { abilityOf, isSilenced } from '../abilities/bearer.js';
import { findProtection } from '../abilities/book.js';
import { findPlaced, placedCards } from '../board/board.js';
import { canGuard, payForGuard } from '../effects/guard.js';
import { shieldStops } from '../effects/shield.js';
import type { AtTable, BoardCard, Reading } from '../viking-vengeance.types.js';

/** R25: the first protection that applies prevents the defeat, and is paid for where it costs something. */
export function preventsDefeat(turn: AtTable, target: Frozen<BoardCard>, source: Frozen<BoardCard>): boolean {
  return (
    isSoulLocked(turn.state, target) ||
    isProtected(turn.state, target) ||
    isShielded(turn.state, target, source) ||
    isGuarded(turn, target)
  );
}

/** R25 a. */
export function isSoulLocked(state: Reading, { lockedBy }: Frozen<BoardCard>): boolean {
  const locker = lockedBy === null ? undefined : findPlaced(state, lockedBy);
  return locker !== undefined && !isSilenced(locker.card);
}

/** R25 b. */
export function isProtected(state: Reading, { effects }: Frozen<BoardCard>): boolean {
  return effects.some(({ kind, source }) => {
    if (kind !== 'protect') return false;
    const giver = source === null ? undefined : findPlaced(state, source);
    return !giver || !isSilenced(giver.card);
  });
}

/** R25 c. */
function isShielded(state: Reading, target: Frozen<BoardCard>, source: Frozen<BoardCard>): boolean {
  const shield = findProtection(abilityOf(state, target.id));
  return shield?.do === 'shield' && !isSilenced(target) && shieldStops(state, shield, target, source);
}

/** R25 d. */
function isGuarded(turn: AtTable, target: Frozen<BoardCard>): boolean {
  const { state } = turn;
  for (const { card } of placedCards(state)) {
    if (card.id === target.id || card.owner !== target.owner || isSilenced(card)) continue;
    const abilityId = abilityOf(state, card.id);
    const guard = findProtection(abilityId);
    if (guard?.do !== 'guard' || !canGuard(state, guard, card)) continue;
    payForGuard(turn, guard, card.id, abilityId!);
    return true;
  }
  return false;
}

/** Titan Shell for the eyes: a card that hardly anything can defeat. Ocean's Shield depends on who attacks. */
export function hasTitanShell(state: Reading, card: Frozen<BoardCard>): boolean {
  const shield = findProtection(abilityOf(state, card.id));
  return shield?.do === 'shield' && !shield.onlyAgainstWeaker && !isSilenced(card);
}
