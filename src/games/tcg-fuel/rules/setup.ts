import type { Rng, Seat, Setup } from '../../../engine/core/index.js';
import { findPrint } from './catalogue/catalogue.js';
import { seatsByIndex } from './cards.js';
import { askForMulligan } from './turns/mulligans.js';
import { drawCards } from './permanents/life.js';
import { emptyPool } from './mana/pool.js';
import { proceed } from './turns/proceed.js';
import type { Loadout, Options, Play, Player, State, TcgFuel } from './tcg-fuel.types.js';

/** What a game is played with where nothing is said. */
export const DEFAULTS: Options = {
  format: 'free',
  firstPlayer: 'seat',
  mulligan: 'london',
  autoDraw: true,
  autoPass: 'smart',
  clock: null,
  startingLife: 20,
  handSize: 7,
};

/** R9 to R11: seats, decks, shuffles, first hands. */
export function setup(start: Setup<TcgFuel>): State {
  const { options, seats, rng, at } = start;
  const firstSeat = options.firstSeat ?? (options.firstPlayer === 'random' ? rng.int(seats.length) : 0);
  const state = emptyState(start.sessionId, { ...DEFAULTS, ...options }, firstSeat);
  state.decisionAt = at;
  state.players = seats.map(({ id, name, bot, loadout }, seat) =>
    newPlayer(state.options, { playerId: playerIdFor(id, seat), name, isBot: bot, deckId: loadout.deckId ?? null }),
  );
  const play = silentPlay(state, rng, at);
  for (const seat of seatsByIndex(state)) dealDeck(state, seat, seats[seat]!.loadout);
  for (const seat of seatsByIndex(state)) rng.shuffle(state.players[seat]!.deck);
  for (const seat of seatsByIndex(state)) drawCards(play, seat, state.options.handSize, 'R10');
  if (options.mulligan === 'none') state.players.forEach((player) => (player.kept = true));
  askForMulligan(state, firstSeat);
  proceed(play);
  return state;
}

/** The integer a seat is called by; a server that has none of its own leaves it to the order of the seats. */
function playerIdFor(id: string, seat: Seat): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : seat + 1;
}

/** Cards are numbered in the order of the deck list, and only then shuffled (R10). */
function dealDeck(state: State, seat: Seat, { cards }: Loadout): void {
  for (const { card, count } of cards) {
    if (!findPrint(card)) throw new Error(`A deck names a card that does not exist: "${card}".`);
    for (let n = 0; n < count; n++) {
      const id = state.nextId;
      state.nextId += 1;
      state.cards[id] = {
        id,
        card,
        owner: seat,
        controller: seat,
        location: 'deck',
        zoneChangeCount: 0,
        permanent: null,
      };
      state.players[seat]!.deck.push(id);
    }
  }
}

export function newPlayer(options: Options, who: Pick<Player, 'playerId' | 'name' | 'isBot' | 'deckId'>): Player {
  return {
    ...who,
    lifeTotal: options.startingLife,
    deck: [],
    hand: [],
    graveyard: [],
    exile: [],
    manaPool: emptyPool(),
    mulligansTaken: 0,
    kept: false,
    drewFromEmptyDeck: false,
    hasLost: false,
    lossReason: null,
    lostAt: null,
    settings: { fullControl: false, stops: null, yieldUntil: null, endingTurn: false },
    reserveMs: options.clock?.reserveMs ?? 0,
    timeouts: 0,
    offeredDrawIn: null,
  };
}

export function emptyState(gameId: string, options: Options, firstSeat: Seat): State {
  return {
    gameId,
    options,
    firstSeat,
    stage: 'mulligan',
    currentTurn: 1,
    turnCount: 1,
    active: firstSeat,
    phase: 'untap',
    step: 'beginning',
    todo: 'begin',
    nextPriority: firstSeat,
    waitingFor: null,
    passes: 0,
    players: [],
    cards: {},
    battlefield: [],
    strays: [],
    stack: [],
    combat: null,
    pendingChoice: null,
    waitingTriggers: [],
    resolving: null,
    drawOffer: null,
    decisionAt: 0,
    nextId: 1,
    arrivals: 0,
    idle: 0,
    eliminations: 0,
    landsPlayedThisTurn: 0,
    preventCombatDamage: false,
    endReason: null,
  };
}

/** A play without listeners: for what happens before the game begins, and for thinking ahead. */
export function silentPlay(state: State, rng: Rng, at: number): Play {
  return { state, rng, at, emit: () => undefined, tell: () => undefined };
}
