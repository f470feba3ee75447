import type { Seat } from '../../../../engine/core/index.js';
import type { Zone } from '../catalogue/card.types.js';
import { getCard, playerIdOf, printOf } from '../cards.js';
import { noticeArrivals, noticeDeaths, rememberLeaving } from '../stack/triggers.js';
import type { GameCard, Permanent, Play, State } from '../tcg-fuel.types.js';

export interface MoveOptions {
  /** The rule that moves the cards, or that of each. */
  readonly rule: string | ((id: number) => string);
  /** Who controls what enters the battlefield; its owner unless a rule names another player. */
  readonly under?: Seat;
  readonly tapped?: boolean;
  readonly attachedTo?: number;
}

/** Moves cards together: they arrive in order of their ids (R4), and those who leave see each other leave (R55). */
export function moveCards(play: Play, ids: readonly number[], to: Zone, options: MoveOptions): void {
  const { state } = play;
  const moving = [...ids].sort((a, b) => a - b);
  const leaving = moving.filter((id) => getCard(state, id).location === 'battlefield');
  if (to === 'graveyard') noticeDeaths(state, leaving);
  for (const id of leaving) rememberLeaving(state, getCard(state, id));
  for (const id of moving) {
    const card = getCard(state, id);
    const from = card.location;
    relocate(state, card, to, options);
    tellMove(play, card, from, to, typeof options.rule === 'string' ? options.rule : options.rule(id));
  }
  if (to === 'battlefield') noticeArrivals(state, moving);
}

/** Every zone change makes a new object (R4): nothing of the old one is left. */
export function relocate(state: State, card: GameCard, to: Zone, options: Partial<MoveOptions> = {}): void {
  takeOut(state, card);
  card.zoneChangeCount += 1;
  card.location = to;
  card.controller = to === 'battlefield' ? (options.under ?? card.owner) : card.owner;
  card.permanent = to === 'battlefield' ? freshPermanent(state, card, options) : null;
  if (to === 'battlefield') state.battlefield.push(card.id);
  else if (printOf(card).data.token) state.strays.push(card.id);
  else if (to !== 'stack') state.players[card.owner]![to].push(card.id);
}

/** A card leaves its zone; on the battlefield, also combat. What hung on it is the state check's to find (S7, S8). */
function takeOut(state: State, card: GameCard): void {
  const { id, location } = card;
  if (location === 'stack') {
    const index = state.stack.findIndex(({ kind, stackId }) => kind === 'spell' && stackId === id);
    if (index >= 0) state.stack.splice(index, 1);
    return;
  }
  if (location !== 'battlefield') return void remove(state.players[card.owner]![location], id);
  remove(state.battlefield, id);
  leaveCombat(state, id);
}

/** R54 */
export function leaveCombat(state: State, id: number): void {
  const { combat } = state;
  if (!combat) return;
  const attacking = combat.attackers.findIndex(({ cardId }) => cardId === id);
  if (attacking >= 0) combat.attackers.splice(attacking, 1);
  const blocking = combat.blocks.findIndex(({ cardId }) => cardId === id);
  if (blocking >= 0) combat.blocks.splice(blocking, 1);
}

function freshPermanent(state: State, card: GameCard, { tapped, attachedTo }: Partial<MoveOptions>): Permanent {
  const { data, isCreature } = printOf(card);
  state.arrivals += 1;
  return {
    isTapped: tapped ?? data.entersTapped ?? false,
    summoningSick: isCreature,
    frozen: false,
    damage: 0,
    deathtouched: false,
    counters: { '+1/+1': 0, '-1/-1': 0 },
    loyalty: data.loyalty ?? null,
    loyaltyUsed: false,
    attachedTo: attachedTo ?? null,
    temporary: [],
    timestamp: state.arrivals,
  };
}

const HIDDEN: readonly Zone[] = ['deck', 'hand'];

/** A move between hidden zones is told to the owner alone; what passes through an open zone, to everybody. */
function tellMove({ state, emit }: Play, card: GameCard, from: Zone, to: Zone, rule: string): void {
  const moved = { type: 'card_moved', rule, playerId: playerIdOf(state, card.owner), from, to } as const;
  const which = { cardId: card.id, card: card.card };
  if (HIDDEN.includes(from) && HIDDEN.includes(to)) emit(moved, { [card.owner]: which });
  else emit({ ...moved, ...which });
}

/** Puts a token onto the battlefield without telling who sees it enter: several enter together. */
export function makeToken({ state, emit }: Play, token: string, seat: Seat, rule: string): number {
  const id = state.nextId;
  state.nextId += 1;
  const card: GameCard = {
    id,
    card: token,
    owner: seat,
    controller: seat,
    location: 'battlefield',
    zoneChangeCount: 0,
    permanent: null,
  };
  card.permanent = freshPermanent(state, card, {});
  state.cards[id] = card;
  state.battlefield.push(id);
  emit({ type: 'token_created', rule, playerId: playerIdOf(state, seat), cardId: id, tokenId: token });
  return id;
}

/** The card no longer exists: a token off the battlefield (S9), or what a lost player owned (R59). */
export function vanish(state: State, id: number): void {
  takeOut(state, getCard(state, id));
  remove(state.strays, id);
  delete state.cards[id];
}

function remove(list: number[], id: number): void {
  const index = list.indexOf(id);
  if (index >= 0) list.splice(index, 1);
}
