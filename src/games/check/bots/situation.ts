import type { Rng, Seat } from '../../../engine/core/index.js';
import { RANKS, rankOf } from '../rules/cards/cards.js';
import type { CardFace, FaceDown, Rank } from '../rules/cards/cards.js';
import { slotKey } from '../rules/ledger.js';
import { idOf } from '../rules/seats.js';
import type { CheckView } from '../rules/view.types.js';
import type { BotMemory, Trait } from './memory.js';
import { traitOf } from './memory.js';
import { EMPTY, UNKNOWN, pointsAt } from './world.js';
import type { Stage, World } from './world.js';

/** A slot whose card the bot does not know, with all that it does know about it. */
export interface UnknownSlot {
  readonly seat: Seat;
  readonly slot: number;
  readonly not: readonly Rank[];
  readonly trait: Trait;
}

/** What the bot knows when it decides: the table with holes, and the cards that may fill them. */
export interface Situation {
  readonly me: Seat;
  readonly view: CheckView;
  readonly unknown: readonly UnknownSlot[];
  /** Unseen cards by rank. */
  readonly pool: readonly number[];
  /** Those of them that lie in slots filled before the last reshuffle; without one, nothing is known about that. */
  readonly old: readonly number[] | null;
  /** The table with `UNKNOWN` in the holes and a deck of unknown cards. */
  world(rng: Rng): World;
}

const rankAt = (rank: Rank): number => RANKS.indexOf(rank);

/** Puts together what a seat knows. `survival`: how likely a memory outlives a decision (1: always). */
export function situationOf(view: CheckView, memory: BotMemory, me: Seat, survival = 1): Situation {
  const seats = Object.keys(view.players).map(Number);
  const known = new Map<string, number>();
  for (const [key, { card }] of Object.entries(memory.ledger.slots)) {
    if (card && isRemembered(memory, key, survival)) known.set(key, rankAt(rankOf(card)));
  }
  const hands = seats.map((seat) =>
    view.players[idOf(seat)]!.hand.map((card, slot) =>
      card === null ? EMPTY : (known.get(slotKey(idOf(seat), slot)) ?? UNKNOWN),
    ),
  );
  const unknown = hands.flatMap((hand, seat) =>
    hand.flatMap((rank, slot): UnknownSlot[] => {
      const key = slotKey(idOf(seat), slot);
      return rank === UNKNOWN
        ? [{ seat, slot, not: memory.ledger.slots[key]?.not ?? [], trait: traitOf(memory, key) }]
        : [];
    }),
  );
  const pool = unseen(view, hands);
  const drawing = worldOf(view, memory, me, hands, meanOf(pool));
  return { me, view, unknown, pool, old: memory.old, world: (rng) => copyOf(drawing, rng) };
}

/** Once forgotten, a card stays forgotten: its luck is drawn when it is seen. */
function isRemembered(memory: BotMemory, key: string, survival: number): boolean {
  if (survival >= 1) return true;
  const { since, luck } = traitOf(memory, key);
  return survival ** Math.max(0, memory.decisions - since) > luck;
}

function unseen(view: CheckView, hands: readonly (readonly number[])[]): number[] {
  const pool = RANKS.map(() => 4);
  const strike = (rank: number): void => void (pool[rank] = Math.max(0, pool[rank]! - 1));
  for (const { rank } of view.discardPile) strike(rankAt(rank));
  for (const hand of hands) for (const rank of hand) if (rank !== EMPTY && rank !== UNKNOWN) strike(rank);
  for (const { pendingDrawnCard } of Object.values(view.players)) {
    if (isFace(pendingDrawnCard)) strike(rankAt(pendingDrawnCard.rank));
  }
  return pool;
}

const isFace = (card: CardFace | FaceDown | null): card is CardFace => card !== null && 'rank' in card;

function meanOf(pool: readonly number[]): number {
  const cards = pool.reduce((sum, count) => sum + count, 0);
  return cards === 0 ? 89 / 13 : pool.reduce((sum, count, rank) => sum + count * pointsAt(rank), 0) / cards;
}

function worldOf(
  view: CheckView,
  memory: BotMemory,
  me: Seat,
  hands: readonly (readonly number[])[],
  mean: number,
): Omit<World, 'rng'> {
  const seats = hands.map((_hand, seat) => seat);
  const window = view.matchingOpportunityInfo;
  const ability = view.activeAbility;
  const drawn = Object.values(view.players).find((player) => player.pendingDrawnCard !== null);
  const knows = seats.map((who) =>
    seats.map((seat) =>
      hands[seat]!.reduce((bits, rank, slot) => {
        const known =
          who === me ? rank !== UNKNOWN : traitOf(memory, slotKey(idOf(seat), slot)).knowers.includes(idOf(who));
        return rank !== EMPTY && known ? bits | (1 << slot) : bits;
      }, 0),
    ),
  );
  const { options } = view;
  return {
    rules: {
      direction: options.direction,
      penalty: options.wrongMatchPenalty,
      handLimit: options.handLimit ?? Infinity,
      specialsDrawable: options.specialsDrawableFromDiscard,
      lockedPeekable: options.lockedHandsPeekable,
      sealed: options.matchMode === 'sealed',
    },
    hands: hands.map((hand) => [...hand]),
    knows,
    deck: Array.from({ length: view.deckCount }, () => UNKNOWN),
    pile: view.discardPile.map(({ rank }) => rankAt(rank)),
    sealed: view.discardPileIsSealed,
    locked: seats.map((seat) => view.players[idOf(seat)]!.isLocked),
    barred: seats.map((seat) => view.players[idOf(seat)]!.isForfeited || view.players[idOf(seat)]!.isDisqualified),
    current: Number(view.currentPlayerID ?? me),
    stage: stageOf(view),
    drawn: drawn && isFace(drawn.pendingDrawnCard) ? rankAt(drawn.pendingDrawnCard.rank) : UNKNOWN,
    fromPile: drawn?.pendingDrawnCardSource === 'discard',
    rank: window ? rankAt(window.cardToMatch.rank) : UNKNOWN,
    waiting: window ? window.remainingPlayerIDs.map(Number) : [],
    abilities: [...view.pendingAbilities, ...(ability ? [ability] : [])].map(({ playerID, card }) => ({
      owner: Number(playerID),
      rank: rankAt(card.rank),
    })),
    peeksLeft: ability?.peeksLeft ?? 0,
    peeked: ability
      ? ability.peekedTargets.map(({ playerID, cardIndex }) => [Number(playerID), cardIndex] as const)
      : [],
    caller: view.playerWhoCalledCheck === null ? -1 : Number(view.playerWhoCalledCheck),
    finals: view.finalTurnOrder ? view.finalTurnOrder.slice(view.finalTurnsTaken + 1).map(Number) : null,
    turns: 0,
    mean,
  };
}

/** A table of one's own to play on. */
function copyOf(world: Omit<World, 'rng'>, rng: Rng): World {
  return {
    ...world,
    rng,
    hands: world.hands.map((hand) => hand.slice()),
    knows: world.knows.map((row) => row.slice()),
    deck: world.deck.slice(),
    pile: world.pile.slice(),
    locked: world.locked.slice(),
    barred: world.barred.slice(),
    waiting: world.waiting.slice(),
    abilities: world.abilities.slice(),
    peeked: world.peeked.slice(),
    finals: world.finals && world.finals.slice(),
  };
}

function stageOf({ turnStage, activeAbility }: CheckView): Stage {
  if (turnStage === 'matchingStage') return 'window';
  if (turnStage === 'abilityResolutionStage') return activeAbility!.stage;
  return turnStage === 'awaitDiscard' ? 'discard' : 'draw';
}
