import type { Telling } from '../../play/table-kind.js';
import { divideHint } from './division.en.js';
import { cardIn, idOf, isOpen, targetRef, titled } from './shapes.js';
import type { GameView, TcgFuel } from './shapes.js';

type Tells = Telling<TcgFuel>;

/** The second line of the prompt: what the question is about. */
export function hintOf({ view, isYou }: Tells, soFar: Partial<TcgFuel['action']> = {}): string | undefined {
  if (view.stage === 'mulligan')
    return 'A new hand puts one card more on the bottom; with three or more the first is free.';
  if (view.pendingChoice) return divideHint(view) ?? view.pendingChoice.prompt;
  const decision = view.waitingFor?.decision;
  if (decision === 'attack') return 'Press each attacker; then whom it attacks, if there are several.';
  if (decision === 'block') {
    const blocks = (soFar.type === 'block' && soFar.blocks) || [];
    if (blocks.length > 0) return notBlocked(view, isYou, new Set(blocks.map(({ attackerId }) => attackerId)));
    return `${unblockedIn(view, isYou)} Press a blocker, then whom it blocks.`;
  }
  const top = view.stack.at(-1);
  if (top) return aboutTop(view, top, isYou);
  const active = view.players[view.currentPlayerIndex];
  if (active && isYou(active.seat)) {
    if (view.phase === 'main1') return 'Play a card, or go on to combat.';
    if (view.phase === 'main2') return 'Play a card, or end the turn.';
  }
  return 'Act, or pass.';
}

/** Who casts the top of the stack, at what, and who has passed on it. */
function aboutTop(view: GameView, top: GameView['stack'][number], isYou: Tells['isYou']): string {
  const by = view.players.find(({ playerId }) => playerId === top.controllerId);
  const aims = Object.values(top.targets)
    .flat()
    .map((target) => nameOf(view, target));
  const kind = top.kind === 'ability' ? 'An ability of' : 'Played by';
  const who = by === undefined ? 'a player' : isYou(by.seat) ? 'you' : by.name;
  return `${kind} ${who}${aims.length > 0 ? `, at ${aims.join(' and ')}` : ''}.`;
}

function nameOf(view: GameView, target: Parameters<typeof targetRef>[0]): string {
  const person = view.players.find(({ playerId }) => playerId === target.playerId);
  if (person) return person.name;
  const card = cardIn(view, idOf(targetRef(target)));
  return card?.name ?? titled(view.stack.find(({ stackId }) => stackId === target.stackId)?.slug ?? 'something');
}

/** What comes at the reader and at each of their planeswalkers. */
function unblockedIn({ combat, players, cards }: GameView, isYou: Tells['isYou']): string {
  const me = players.find(({ seat }) => isYou(seat))?.playerId;
  const coming = (combat?.attackers ?? []).filter(({ defenderPlayerId }) => defenderPlayerId === me);
  const aims = [...new Set(coming.map(({ defenderCardId }) => defenderCardId))];
  const parts = aims.map((aim) => {
    const those = coming.filter(({ defenderCardId }) => defenderCardId === aim);
    const power = those.reduce((sum, { cardId }) => {
      const one = cards.find(({ id }) => id === cardId);
      return sum + (one && 'power' in one ? (one.power ?? 0) : 0);
    }, 0);
    const planeswalker = cards.find(({ id }) => id === aim);
    const whom = aim === null || !planeswalker || !('name' in planeswalker) ? 'you' : planeswalker.name;
    return `${those.length} attack${those.length === 1 ? 's' : ''} ${whom}, ${power} damage without blocks.`;
  });
  return parts.join(' ');
}

/** Who still gets through when the blocks that are chosen are declared. */
function notBlocked({ combat, players, cards }: GameView, isYou: Tells['isYou'], blocked: ReadonlySet<number>): string {
  const me = players.find(({ seat }) => isYou(seat))?.playerId;
  const free = (combat?.attackers ?? []).filter(
    ({ cardId, defenderPlayerId }) => defenderPlayerId === me && !blocked.has(cardId),
  );
  const open = free.flatMap(({ cardId }) => cards.filter((one) => one.id === cardId && isOpen(one))).filter(isOpen);
  if (open.length === 0) return 'Every attacker is blocked.';
  const names = open.map(({ name }) => name).join(', ');
  const power = open.reduce((sum, one) => sum + (one.power ?? 0), 0);
  return `${names} ${open.length === 1 ? 'is' : 'are'} not blocked: ${power} damage.`;
}

/** When a share of combat damage is lethal. */
export function shareOf(to: string, amount: number, { view }: Tells): string | undefined {
  if (to === 'defender') return 'tramples over';
  const one = cardIn(view, idOf(to));
  if (!one || one.toughness === null) return undefined;
  const lethal = Math.max(0, one.toughness - one.damage);
  return amount >= lethal ? `✓ lethal at ${lethal}` : `lethal at ${lethal}`;
}

/** How far the game is: the turn, and whose it is. */
export function whereOf({ view, isYou }: Tells): string {
  const active = view.players[view.currentPlayerIndex];
  if (!active || view.stage === 'mulligan') return 'opening hands';
  return `turn ${view.turnCount} · ${isYou(active.seat) ? 'yours' : active.name}`;
}
