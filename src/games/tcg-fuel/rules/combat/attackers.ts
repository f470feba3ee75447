import type { Seat } from '../../../../engine/core/index.js';
import {
  creaturesOf,
  findReferred,
  opponentsOf,
  permanentsOf,
  playerIdOf,
  playerIndex,
  printOf,
  getCard,
  getPermanent,
  refTo,
} from '../cards.js';
import { characteristicsOf, isTooNew, strikingPower } from '../permanents/characteristics.js';
import { noticeAttack } from '../stack/triggers.js';
import type { AttackInput } from '../action.types.js';
import type { Attacker, CardLook, Look, Play } from '../tcg-fuel.types.js';
import { cancelYield } from '../turns/yields.js';

/** Whom or what an attack may be aimed at. */
export interface Defender {
  readonly seat: Seat;
  readonly planeswalker: CardLook | null;
}

/** R46: an untapped creature of the active player, not too new, that nothing keeps from attacking. */
function canAttack(state: Look, card: CardLook): boolean {
  if (card.controller !== state.active || !printOf(card).isCreature || !card.permanent || card.permanent.isTapped)
    return false;
  if (isTooNew(state, card)) return false;
  const { keywords, restrictions } = characteristicsOf(state, card);
  return !keywords.has('defender') && !restrictions.has('cant_attack');
}

export function possibleAttackers(state: Look): CardLook[] {
  return creaturesOf(state, state.active)
    .filter((card) => canAttack(state, card))
    .sort((a, b) => a.id - b.id);
}

/** R45: opponents still in the game by index, each followed by their planeswalkers. */
export function defendersOf(state: Look): Defender[] {
  const seats = opponentsOf(state, state.active).sort((a, b) => playerIndex(state, a) - playerIndex(state, b));
  return seats.flatMap((seat) => {
    const walkers = permanentsOf(state, seat).filter((card) => printOf(card).isPlaneswalker);
    walkers.sort((a, b) => a.id - b.id);
    return [{ seat, planeswalker: null }, ...walkers.map((planeswalker) => ({ seat, planeswalker }))];
  });
}

export function writeAttack(state: Look, cardId: number, { seat, planeswalker }: Defender): AttackInput {
  return planeswalker
    ? { cardId, defenderCardId: planeswalker.id }
    : { cardId, defenderPlayerId: playerIdOf(state, seat) };
}

/** Reads an attack as it is written in an action; `undefined` where it is not legal. All or nothing. */
export function readAttack(state: Look, inputs: readonly AttackInput[]): Attacker[] | undefined {
  const able = new Set(possibleAttackers(state).map(({ id }) => id));
  const defenders = defendersOf(state);
  const attackers: Attacker[] = [];
  for (const input of inputs) {
    const defender = findDefender(state, defenders, input);
    if (!defender || !able.delete(input.cardId)) return undefined;
    const { seat, planeswalker } = defender;
    attackers.push({
      cardId: input.cardId,
      defender: seat,
      planeswalker: planeswalker && refTo(planeswalker),
      blocked: false,
    });
  }
  return attackers;
}

function findDefender(state: Look, defenders: readonly Defender[], input: AttackInput): Defender | undefined {
  const { defenderPlayerId, defenderCardId } = input;
  if (defenderCardId !== undefined && defenderCardId !== null) {
    const found = defenders.find(({ planeswalker }) => planeswalker?.id === defenderCardId);
    const agrees = defenderPlayerId === undefined || (found && playerIdOf(state, found.seat) === defenderPlayerId);
    return agrees ? found : undefined;
  }
  const players = defenders.filter(({ planeswalker }) => planeswalker === null);
  if (defenderPlayerId === undefined) return players.length === 1 ? players[0] : undefined;
  return players.find(({ seat }) => playerIdOf(state, seat) === defenderPlayerId);
}

/** The attack is declared: attackers tap unless vigilant, and what watches attacks triggers. */
export function declareAttack({ state, emit }: Play, attackers: Attacker[]): void {
  state.combat = { attackers, blocks: [], toBlock: [], struck: [], damageRound: null, assignments: null };
  for (const { cardId, defender, planeswalker } of attackers) {
    const card = getCard(state, cardId);
    if (!characteristicsOf(state, card).keywords.has('vigilance')) getPermanent(state, cardId).isTapped = true;
    emit({
      type: 'attack_declared',
      rule: 'R46',
      attackerId: cardId,
      attackerPower: strikingPower(state, card),
      targetPlayerId: playerIdOf(state, defender),
      ...(planeswalker && { targetCardId: planeswalker.cardId }),
    });
    noticeAttack(state, cardId, defender);
    cancelYield(state, defender);
  }
}

/** Whether what is attacked is still there: the planeswalker, or the player. */
export function defenderIsThere(state: Look, { defender, planeswalker }: Readonly<Attacker>): boolean {
  if (planeswalker) return findReferred(state, planeswalker)?.location === 'battlefield';
  return !state.players[defender]!.hasLost;
}
