import type { Seat } from '../../../engine/core/index.js';
import { RANKS, rankOf } from '../rules/cards/cards.js';
import type { Rank } from '../rules/cards/cards.js';
import type { CheckEvent, PlayerID, Target } from '../rules/events.js';
import { emptyLedger, learn, slotKey } from '../rules/ledger.js';
import type { Ledger } from '../rules/ledger.js';
import { idOf } from '../rules/seats.js';

/** What the behaviour of the others says about one slot. */
export interface Trait {
  /** Who has seen the card, besides this bot. */
  knowers: PlayerID[];
  /** Came from the deck after the last reshuffle. */
  fresh: boolean;
  /** Drawn from the deck and kept: probably low. */
  kept: boolean;
  /** How often its owner, knowing it, replaced another card instead. */
  spared: number;
  /** Ranks its owner passed on while knowing it. */
  passed: Rank[];
  /** For forgetting: the bot's decision at which it saw the card, and how lucky it is to keep it in mind. */
  since: number;
  luck: number;
}

/** A bot's memory: the ledger of its seat, and what it makes of the others. Folded from its own events only. */
export interface BotMemory {
  ledger: Ledger;
  traits: Record<string, Trait>;
  /** The discard pile, as ranks, for the moment when it becomes the deck. */
  pile: Rank[];
  /** After a reshuffle: how many of each rank lie in slots that were filled before it (8.7). */
  old: number[] | null;
  drawing: 'deck' | 'discard' | null;
  decisions: number;
  salt: number;
}

export const firstMemory = (): BotMemory => ({
  ledger: emptyLedger(),
  traits: {},
  pile: [],
  old: null,
  drawing: null,
  decisions: 0,
  salt: 1,
});

const plainTrait = (): Trait => ({ knowers: [], fresh: false, kept: false, spared: 0, passed: [], since: 0, luck: 0 });

export const traitOf = (memory: BotMemory, key: string): Trait => memory.traits[key] ?? plainTrait();

/** What the bot remembers after an event, as its seat heard it. */
export function remember(memory: BotMemory, event: CheckEvent, seat: Seat): BotMemory {
  const next = copyOf(memory);
  next.salt = stir(memory.salt, JSON.stringify(event));
  if (event.type === 'roundStarted') return { ...firstMemory(), salt: next.salt };
  if ('playerID' in event && event.playerID === idOf(seat) && DECISIONS.has(event.type)) next.decisions += 1;
  notice(next, event, idOf(seat));
  learn(next.ledger, event);
  return next;
}

/** A memory to write to. Spelled out, because it happens with every event a bot hears. */
function copyOf(memory: BotMemory): BotMemory {
  const slots: Ledger['slots'] = {};
  for (const key in memory.ledger.slots)
    slots[key] = { ...memory.ledger.slots[key]!, not: [...memory.ledger.slots[key]!.not] };
  const traits: BotMemory['traits'] = {};
  for (const key in memory.traits) {
    const trait = memory.traits[key]!;
    traits[key] = { ...trait, knowers: [...trait.knowers], passed: [...trait.passed] };
  }
  const old = memory.old && [...memory.old];
  return { ...memory, ledger: { ...memory.ledger, slots }, traits, pile: [...memory.pile], old };
}

const DECISIONS: ReadonlySet<string> = new Set([
  'cardDrawn',
  'cardDiscarded',
  'matchPassed',
  'matchAnswered',
  'matchFailed',
  'matchSucceeded',
]);

/** Everything besides the ledger. Comes first, while the ledger still says what was known before. */
function notice(memory: BotMemory, event: CheckEvent, own: PlayerID): void {
  switch (event.type) {
    case 'initialPeek':
      for (const cardIndex of [2, 3]) seenBy(memory, { playerID: event.playerID, cardIndex }, event.playerID);
      for (const { cardIndex, card } of event.cards ?? []) takeIn(memory, { playerID: own, cardIndex }, card.rank);
      return;
    case 'abilityPeeked':
      for (const target of event.targets) seenBy(memory, target, event.playerID);
      event.cards?.forEach((card, index) => takeIn(memory, event.targets[index]!, card.rank));
      return;
    case 'cardDrawn':
      memory.drawing = event.source;
      if (event.source === 'discard') memory.pile.pop();
      return;
    case 'cardDiscarded':
      if (event.fromSlot !== null)
        replaced(memory, { playerID: event.playerID, cardIndex: event.fromSlot }, event.card.rank);
      memory.pile.push(event.card.rank);
      return;
    case 'matchSucceeded':
      leaves(memory, event, event.card.rank);
      memory.pile.push(event.card.rank);
      return;
    case 'matchPassed':
      return passed(memory, event.playerID);
    case 'penaltyCardDealt':
      return void (memory.traits[slotKey(event.playerID, event.cardIndex)] = { ...plainTrait(), fresh: true });
    case 'abilitySwapped':
      return exchange(memory, event.targets[0]!, event.targets[1]!);
    case 'deckReshuffled':
      return reshuffled(memory);
  }
}

function seenBy(memory: BotMemory, { playerID, cardIndex }: Target, by: PlayerID): void {
  const trait = (memory.traits[slotKey(playerID, cardIndex)] ??= plainTrait());
  if (!trait.knowers.includes(by)) trait.knowers.push(by);
}

/** The bot sees a card itself. */
function takeIn(memory: BotMemory, target: Target, rank: Rank): void {
  const key = slotKey(target.playerID, target.cardIndex);
  const trait = (memory.traits[key] ??= plainTrait());
  if (!memory.ledger.slots[key]?.card) countOut(memory, trait, rank);
  trait.since = memory.decisions;
  trait.luck = memory.salt / 2 ** 32;
}

/** A card goes from a slot to where everybody sees it. */
function leaves(memory: BotMemory, { playerID, cardIndex }: Target, rank: Rank): void {
  const key = slotKey(playerID, cardIndex);
  if (!memory.ledger.slots[key]?.card) countOut(memory, traitOf(memory, key), rank);
  delete memory.traits[key];
}

function replaced(memory: BotMemory, target: Target, rank: Rank): void {
  leaves(memory, target, rank);
  const { playerID } = target;
  for (const [key, trait] of Object.entries(memory.traits)) {
    if (key.startsWith(`${playerID}.`) && trait.knowers.includes(playerID)) trait.spared += 1;
  }
  memory.traits[slotKey(playerID, target.cardIndex)] = {
    ...plainTrait(),
    knowers: [playerID],
    fresh: true,
    kept: memory.drawing === 'deck',
    since: memory.decisions,
    luck: memory.salt / 2 ** 32,
  };
}

function passed(memory: BotMemory, playerID: PlayerID): void {
  const rank = memory.ledger.matching;
  for (const [key, trait] of Object.entries(memory.traits)) {
    if (!rank || !key.startsWith(`${playerID}.`) || !trait.knowers.includes(playerID)) continue;
    if (!trait.passed.includes(rank)) trait.passed.push(rank);
  }
}

function exchange(memory: BotMemory, one: Target, other: Target): void {
  const [first, second] = [slotKey(one.playerID, one.cardIndex), slotKey(other.playerID, other.cardIndex)];
  const [moved, back] = [traitOf(memory, first), traitOf(memory, second)];
  memory.traits[first] = { ...back, spared: 0, kept: false };
  memory.traits[second] = { ...moved, spared: 0, kept: false };
}

/** The discards below the top one are the new deck; whatever else is unseen lies in slots. */
function reshuffled(memory: BotMemory): void {
  const old = RANKS.map(() => 4);
  for (const rank of memory.pile) old[RANKS.indexOf(rank)]! -= 1;
  for (const { card } of Object.values(memory.ledger.slots)) if (card) old[RANKS.indexOf(rankOf(card))]! -= 1;
  memory.old = old.map((count) => Math.max(0, count));
  memory.pile = memory.pile.slice(-1);
  for (const trait of Object.values(memory.traits)) trait.fresh = false;
}

function countOut(memory: BotMemory, trait: Trait, rank: Rank): void {
  const place = RANKS.indexOf(rank);
  if (memory.old && !trait.fresh) memory.old[place] = Math.max(0, memory.old[place]! - 1);
}

/** A number no other seat can guess, stirred from all the seat has heard: it decides what a forgetful bot forgets. */
function stir(salt: number, text: string): number {
  let hash = salt >>> 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}
