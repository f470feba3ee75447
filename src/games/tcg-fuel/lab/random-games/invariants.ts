import type { Seat } from '../../../../engine/core/index.js';
import { printOf } from '../../rules/cards.js';
import type { Zone } from '../../rules/catalogue/card.types.js';
import { MANA_TYPES } from '../../rules/mana/pool.js';
import type { Look } from '../../rules/tcg-fuel.types.js';

const isIn = (state: Look, seat: Seat): boolean => state.stage === 'finished' || !state.players[seat]!.hasLost;

/** How many real cards each seat owns: tokens come and go. */
export function ownedCards(state: Look): number[] {
  const owned = state.players.map(() => 0);
  for (const card of Object.values(state.cards)) if (!printOf(card).data.token) owned[card.owner]! += 1;
  return owned;
}

const ZONES: readonly Zone[] = ['deck', 'hand', 'battlefield', 'graveyard', 'exile', 'stack'];

/** Where each card is, by its id, found by walking through the zones; a card in two of them is a mistake. */
function walkZones(state: Look): { zoneOf: Uint8Array; found: number } {
  const zoneOf = new Uint8Array(state.nextId);
  let found = 0;
  const put = (id: number, zone: Zone): void => {
    if (zoneOf[id] !== 0) throw new Error(`Card ${id} is in ${ZONES[zoneOf[id]! - 1]} and in ${zone}.`);
    zoneOf[id] = 1 + ZONES.indexOf(zone);
    found += 1;
  };
  for (const id of state.battlefield) put(id, 'battlefield');
  // A token that has left is on its way out of the game.
  for (const id of state.strays) put(id, state.cards[id]!.location);
  for (const { kind, stackId } of state.stack) if (kind === 'spell') put(stackId, 'stack');
  for (const player of state.players) {
    for (const id of player.hand) put(id, 'hand');
    for (const id of player.deck) put(id, 'deck');
    for (const id of player.graveyard) put(id, 'graveyard');
    for (const id of player.exile) put(id, 'exile');
  }
  return { zoneOf, found };
}

/** Every card is in exactly one zone, the one it names, and no player has more or fewer cards than they brought. */
export function checkZones(state: Look, brought: readonly number[]): void {
  const { zoneOf, found } = walkZones(state);
  const owned = state.players.map(() => 0);
  let cards = 0;
  for (let id = 1; id < state.nextId; id++) {
    const card = state.cards[id];
    if (!card) continue;
    const { location, permanent, controller, owner } = card;
    cards += 1;
    const zone = ZONES[zoneOf[id]! - 1];
    if (zone !== location) throw new Error(`Card ${id} says ${location} and is in ${zone}.`);
    if ((permanent !== null) !== (location === 'battlefield')) throw new Error(`Card ${id} is half a permanent.`);
    if (!isIn(state, controller)) throw new Error(`Card ${id} has no controller in the game.`);
    if (!printOf(card).data.token) owned[owner]! += 1;
  }
  if (found !== cards) throw new Error('A zone holds a card that does not exist.');
  for (const [seat, { hasLost }] of state.players.entries()) {
    // Who has lost takes all cards along (R59); those of the last to lose stay on the table.
    const isRight =
      owned[seat] === brought[seat] ? !hasLost || state.stage === 'finished' : hasLost && owned[seat] === 0;
    if (!isRight) throw new Error(`Seat ${seat} owns ${owned[seat]} of ${brought[seat]} cards.`);
  }
}

/** Numbers stay in their bounds, the player who is asked is in the game, and nothing points to what is not there. */
export function checkTable(state: Look): void {
  for (const { manaPool } of state.players) {
    for (const type of MANA_TYPES)
      if (!(manaPool[type] >= 0)) throw new Error(`There is ${manaPool[type]} ${type} mana.`);
  }
  for (const id of state.battlefield) {
    const { damage, counters, loyalty, attachedTo } = state.cards[id]!.permanent!;
    if (damage < 0 || counters['+1/+1'] < 0 || counters['-1/-1'] < 0) throw new Error(`Card ${id} counts below zero.`);
    if (loyalty !== null && loyalty < 0) throw new Error(`Card ${id} has loyalty ${loyalty}.`);
    if (attachedTo !== null && !state.battlefield.includes(attachedTo)) throw new Error(`Card ${id} hangs on nothing.`);
  }
  if (state.stage === 'finished') return;
  if (!isIn(state, state.pendingChoice?.seat ?? state.waitingFor!.seat)) throw new Error('One is asked who has lost.');
  if (!isIn(state, state.active)) throw new Error('It is the turn of a player who has lost.');
  if (state.phase !== 'combat' && state.combat !== null) throw new Error('There is combat outside combat.');
  for (const { cardId } of [...(state.combat?.attackers ?? []), ...(state.combat?.blocks ?? [])])
    if (!state.cards[cardId]?.permanent) throw new Error(`Card ${cardId} fights and is not on the battlefield.`);
}

/** Where a state stands in its turn. */
export function momentOf({ turnCount, phase, step }: Look): string {
  return `${turnCount} ${phase} ${step}`;
}

/** When the table has gone on to another step nothing is left of the last: no spell on the stack, no mana (R21, R25). */
export function checkFreshStep(state: Look): void {
  if (state.stage !== 'playing') return;
  // The triggers of the new step are on the stack already; what was played before is not.
  if (state.stack.some(({ kind }) => kind === 'spell'))
    throw new Error('A spell is still on the stack in the next step.');
  if (state.resolving) throw new Error('Something still resolves in the next step.');
  for (const { manaPool } of state.players)
    if (MANA_TYPES.some((type) => manaPool[type] !== 0)) throw new Error('Mana outlived its step.');
}
