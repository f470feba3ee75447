import type { Seat } from '../../../../engine/core/index.js';
import type { Look } from '../../rules/tcg-fuel.types.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import type { Board } from '../board.js';
import { fighter, mayBlock, meet, unblockedDamage } from '../judgement/judgement.js';
import { Skirmish } from '../combat/skirmish.js';
import type { Note } from './note.js';

/** More than this in one attack is as good as anything. */
const MOST_WORTH = 20;

/** What an attack would come to: now, if it is this player's turn, and otherwise when the others have untapped. */
export function noteAttack(state: Look, board: Board, seat: Seat, foe: Seat, burn: number, note: Note): void {
  const [me, other] = [state.players[seat]!, state.players[foe]!];
  const able = board.creatures(me.playerId).filter(canAttack);
  const blockers = blockersOf(board.creatures(other.playerId), state.active === seat);
  const life = Math.max(1, other.lifeTotal);
  const free = able.filter(
    (card) => !blockers.some((one) => mayBlock(one, card) && meet(fighter(card), fighter(one)).oneDies),
  );
  const evasive = able.filter((card) => !blockers.some((one) => mayBlock(one, card)));
  const through = unblockedDamage(able, blockers);
  noteDamage('power', powerOf(able), life, note);
  noteDamage('through', through, life, note);
  noteDamage('evasive', powerOf(evasive), life, note);
  noteDamage('free', powerOf(free), life, note);
  noteDamage('burn', burn, life, note);
  noteDamage('burn through', burn + through, life, note);
  note('able attackers', able.length);
  note('free attackers', free.length);
  const { worth } = new Skirmish(able, blockers, life).bestBlocks(able.map((_card, index) => index));
  note('skirmish', Math.max(-MOST_WORTH, Math.min(MOST_WORTH, -worth)));
  note('skirmish good', Math.max(0, Math.min(MOST_WORTH, -worth)));
}

/** Damage as a share of a life, and whether it is enough. */
function noteDamage(name: string, damage: number, life: number, note: Note): void {
  note(name, Math.min(1, damage / life));
  if (damage >= life) note(`${name} kills`, 1);
  if (2 * damage >= life) note(`${name} kills in two`, 1);
}

export function canAttack({ keywords, restrictions, isTapped, frozen }: OpenCardView): boolean {
  const staysTapped = isTapped && (frozen || restrictions.includes('doesnt_untap'));
  return !keywords.includes('defender') && !restrictions.includes('cant_attack') && !staysTapped;
}

/** Who will be there to block. The player to move attacks before the others untap. */
function blockersOf(creatures: readonly OpenCardView[], isNow: boolean): OpenCardView[] {
  const able = creatures.filter(({ restrictions }) => !restrictions.includes('cant_block'));
  return isNow
    ? able.filter(({ isTapped }) => !isTapped)
    : able.map((card) => (card.isTapped ? { ...card, isTapped: false } : card));
}

function powerOf(cards: readonly OpenCardView[]): number {
  return cards.reduce(
    (sum, { power, keywords }) => sum + Math.max(0, power ?? 0) * (keywords.includes('double_strike') ? 2 : 1),
    0,
  );
}
