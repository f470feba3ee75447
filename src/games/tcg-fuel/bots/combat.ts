import type { Attack, BlockAction } from '../rules/action.types.js';
import type { OpenCardView } from '../rules/view/view.types.js';
import { Board } from './board.js';
import { fighter, mayBlock, meet, totalValue, unblockedDamage, valueOf } from './judgement.js';

/** Life in the coin of creature values, as positions are judged. */
const LIFE_WORTH = 8;

/** Less than this is no reason to leave the plain rule. */
const CLEARLY = 0.2;

/** Those of my creatures that may be declared as attackers. */
export function ableAttackers(board: Board): OpenCardView[] {
  return board.mine.filter(
    ({ isTapped, summoningSick, keywords, restrictions }) =>
      !isTapped &&
      (!summoningSick || keywords.includes('haste')) &&
      !keywords.includes('defender') &&
      !restrictions.includes('cant_attack'),
  );
}

/** Attack with everybody if that wins; otherwise with whom no blocker beats, as far as the answer is worth less. */
export function planAttack(board: Board): Attack {
  const target = board.opponents[0]!;
  const blockers = board.creatures(target.playerId).filter((card) => !card.isTapped);
  const able = ableAttackers(board);
  const against = (cards: readonly OpenCardView[]): Attack => ({
    type: 'attack',
    attackers: cards.map(({ id }) => ({ cardId: id, defenderPlayerId: target.playerId })),
  });
  if (unblockedDamage(able, blockers) >= target.lifeTotal) return against(able);
  const going = able.filter(
    (card) => blockers.every((blocker) => isGoodAttack(card, blocker)) && (card.power ?? 0) > 0,
  );
  going.sort((a, b) => (b.power ?? 0) - (a.power ?? 0));
  // Where nobody at home could help, racing is the better hope.
  const canBeSafe = survivesAnswer(board, []);
  while (canBeSafe && going.length > 0 && !survivesAnswer(board, going)) going.pop();
  return against(improved(board, going, able, blockers));
}

/** Sends along who gains by it (a blocker stops only one) and keeps back who is missed more at home. */
function improved(
  board: Board,
  going: readonly OpenCardView[],
  able: readonly OpenCardView[],
  blockers: readonly OpenCardView[],
): readonly OpenCardView[] {
  let best = going;
  let worth = weighExchange(board, best, blockers);
  for (const card of [...able].sort((a, b) => (b.power ?? 0) - (a.power ?? 0))) {
    const other = best.includes(card) ? best.filter((one) => one !== card) : [...best, card];
    const gained = weighExchange(board, other, blockers);
    if (gained <= worth + CLEARLY || !survivesAnswer(board, other)) continue;
    best = other;
    worth = gained;
  }
  return best;
}

/** An attack, less the attack that answers it: whoever goes now does not block then. */
function weighExchange(board: Board, going: readonly OpenCardView[], blockers: readonly OpenCardView[]): number {
  const home = board.mine
    .filter((card) => !going.includes(card) || card.keywords.includes('vigilance'))
    .map((card) => (card.isTapped && !going.includes(card) ? { ...card, isTapped: false } : card));
  const answering = board.theirs.filter(
    ({ keywords, restrictions }) => !keywords.includes('defender') && !restrictions.includes('cant_attack'),
  );
  const safe = answering.filter((card) => home.every((blocker) => isGoodAttack(card, blocker)));
  const answer = Math.max(
    0,
    weighAttack(answering, home, board.me.lifeTotal),
    weighAttack(safe, home, board.me.lifeTotal),
  );
  return weighAttack(going, blockers, board.opponents[0]!.lifeTotal) - answer;
}

/** What an attack comes to when each blocker does what is best for its side: creatures won less creatures lost, and life. */
export function weighAttack(
  attackers: readonly OpenCardView[],
  blockers: readonly OpenCardView[],
  life: number,
): number {
  const open = new Set(attackers);
  let worth = 0;
  for (const blocker of [...blockers].sort((a, b) => valueOf(a) - valueOf(b))) {
    let best: { attacker: OpenCardView; gain: number; traded: number } | undefined;
    for (const attacker of open) {
      if (attacker.keywords.includes('menace') || !mayBlock(blocker, attacker)) continue;
      const { oneDies, otherDies } = meet(fighter(attacker), fighter(blocker));
      const traded = (oneDies ? valueOf(attacker) : 0) - (otherDies ? valueOf(blocker) : 0);
      const gain = traded + (LIFE_WORTH * Math.max(0, attacker.power ?? 0)) / Math.max(1, life);
      if (gain > (best?.gain ?? 0)) best = { attacker, gain, traded };
    }
    if (!best) continue;
    open.delete(best.attacker);
    worth -= best.traded;
  }
  const damage = unblockedDamage([...open], []);
  return worth + LIFE_WORTH * Math.log(Math.max(1, life) / Math.max(1, life - damage));
}

function isGoodAttack(attacker: OpenCardView, blocker: OpenCardView): boolean {
  if (!mayBlock(blocker, attacker)) return true;
  const { oneDies, otherDies } = meet(fighter(attacker), fighter(blocker));
  return !oneDies || (otherDies && valueOf(blocker) >= valueOf(attacker));
}

/** Whether those who stay at home keep me alive through the next attack. */
function survivesAnswer(board: Board, going: readonly OpenCardView[]): boolean {
  const home = board.mine.filter((card) => !going.includes(card) || card.keywords.includes('vigilance'));
  const answer = board.theirs.filter(
    ({ keywords, restrictions }) => !keywords.includes('defender') && !restrictions.includes('cant_attack'),
  );
  return unblockedDamage(answer, home) < board.me.lifeTotal;
}

/** Kill and survive, then survive, then trade up, and throw creatures in the way only when otherwise dead. */
export function planBlocks(board: Board): BlockAction {
  const attackers = (board.view.combat?.attackers ?? [])
    .filter(({ defenderPlayerId }) => defenderPlayerId === board.me.playerId)
    .flatMap(({ cardId, defenderCardId }) => {
      const card = board.find(cardId);
      return card ? [{ card, atMe: defenderCardId === null }] : [];
    })
    .sort((a, b) => valueOf(b.card) - valueOf(a.card));
  const free = new Set(board.mine.filter((card) => !card.isTapped));
  const blocks: { cardId: number; attackerId: number }[] = [];
  const put = (blocker: OpenCardView, attacker: OpenCardView): void => {
    free.delete(blocker);
    blocks.push({ cardId: blocker.id, attackerId: attacker.id });
  };
  const ableFor = (attacker: OpenCardView): OpenCardView[] =>
    [...free].filter((card) => mayBlock(card, attacker)).sort((a, b) => valueOf(a) - valueOf(b));
  for (const { card } of attackers) {
    if (card.keywords.includes('menace')) continue;
    const best = bestBlocker(card, ableFor(card));
    if (best) put(best, card);
    else bestPair(card, ableFor(card))?.forEach((blocker) => put(blocker, card));
  }
  const blocked = () => new Set(blocks.map(({ attackerId }) => attackerId));
  const coming = (): number =>
    attackers
      .filter(({ card, atMe }) => atMe && !blocked().has(card.id))
      .reduce(
        (sum, { card }) => sum + Math.max(0, card.power ?? 0) * (card.keywords.includes('double_strike') ? 2 : 1),
        0,
      );
  for (const { card, atMe } of [...attackers].sort((a, b) => (b.card.power ?? 0) - (a.card.power ?? 0))) {
    if (coming() < board.me.lifeTotal) break;
    if (!atMe || blocked().has(card.id)) continue;
    const chumps = ableFor(card).slice(0, card.keywords.includes('menace') ? 2 : 1);
    if (chumps.length === (card.keywords.includes('menace') ? 2 : 1)) chumps.forEach((chump) => put(chump, card));
  }
  return { type: 'block', blocks };
}

function bestBlocker(attacker: OpenCardView, able: readonly OpenCardView[]): OpenCardView | undefined {
  const outcomes = able.map((card) => ({ card, ...meet(fighter(card), fighter(attacker)) }));
  return (
    outcomes.find(({ oneDies, otherDies }) => !oneDies && otherDies) ??
    outcomes.find(({ oneDies }) => !oneDies) ??
    outcomes.find(({ card, otherDies }) => otherDies && valueOf(attacker) >= valueOf(card))
  )?.card;
}

/** Two who kill together what neither could, and of whom the attacker takes no more than it is worth. */
function bestPair(attacker: OpenCardView, able: readonly OpenCardView[]): readonly OpenCardView[] | undefined {
  const { power, toughness, keywords } = fighter(attacker);
  if (keywords.some((word) => ['deathtouch', 'first_strike', 'double_strike', 'indestructible'].includes(word)))
    return undefined;
  const price = (pair: readonly OpenCardView[]): number => {
    const dying = pair.filter((card) => fighter(card).toughness <= power);
    const both = pair.reduce((sum, card) => sum + fighter(card).toughness, 0) <= power;
    return both ? totalValue(pair) : Math.max(0, ...dying.map(valueOf));
  };
  let best: { pair: readonly OpenCardView[]; price: number } | undefined;
  for (const [index, one] of able.entries()) {
    for (const other of able.slice(index + 1)) {
      if (fighter(one).power + fighter(other).power < toughness) continue;
      const pair = [one, other];
      if (price(pair) < (best?.price ?? valueOf(attacker))) best = { pair, price: price(pair) };
    }
  }
  return best?.pair;
}

/** Only blocks that kill the attacker and cost nothing. */
export function safeBlocks(board: Board): BlockAction {
  const free = new Set(board.mine);
  const blocks: { cardId: number; attackerId: number }[] = [];
  for (const { cardId, defenderPlayerId } of board.view.combat?.attackers ?? []) {
    const attacker = board.find(cardId);
    if (!attacker || defenderPlayerId !== board.me.playerId || attacker.keywords.includes('menace')) continue;
    const blocker = [...free].find((card) => {
      const { oneDies, otherDies } = meet(fighter(card), fighter(attacker));
      return mayBlock(card, attacker) && !oneDies && otherDies;
    });
    if (!blocker) continue;
    free.delete(blocker);
    blocks.push({ cardId: blocker.id, attackerId: attacker.id });
  }
  return { type: 'block', blocks };
}
