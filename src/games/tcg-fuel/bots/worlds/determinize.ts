import type { Rng, Seat } from '../../../../engine/core/index.js';
import { findPrint } from '../../rules/catalogue/catalogue.js';
import type { DeckEntry } from '../../rules/catalogue/card.types.js';
import { emptyState, newPlayer } from '../../rules/setup.js';
import type { Bound, Loadout, StackObject, State, Target } from '../../rules/tcg-fuel.types.js';
import type { GameView, OpenCardView, PlayerView, StackView } from '../../rules/view/view.types.js';
import { likelyDeck } from './likely-deck.js';
import { isHardlyHeld, withLikelyHandLast } from './likely-hand.js';
import type { Memory } from '../memory.js';

/** The hands of others: any cards of their decks, or with an eye on what they would have played. */
export type Hands = 'any' | 'likely';

/**
 * A whole state that fits what a seat knows: its own deck from its list, other hands and decks from the lists that fit what
 * was seen of them. Only for moments without an open choice: what is half resolved stands in no view.
 */
export function determinize(
  view: GameView,
  memory: Memory,
  seat: Seat,
  rng: Rng,
  loadout: Loadout,
  hands: Hands = 'any',
): State {
  const first = view.players.find((player) => player.playerIndex === 0)!;
  const state = emptyState(view.gameId, view.options, first.seat);
  const seatOf = (playerId: number): Seat => view.players.find((player) => player.playerId === playerId)!.seat;
  copyTable(state, view, seatOf);
  state.players = [...view.players].sort((a, b) => a.seat - b.seat).map((player) => copyPlayer(view, player));
  const open = view.cards.filter((card): card is OpenCardView => !('hidden' in card));
  for (const card of open) placeCard(state, card, seatOf);
  state.stack = view.stack.map((object) => copyStackObject(state, object, seatOf));
  // Hidden cards get ids that no real card has, and close by: a table of cards with large gaps is slow to read.
  let { nextId } = view;
  for (const player of view.players) {
    const isMe = player.seat === seat;
    const visible = open
      .filter((card) => card.ownerId === player.playerId && card.tokenId === null)
      .map(({ slug }) => slug);
    const list = isMe ? loadout.cards : likelyDeck(seenOf(player.playerId, open, memory), rng);
    let hidden = rng.shuffle(without(list, visible));
    const needed = player.deckSize + (isMe ? 0 : player.handSize);
    while (hidden.length < needed) hidden.push(hidden[0] ?? 'mountain');
    if (!isMe && hands === 'likely')
      hidden = withLikelyHandLast(hidden, player.handSize, isHardlyHeld(view, player, memory), rng);
    const deal = (zone: 'hand' | 'deck', count: number): void => {
      for (let n = 0; n < count; n++) {
        const id = nextId++;
        state.cards[id] = {
          id,
          card: hidden.pop()!,
          owner: player.seat,
          controller: player.seat,
          location: zone,
          zoneChangeCount: 0,
          permanent: null,
        };
        state.players[player.seat]![zone].push(id);
      }
    };
    if (!isMe) deal('hand', player.handSize);
    deal('deck', player.deckSize);
  }
  state.nextId = nextId;
  return state;
}

/** Every card of a player that was ever seen, once. */
function seenOf(playerId: number, open: readonly OpenCardView[], memory: Memory): string[] {
  const seen = new Map(Object.entries(memory.seen[playerId] ?? {}));
  for (const { id, ownerId, tokenId, slug } of open)
    if (ownerId === playerId && tokenId === null) seen.set(`${id}`, slug);
  return [...seen.values()];
}

function copyTable(state: State, view: GameView, seatOf: (playerId: number) => Seat): void {
  const { waitingFor, combat } = view;
  const active = view.players.find((player) => player.playerIndex === view.currentPlayerIndex)!.seat;
  const asked = waitingFor ? seatOf(waitingFor.playerId) : active;
  Object.assign(state, {
    stage: view.stage,
    currentTurn: view.currentTurn,
    turnCount: view.turnCount,
    active,
    phase: view.phase,
    step: view.step,
    todo: waitingFor?.decision === 'priority' ? 'priority' : 'begin',
    nextPriority: asked,
    waitingFor: waitingFor && waitingFor.decision !== 'choice' ? { seat: asked, decision: waitingFor.decision } : null,
    passes: view.passes,
    idle: view.idle,
    landsPlayedThisTurn: view.landsPlayedThisTurn,
    preventCombatDamage: view.preventCombatDamage,
    combat: combat && {
      attackers: combat.attackers.map(({ cardId, defenderPlayerId, defenderCardId, blocked }) => ({
        cardId,
        defender: seatOf(defenderPlayerId),
        planeswalker:
          defenderCardId === null
            ? null
            : { cardId: defenderCardId, zoneChangeCount: zoneChanges(view, defenderCardId) },
        blocked,
      })),
      blocks: combat.blocks.map((block) => ({ ...block })),
      toBlock: combat.toBlock.map(seatOf),
      struck: [...combat.struck],
      damageRound: combat.damageRound,
      assignments: null,
    },
  });
}

function zoneChanges(view: GameView, id: number): number {
  const card = view.cards.find((one) => one.id === id);
  return card && 'zoneChangeCount' in card ? card.zoneChangeCount : 0;
}

function copyPlayer(view: GameView, player: PlayerView) {
  const { playerId, name, isBot, deckId, lifeTotal, manaPool, mulligansTaken, kept, hasLost } = player;
  return {
    ...newPlayer({ ...view.options, clock: null }, { playerId, name, isBot, deckId }),
    lifeTotal,
    manaPool: { ...manaPool },
    mulligansTaken,
    kept,
    hasLost,
  };
}

function placeCard(state: State, view: OpenCardView, seatOf: (playerId: number) => Seat): void {
  const { id, slug, location, zoneChangeCount } = view;
  const owner = seatOf(view.ownerId);
  const isPermanent = location === 'battlefield';
  state.cards[id] = {
    id,
    card: slug,
    owner,
    controller: seatOf(view.controllerId),
    location,
    zoneChangeCount,
    permanent: isPermanent
      ? {
          isTapped: view.isTapped,
          summoningSick: view.summoningSick,
          frozen: view.frozen,
          damage: view.damage,
          deathtouched: view.deathtouched,
          counters: { ...view.counters },
          loyalty: view.loyalty,
          loyaltyUsed: view.loyaltyUsed,
          attachedTo: view.attachedTo,
          temporary: view.temporary.map(({ power, toughness, keywords, controllerId }) => ({
            power,
            toughness,
            keywords: [...keywords],
            controller: controllerId === null ? null : seatOf(controllerId),
          })),
          timestamp: view.timestamp ?? 0,
        }
      : null,
  };
  state.arrivals = Math.max(state.arrivals, view.timestamp ?? 0);
  if (isPermanent) state.battlefield.push(id);
  else if (location === 'hand' || location === 'graveyard' || location === 'exile')
    state.players[owner]![location].push(id);
}

function copyStackObject(state: State, view: StackView, seatOf: (playerId: number) => Seat): StackObject {
  const target = ({ cardId, playerId }: { readonly cardId?: number; readonly playerId?: number }): Target =>
    cardId === undefined
      ? { seat: seatOf(playerId!) }
      : { cardId, zoneChangeCount: state.cards[cardId]?.zoneChangeCount ?? 0 };
  return {
    stackId: view.stackId,
    kind: view.kind,
    cardId: view.sourceId,
    card: view.slug,
    controller: seatOf(view.controllerId),
    mode: view.mode,
    abilityId: view.abilityId,
    targets: Object.fromEntries(Object.entries(view.targets).map(([id, chosen]) => [id, chosen.map(target)])),
    bound: structuredClone(view.bound) as Bound,
    lastKnown: structuredClone(view.lastKnown),
  };
}

/** The cards of a list that are not among those already placed. */
function without(list: readonly DeckEntry[], placed: readonly string[]): string[] {
  const left = list.flatMap(({ card, count }) => (findPrint(card) ? Array<string>(count).fill(card) : []));
  for (const slug of placed) {
    const index = left.indexOf(slug);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
