import { describeGame } from '../../../engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../engine/testing/index.js';
import type { Frozen, Rng } from '../../../engine/core/index.js';
import { CARDS, STARTER_DECKS } from './catalogue/catalogue.js';
import type { DeckEntry } from './catalogue/card.types.js';
import { MANA_TYPES } from './mana/pool.js';
import { printOf } from './cards.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { GameCard, Loadout, Options, State, TcgFuel } from './tcg-fuel.types.js';

/** `PARLOUR_RUNS=10000` plays that many games for each promise, of every length and size; else a few short ones. */
const thorough = process.env.PARLOUR_RUNS !== undefined;
const runs = Number(process.env.PARLOUR_RUNS ?? 3);

/** Any cards at all with lands of every colour: the corners that no starter deck visits. */
function wildDeck(rng: Rng): DeckEntry[] {
  const spells = rng.shuffle(CARDS.filter(({ type }) => type !== 'land').map(({ id }) => id)).slice(0, 10);
  const lands = [
    'mountain',
    'island',
    'forest',
    'plains',
    'swamp',
    'steamworks-delta',
    'peatroot-hollow',
    'scrapyard-depot',
  ];
  return [...spells, ...lands].map((card) => ({ card, count: 1 }));
}

/** The first cards of a starter deck, half of them lands: a short game of two real decks. */
function shortStarter(rng: Rng): readonly DeckEntry[] {
  const { cards } = rng.pick(STARTER_DECKS);
  if (thorough) return cards;
  const lands = cards.filter(({ count }) => count > 4).map(({ card }) => ({ card, count: 8 }));
  return [...rng.shuffle(cards.filter(({ count }) => count <= 4)).slice(0, 5), ...lands.slice(0, 1)];
}

function anyDeck(rng: Rng): Loadout {
  return { cards: rng.int(2) > 0 ? wildDeck(rng) : shortStarter(rng) };
}

const begin = (rng: Rng): Beginning<TcgFuel> => {
  const options: Options = {
    ...tcgFuel.defaults,
    firstPlayer: rng.pick(['seat', 'random']),
    mulligan: rng.pick(['london', 'none']),
    autoDraw: rng.int(3) > 0,
    autoPass: rng.int(thorough ? 3 : 8) > 0 ? 'smart' : 'none',
    clock: rng.int(3) > 0 ? null : { decisionMs: 1000, reserveMs: 500 },
    startingLife: rng.pick(thorough ? [4, 8, 20] : [3, 6]),
    handSize: rng.pick([5, 7]),
  };
  const names = ['ann', 'bob', 'cal', 'dee'].slice(0, rng.pick(thorough ? [2, 3, 4] : [2, 2, 2, 3]));
  return { options, seats: names.map((name) => ({ id: name, name, bot: false, loadout: anyDeck(rng) })) };
};

/** Moves what the viewer cannot see: other hands and decks among each other, the own deck except what is looked at. */
const reshuffle: Reshuffle<TcgFuel> = (state, viewer, rng) => {
  const next = structuredClone(state) as State;
  for (const [seat, player] of next.players.entries()) {
    const { pendingChoice } = next;
    const isOwn = seat === viewer;
    const shown = isOwn && pendingChoice?.seat === seat && pendingChoice.kind === 'scry' ? pendingChoice.amount : 0;
    const kept = player.deck.slice(0, shown);
    const hidden = rng.shuffle([...player.deck.slice(shown), ...(isOwn ? [] : player.hand)]);
    if (!isOwn) player.hand = hidden.splice(0, player.hand.length);
    player.deck = [...kept, ...hidden];
    for (const id of player.hand) next.cards[id]!.location = 'hand';
    for (const id of player.deck) next.cards[id]!.location = 'deck';
    if (!isOwn) player.settings.fullControl = !player.settings.fullControl;
    if (!isOwn) player.deckId = 'another';
  }
  return next;
};

/** Plain checks: there are too many of them for `expect`. */
function holds(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise);
}

function zonesOf(state: Frozen<State>): Map<number, string> {
  const zones = new Map<number, string>();
  const put = (ids: readonly number[], zone: string): void => {
    for (const id of ids) {
      holds(!zones.has(id), `Card ${id} is in ${zones.get(id)} and in ${zone}.`);
      zones.set(id, zone);
    }
  };
  put(state.battlefield, 'battlefield');
  // A token that has left is on its way out of the game.
  for (const id of state.strays) put([id], state.cards[id]!.location);
  put(
    state.stack.flatMap(({ kind, stackId }) => (kind === 'spell' ? [stackId] : [])),
    'stack',
  );
  for (const player of state.players) {
    for (const zone of ['hand', 'deck', 'graveyard', 'exile'] as const) put(player[zone], zone);
  }
  return zones;
}

describeGame(tcgFuel, {
  begin,
  runs,
  looks: 12,
  mostActions: 12_000,
  mostBytes: 60_000,
  reshuffle,
  always: {
    'every card is in exactly one zone, and cards are neither made nor lost': (state, moment) => {
      const zones = zonesOf(state);
      const cards = Object.values(state.cards);
      for (const { id, location } of cards) holds(zones.get(id) === location, `Card ${id} is lost.`);
      holds(zones.size === cards.length, 'A zone holds a card that does not exist.');
      const real = (all: readonly Frozen<GameCard>[]) => all.filter((card) => !printOf(card).data.token);
      const before = real(Object.values(moment!.before.state.cards));
      const stays = before.filter(({ owner }) => state.stage === 'finished' || !state.players[owner]!.hasLost);
      holds(real(cards).length === stays.length, 'A card was made or lost.');
    },
    'only permanents have damage and counters, whoever is asked is in the game, and mana is never negative': (
      state,
    ) => {
      const isIn = (seat: number): boolean => state.stage === 'finished' || !state.players[seat]!.hasLost;
      for (const { id, permanent, location, controller } of Object.values(state.cards)) {
        holds((permanent !== null) === (location === 'battlefield'), `Card ${id} is half a permanent.`);
        holds(isIn(controller), `Card ${id} belongs to nobody.`);
      }
      for (const { manaPool } of state.players)
        holds(
          MANA_TYPES.every((type) => manaPool[type] >= 0),
          'Mana is negative.',
        );
      if (state.stage === 'finished') return;
      holds(isIn(state.pendingChoice?.seat ?? state.waitingFor!.seat), 'Somebody is asked who has lost.');
      holds(state.phase !== 'untap' || state.stack.length === 0, 'The stack is not empty when a turn begins.');
      holds(state.phase === 'combat' || state.combat === null, 'There is combat outside combat.');
    },
  },
});
