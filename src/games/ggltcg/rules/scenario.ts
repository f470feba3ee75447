import { EDITIONS } from './catalogue/card-set.js';
import type { CardPool, Edition } from './catalogue/card-set.js';
import { SHIPPED_SET, cardPool } from './catalogue/card-sets.js';
import type { Card, Options, PlayerId, State, Zone } from './ggltcg.types.js';
import { defaultOptions } from './options.js';
import { newCard } from './new-card.js';
import { openingState, seatedPlayer } from './setup.js';

/** A card in a scenario: a name, or a name with what is special about it. */
export type ScenarioCard =
  | string
  | {
      readonly name: string;
      readonly id?: string;
      readonly owner?: 'A' | 'B';
      readonly current_stamina?: number;
      readonly copy_of?: string;
    };

export interface ScenarioPlayer {
  readonly cc?: number;
  readonly hand?: readonly ScenarioCard[];
  readonly in_play?: readonly ScenarioCard[];
  readonly sleep_zone?: readonly ScenarioCard[];
}

/** A position to play from: in the Main phase, without a turn gain, decks of any size. */
export interface Scenario {
  readonly edition?: Edition;
  readonly turn?: number;
  readonly active?: 'A' | 'B';
  readonly first?: 'A' | 'B';
  readonly options?: Partial<Omit<Options, 'edition' | 'first_player_id'>>;
  readonly players: { readonly A: ScenarioPlayer; readonly B: ScenarioPlayer };
}

/** Who the players of a scenario are; `A` and `B` where nothing else is said. */
export type ScenarioSeats = { readonly [S in 'A' | 'B']: { readonly id: PlayerId; readonly name: string } };

const A_AND_B: ScenarioSeats = { A: { id: 'A', name: 'A' }, B: { id: 'B', name: 'B' } };

/** Sets a position up. Throws where a card does not exist or an id stands twice. */
export function fromScenario(scenario: Scenario, seats: ScenarioSeats = A_AND_B): State {
  const edition = scenario.edition ?? 'standard';
  if (!EDITIONS.includes(edition)) throw new Error(`There is no edition ${edition}.`);
  const options = { ...defaultOptions, card_set: SHIPPED_SET, ...scenario.options, edition };
  const pool = cardPool(options.card_set, edition);
  const players = (['A', 'B'] as const).map((side) => {
    const { cc = 4, hand = [], in_play = [], sleep_zone = [] } = scenario.players[side];
    const zone = (name: Zone, cards: readonly ScenarioCard[]): Card[] =>
      cards.map((card, index) => place(pool, card, side, name, index, seats));
    const player = seatedPlayer(seats[side].id, seats[side].name, zone('hand', hand));
    return { ...player, cc, in_play: zone('in_play', in_play), sleep_zone: zone('sleep', sleep_zone) };
  });
  const state = openingState(options, [seats.A.id, seats.B.id], players, seats[scenario.first ?? 'A'].id);
  state.turn_number = scenario.turn ?? 3;
  state.active_player_id = seats[scenario.active ?? 'A'].id;
  state.phase = 'Main';
  state.turn_cc.start = state.players[state.active_player_id]!.cc;
  const all = players.flatMap(({ hand, in_play, sleep_zone }) => [...hand, ...in_play, ...sleep_zone]);
  if (new Set(all.map(({ id }) => id)).size < all.length) throw new Error('Two cards have the same id.');
  for (const id of state.seats) {
    state.starting_decks[id] = all.filter(({ owner }) => owner === id).map(({ printed_name }) => printed_name);
  }
  return state;
}

function place(
  pool: CardPool,
  card: ScenarioCard,
  side: 'A' | 'B',
  zone: Zone,
  index: number,
  seats: ScenarioSeats,
): Card {
  const said = typeof card === 'string' ? { name: card } : card;
  const owner = seats[said.owner ?? side].id;
  const placed = newCard(pool, said.id ?? `${side}:${zone}:${index}`, said.name, owner);
  placed.zone = zone;
  placed.controller = zone === 'in_play' ? seats[side].id : owner;
  if (placed.controller !== seats[side].id) throw new Error(`${said.name} of another owner can only be in play.`);
  if (said.copy_of !== undefined) {
    placed.copied_from = said.copy_of;
    placed.current_stamina = newCard(pool, placed.id, said.copy_of, owner).current_stamina;
  }
  if (zone === 'in_play' && placed.current_stamina === null) throw new Error(`${said.name} is no toy.`);
  if (said.current_stamina !== undefined) placed.current_stamina = said.current_stamina;
  return placed;
}
