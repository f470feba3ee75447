import type { Frozen, GameShape, Millis, Seat, TableTurn } from '../../../engine/core/index.js';
import type { ManaCost, ManaPool, DeckEntry, Keyword, Zone } from './catalogue/card.types.js';
import type { Action } from './action.types.js';
import type { TcgFuelEvent } from './event.types.js';
import type { GameView } from './view/view.types.js';

export type Phase = 'untap' | 'upkeep' | 'draw' | 'main1' | 'combat' | 'main2' | 'end';
export type Step = 'beginning' | 'declare_attackers' | 'declare_blockers' | 'combat_damage' | 'end';

/** What a game is played with. */
export interface Options {
  readonly format: 'free' | 'fuel40' | 'starter';
  readonly firstPlayer: 'seat' | 'random';
  readonly mulligan: 'london' | 'none';
  readonly autoDraw: boolean;
  readonly autoPass: 'smart' | 'none';
  readonly clock: { readonly decisionMs: Millis; readonly reserveMs: Millis } | null;
  readonly startingLife: number;
  readonly handSize: number;
  /** A match of several games: the room counts them, the rules play one at a time. */
  readonly bestOf?: 1 | 3;
  /** Those who watch see hands, so many turns late. */
  readonly spectatorHands?: { readonly delayTurns: number } | null;
  /** Who begins, where the game before has settled it; never chosen by a client. */
  readonly firstSeat?: Seat;
  /** How long a player of a tournament may be away before the game is lost; never chosen by a client. */
  readonly absenceMs?: Millis;
}

/** What a seat brings: its deck list. */
export interface Loadout {
  readonly deckId?: number | string | null;
  readonly cards: readonly DeckEntry[];
}

/** An object at one stay in one zone (R4): when the card has moved on, the reference points to nothing. */
export interface ObjectRef {
  cardId: number;
  zoneChangeCount: number;
}

export type Target = ObjectRef | { seat: Seat };

/** The chosen targets by the id of their entry. */
export type Targets = Record<string, Target[]>;

/** What ends with the turn. */
export interface Temporary {
  power: number;
  toughness: number;
  keywords: Keyword[];
  controller: Seat | null;
}

/** What only a permanent has; gone when it leaves the battlefield (R4). */
export interface Permanent {
  isTapped: boolean;
  summoningSick: boolean;
  frozen: boolean;
  damage: number;
  deathtouched: boolean;
  counters: { '+1/+1': number; '-1/-1': number };
  loyalty: number | null;
  loyaltyUsed: boolean;
  attachedTo: number | null;
  temporary: Temporary[];
  timestamp: number;
}

export interface GameCard {
  id: number;
  /** The slug of a card or token of the catalogue. */
  card: string;
  owner: Seat;
  controller: Seat;
  location: Zone;
  zoneChangeCount: number;
  permanent: Permanent | null;
}

/** A source that has left, as it last was (R37). */
export interface LastKnown {
  controller: Seat;
  power: number;
  keywords: Keyword[];
}

/** What the references of an ability mean, fixed when it triggered or was activated (section 3.3). */
export interface Bound {
  self: ObjectRef;
  host: ObjectRef | null;
  subject: ObjectRef | null;
  player: Seat | null;
}

export interface StackObject {
  stackId: number;
  kind: 'spell' | 'ability';
  /** The card on the stack, or the source of the ability. */
  cardId: number;
  /** The slug: the text outlives its source. */
  card: string;
  controller: Seat;
  mode: string | null;
  abilityId: string | null;
  targets: Targets;
  bound: Bound;
  lastKnown: LastKnown | null;
}

/** A triggered ability on its way to the stack (R27). */
export interface WaitingTrigger {
  cardId: number;
  card: string;
  controller: Seat;
  abilityId: string;
  abilityIndex: number;
  timestamp: number;
  bound: Bound;
  lastKnown: LastKnown | null;
}

/** What a player has decided within an effect that is still under way. */
export type Answer = { cardIds: number[] } | { top: number[]; bottom: number[] } | { paid: boolean };

export interface Resolving {
  stackId: number;
  effectIndex: number;
  legalTargets: Targets;
  /** The answers of this effect so far, by seat. */
  progress: Record<Seat, Answer>;
}

export interface Attacker {
  cardId: number;
  defender: Seat;
  planeswalker: ObjectRef | null;
  blocked: boolean;
}

export interface Block {
  cardId: number;
  attackerId: number;
}

/** How an attacker divides its damage (R51). */
export interface Assignment {
  attackerId: number;
  to: { cardId: number; amount: number }[];
  defender: number;
}

export interface Combat {
  attackers: Attacker[];
  blocks: Block[];
  /** Defending players who have still to declare blockers. */
  toBlock: Seat[];
  struck: number[];
  damageRound: 'first' | 'regular' | null;
  assignments: Assignment[] | null;
}

export type PendingChoice = { choiceId: number; seat: Seat } & (
  | { kind: 'targets'; entries: { id: string; min: number; max: number; options: Target[] }[] }
  // The options of these are read from the hand and the deck: what is hidden stands in one place only.
  | { kind: 'discard'; amount: number }
  | { kind: 'scry'; amount: number }
  | { kind: 'search'; amount: number }
  | { kind: 'sacrifice'; options: number[]; amount: number }
  | { kind: 'pay'; cost: ManaCost }
  | { kind: 'assign_damage'; attackers: number[] }
  | { kind: 'legend'; options: number[] }
);

export type Decision = 'mulligan' | 'priority' | 'draw' | 'attack' | 'block' | 'choice';

export interface StopWindow {
  phase: Phase;
  step: Step;
  turn: 'own' | 'other';
}

export type YieldUntil = 'stack_change' | 'my_turn' | 'turn_end';

export interface Settings {
  fullControl: boolean;
  /** `null`: the default list of R28. */
  stops: StopWindow[] | null;
  yieldUntil: YieldUntil | null;
  /** The yield is that of the player's own `end_turn` (R29). */
  endingTurn: boolean;
}

export type LossReason = 'life' | 'deck_out' | 'concede' | 'timeout';

export interface Player {
  playerId: number;
  name: string;
  isBot: boolean;
  deckId: number | string | null;
  lifeTotal: number;
  deck: number[];
  hand: number[];
  graveyard: number[];
  exile: number[];
  manaPool: ManaPool;
  mulligansTaken: number;
  kept: boolean;
  drewFromEmptyDeck: boolean;
  hasLost: boolean;
  lossReason: LossReason | null;
  /** Counts the moments at which a player was eliminated; players eliminated together share it. */
  lostAt: number | null;
  settings: Settings;
  reserveMs: Millis;
  timeouts: number;
  /** The turn in which this player last offered a draw. */
  offeredDrawIn: number | null;
}

/** The hands as a turn began, by seat and as slugs: which card is which cannot be followed. */
export interface PastHands {
  turnCount: number;
  hands: string[][];
}

export type EndReason = 'last_player' | 'all_lost' | 'agreed' | 'turn_limit' | 'loop';

/** Everything there is at a table. */
export interface State {
  gameId: string;
  options: Options;
  /** The seat with player index 0 (R9). */
  firstSeat: Seat;
  stage: 'mulligan' | 'playing' | 'finished';
  currentTurn: number;
  turnCount: number;
  active: Seat;
  phase: Phase;
  step: Step;
  /** What the table does next when no player is asked: begin the step, hand out priority, or end the step. */
  todo: 'begin' | 'priority' | 'end';
  nextPriority: Seat;
  waitingFor: { seat: Seat; decision: Exclude<Decision, 'choice'> } | null;
  passes: number;
  players: Player[];
  cards: Record<number, GameCard>;
  battlefield: number[];
  /** Tokens that have left the battlefield, until the next state check (R5). */
  strays: number[];
  stack: StackObject[];
  combat: Combat | null;
  pendingChoice: PendingChoice | null;
  waitingTriggers: WaitingTrigger[];
  resolving: Resolving | null;
  drawOffer: { by: Seat; accepted: Seat[] } | null;
  decisionAt: Millis;
  nextId: number;
  arrivals: number;
  idle: number;
  eliminations: number;
  landsPlayedThisTurn: number;
  preventCombatDamage: boolean;
  endReason: EndReason | null;
  /** As many turns back as those who watch are late; only where the options let them see hands at all. */
  pastHands?: PastHands[];
}

/** The shapes of TCG Fuel. */
export interface TcgFuel extends GameShape {
  options: Options;
  loadout: Loadout;
  state: State;
  action: Action;
  event: TcgFuelEvent;
  view: GameView;
}

/** A state that is only looked at. */
export type Look = Frozen<State>;

/** A card that is only looked at. */
export type CardLook = Frozen<GameCard>;

/** What a rule works with while something happens. */
export type Play = Pick<TableTurn<TcgFuel>, 'state' | 'at' | 'rng' | 'emit' | 'tell'>;
