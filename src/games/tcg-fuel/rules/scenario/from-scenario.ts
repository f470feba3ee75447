import { fastDice, rngOver } from '../../../../engine/core/index.js';
import { findPrint } from '../catalogue/catalogue.js';
import type { Zone } from '../catalogue/card.types.js';
import { getCard, getPermanent } from '../cards.js';
import { proceed } from '../turns/proceed.js';
import { DEFAULTS, emptyState, newPlayer, silentPlay } from '../setup.js';
import type { Options, State } from '../tcg-fuel.types.js';
import { relocate } from '../permanents/zones.js';
import type { Scenario, ScenarioCard } from './scenario.types.js';

/** A position ready to be played from, and the ids of its cards by their labels. */
export interface SetUpScenario {
  readonly state: State;
  readonly labels: Readonly<Record<string, number>>;
}

type CardSpec = Exclude<ScenarioCard, string>;
const ZONES = ['hand', 'battlefield', 'graveyard', 'deck'] as const;

/** Builds the position that a scenario describes, and settles it for the player with priority (R22). */
export function fromScenario(scenario: Scenario): SetUpScenario {
  const { players, active = 0, phase = 'main1', step = 'beginning', turnCount = 5 } = scenario;
  const { priority = active } = scenario;
  for (const seat of [active, priority]) {
    if (!players[seat]) throw new Error(`There is no seat ${seat} in this scenario.`);
  }
  const options: Options = { ...DEFAULTS, autoPass: 'none', ...scenario.options };
  const state = emptyState('scenario', options, 0);
  const labels: Record<string, number> = {};
  const attached: [number, string][] = [];
  state.players = players.map(({ life }, seat) => ({
    ...newPlayer(options, { playerId: seat + 1, name: String.fromCharCode(65 + seat), isBot: false, deckId: null }),
    lifeTotal: life ?? options.startingLife,
    kept: true,
  }));
  for (const [seat, player] of players.entries()) {
    for (const zone of ZONES) {
      const cards = player[zone] ?? (zone === 'deck' ? ['mountain*20'] : []);
      for (const spec of cards.flatMap(copiesOf)) {
        const id = place(state, seat, zone, spec);
        labels[freeLabel(labels, spec.label ?? spec.card)] = id;
        if (spec.attachedTo !== undefined) attached.push([id, spec.attachedTo]);
      }
    }
  }
  for (const [id, label] of attached) {
    const host = labels[label];
    if (host === undefined) throw new Error(`There is no card labelled "${label}" in this scenario.`);
    getPermanent(state, id).attachedTo = host;
  }
  Object.assign(state, {
    stage: 'playing',
    active,
    phase,
    step,
    turnCount,
    landsPlayedThisTurn: scenario.landsPlayed ?? 0,
  });
  state.currentTurn = scenario.currentTurn ?? Math.ceil(turnCount / players.length);
  const asksFirst = phase === 'untap' || step === 'declare_attackers' || (phase === 'end' && step === 'end');
  state.todo = asksFirst ? 'begin' : 'priority';
  state.nextPriority = priority;
  proceed(silentPlay(state, rngOver(fastDice(scenario.seed ?? 1).words(1, 0)), 0));
  return { state, labels };
}

/** `slug*3` is three cards. */
function copiesOf(card: ScenarioCard): CardSpec[] {
  if (typeof card !== 'string') return [card];
  const [slug, times] = card.split('*');
  return Array.from({ length: Number(times ?? 1) }, () => ({ card: slug! }));
}

function place(state: State, seat: number, zone: Zone & (typeof ZONES)[number], spec: CardSpec): number {
  if (!findPrint(spec.card)) throw new Error(`There is no card "${spec.card}".`);
  const id = state.nextId;
  state.nextId += 1;
  state.cards[id] = {
    id,
    card: spec.card,
    owner: seat,
    controller: seat,
    location: zone,
    zoneChangeCount: 0,
    permanent: null,
  };
  if (zone !== 'battlefield') {
    state.players[seat]![zone].push(id);
    return id;
  }
  const card = getCard(state, id);
  relocate(state, card, 'battlefield', { under: spec.controller ?? seat, tapped: spec.tapped ?? false });
  card.zoneChangeCount = 0;
  const permanent = card.permanent!;
  permanent.summoningSick = spec.sick ?? false;
  permanent.damage = spec.damage ?? 0;
  permanent.counters = { ...permanent.counters, ...spec.counters };
  permanent.loyalty = spec.loyalty ?? permanent.loyalty;
  if (card.controller !== seat)
    permanent.temporary.push({ power: 0, toughness: 0, keywords: [], controller: card.controller });
  return id;
}

/** Repeated labels are `slug#2`, `slug#3` … */
function freeLabel(labels: Readonly<Record<string, number>>, label: string): string {
  if (labels[label] === undefined) return label;
  let n = 2;
  while (labels[`${label}#${n}`] !== undefined) n += 1;
  return `${label}#${n}`;
}
