import type { Seat } from '@parlour/client';
import type { SceneItem } from '../../play/stage/scene.js';
import type { Telling, Words } from '../../play/table-kind.js';
import { findCard } from './shapes.js';
import type { Face, Ggltcg, PlayerView } from './shapes.js';

type Told = Telling<Ggltcg>;

/** How games end, after the winner's name. */
const ENDS: Readonly<Record<string, string>> = {
  no_cards: 'no card and no toy is left on the other side',
  concede: 'the other side gave up',
  timeout: 'the other side ran out of time',
  stalemate: 'nothing has happened for six turns',
  turn_limit: 'the last turn has been played',
};

/** Every sentence of the game in English. What a seat did is told by the server itself (`narrated`). */
export const words: Words<Ggltcg, Face> = {
  game: 'GGLTCG',
  events: {
    turn_started: () => null, // the heading of its turn
    turn_ended: ({ player_id, cc }, telling) =>
      `${playerName(telling, player_id)} spent ${cc.cc_spent} CC and keeps ${cc.cc_end}.`,
    cc_changed: ({ player_id, delta, reason }, telling) =>
      delta > 0 && reason !== 'turn' ? `${playerName(telling, player_id)} gains ${delta} CC.` : null,
    card_played: () => null,
    tussle_declared: ({ player_id, attacker, defender }, telling) =>
      defender
        ? `${attacker.name} goes for ${defender.name}.`
        : `${attacker.name} goes for the hand behind ${otherName(telling, player_id)}’s toys.`,
    tussle_cancelled: ({ by }) => `${by.name} steps in between: no tussle.`,
    strike: ({ from, to, amount, remaining }) =>
      `${from.name} hits ${to.name} for ${amount}; ${Math.max(0, remaining)} left.`,
    auto_win: ({ attacker }) => `${attacker.name} simply wins.`,
    direct_attack: ({ attacker, revealed }) => `${attacker.name} finds ${revealed.name} in the hand.`,
    card_sleeped: ({ card, from_zone }) => (from_zone === null ? null : `${card.name} falls asleep.`),
    card_unsleeped: ({ card, owner }, telling) =>
      `${card.name} wakes up and goes to ${playerName(telling, owner)}’s hand.`,
    card_returned: ({ card, owner }, telling) => `${card.name} goes back to ${playerName(telling, owner)}’s hand.`,
    control_changed: ({ card, to }, telling) => `${card.name} now plays for ${playerName(telling, to)}.`,
    card_copied: ({ card, of }) => `${card.name} becomes a copy of ${of.name}.`,
    copy_reverted: ({ card }) => `${card.name} is itself again.`,
    stats_changed: () => null,
    decision_requested: ({ player_id, source }, telling) =>
      `${playerName(telling, player_id)} decides${source ? ` about ${source.name}` : ''}.`,
    decision_resolved: ({ player_id, chosen }, telling) =>
      chosen
        ? `${playerName(telling, player_id)} chooses ${chosen.name}.`
        : `${playerName(telling, player_id)} declines.`,
    timed_out: ({ player_id }, telling) => `${playerName(telling, player_id)} ran out of time.`,
    game_over: ({ winner_id, reason }, telling) =>
      `${winner_id === null ? 'A draw' : `${playerName(telling, winner_id)} wins`}: ${ENDS[reason] ?? reason}.`,
    narrated: ({ player, action_type, description }) =>
      action_type === 'victory' || action_type === 'draw' ? null : `${player}: ${description}.`,
  },
  asks: {
    play_card: {
      label: ({ card_id }, telling) => (card_id === undefined ? 'Play' : `Play ${cardName(telling, card_id)}`),
      ask: (step, { card_id }, telling) => {
        const name = card_id === undefined ? 'Card' : cardName(telling, card_id);
        if (step === 'alternative_cost_card_id') return `${name}: pay with CC, or with a card that goes to sleep?`;
        return step === 'target_card_ids' ? `${name}: ${aim(telling, card_id)}` : asked(telling);
      },
      option: (step, value) => (step === 'alternative_cost_card_id' && value === null ? 'Pay with CC' : 'Nobody'),
    },
    tussle: {
      label: 'Tussle',
      ask: (step, { attacker_id }, telling) =>
        step === 'defender_id' && attacker_id !== undefined
          ? `${cardName(telling, attacker_id)}: tussle whom?`
          : asked(telling),
    },
    activate_ability: {
      label: 'Use ability',
      ask: (step, { card_id }, telling) => {
        const name = card_id === undefined ? '' : `${cardName(telling, card_id)}: `;
        if (step === 'amount') return `${name}how much?`;
        return step === 'target_id' ? `${name}on whom?` : asked(telling);
      },
    },
    resolve_decision: {
      label: 'Answer',
      ask: (_step, _soFar, { view }) => {
        const decision = view.pending_decision;
        const source = decision?.source_name ?? 'A card';
        return decision?.type === 'cancel_tussle' ? 'A tussle begins' : `${source} fell asleep`;
      },
      option: () => 'Decline',
    },
    end_turn: { label: 'End turn', sure: () => 'There is still something to do that costs nothing.' },
  },
  turn: (telling) => asked(telling),
  hint: (telling, soFar) => {
    const decision = telling.view.pending_decision;
    if (decision?.type === 'cancel_tussle') return 'Step in between with a card from your hand?';
    if (decision) return 'Take one toy along to bed?';
    if (typeof soFar.card_id === 'string') return findCard(telling.view, soFar.card_id)?.effect_text;
    if (soFar.attacker_id === undefined) return 'Tussle with a toy, or play a card.';
    return soFar.defender_id === null ? 'Whichever card it finds goes to sleep.' : 'The faster toy strikes first.';
  },
  item: (item, telling) => itemInWords(item, telling),
  ref: (ref, telling) => {
    const seat = /^hand:(\d)$/.exec(ref)?.[1];
    if (seat === undefined) return undefined;
    const player = playerAt(telling, Number(seat));
    return `${whose(telling, Number(seat))} hand, ${cards(player?.hand_count ?? 0)}.`;
  },
  zone: (zone, items, telling) => {
    const [kind, seat] = zone.split(':');
    const name = { hand: 'hand', play: 'toys', sleep: 'sleep zone' }[kind ?? ''] ?? 'table';
    return `${whose(telling, Number(seat))} ${name}, ${items}`;
  },
  waiting: (toAct, { name, players, view }) => {
    const seat = toAct[0];
    if (seat === undefined) return '';
    if (view.pending_decision) return `${name(seat)} decides …`;
    return players[seat]?.kind === 'bot' ? `${name(seat)} is thinking …` : `${name(seat)}’s turn`;
  },
  outcome: ({ winners }, { isYou, name }) => {
    const winner = winners[0];
    if (winner === undefined) return 'A draw';
    return isYou(winner) ? 'You win' : `${name(winner)} wins`;
  },
  standing: (telling) => {
    const { view } = telling;
    const sides = view.seats.map((id) => sideInWords(view.players[id], telling)).join(' ');
    return `Turn ${view.turn_number}, ${playerName(telling, view.active_player_id)}. ${sides}`;
  },
};

/** How the game ended, for under the title. */
export function endInWords({ end_reason }: Told['view']): string {
  const text = end_reason === null ? '' : (ENDS[end_reason] ?? end_reason);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What is asked when nothing has been chosen yet. */
function asked({ view }: Told): string {
  const decision = view.pending_decision;
  if (decision?.type === 'cancel_tussle') return 'A tussle begins';
  if (decision) return `${decision.source_name ?? 'A toy'} fell asleep`;
  return `Your turn, ${playerName({ view }, view.active_player_id)}`;
}

/** What a card asks of its targets, by the first of its effects that has any. */
const AIMS: readonly (readonly [RegExp, string])[] = [
  [/unsleep/, 'wake whom?'],
  [/take_control/, 'take whom?'],
  [/copy_card/, 'copy whom?'],
  [/sleep_target/, 'put whom to sleep?'],
  [/return_/, 'send whom back?'],
];

function aim({ view }: Told, id: string | undefined): string {
  const effects = findCard(view, id ?? '')?.effect_definitions ?? '';
  return AIMS.find(([effect]) => effect.test(effects))?.[1] ?? 'for whom?';
}

/** The name of a player, by the id that events carry. */
export function playerName({ view }: Pick<Told, 'view'>, id: string): string {
  return view.players[id]?.name ?? id;
}

function otherName(telling: Told, id: string): string {
  return playerName(telling, telling.view.seats.find((other) => other !== id) ?? id);
}

function playerAt({ view }: Told, seat: Seat): PlayerView | undefined {
  return view.players[view.seats[seat] ?? ''];
}

function whose(telling: Told, seat: Seat): string {
  return telling.isYou(seat) ? 'Your' : `${playerAt(telling, seat)?.name ?? telling.name(seat)}’s`;
}

function cardName({ view }: Told, id: string): string {
  return findCard(view, id)?.name ?? 'Card';
}

function itemInWords({ face, place, owner, numbers, marks }: SceneItem<Face>, telling: Told): string {
  const seat = Number(place.zone.split(':')[1]);
  if (face === 'down' || face === undefined) return `${whose(telling, seat)} hidden card.`;
  const where = { hand: 'in hand', play: 'awake', sleep: 'asleep' }[place.zone.split(':')[0] ?? ''] ?? 'being played';
  const copied = face.name === face.printed ? '' : `, a copy made by ${face.printed}`;
  const lent = owner === undefined || owner === seat ? '' : `, owned by ${telling.name(owner)}`;
  const kind = `${face.name}, ${face.type.toLowerCase()}${copied}, ${whose(telling, seat).toLowerCase()}${lent}, ${where}.`;
  const cost = numbers.cost ?? face.cost;
  const price = place.zone.startsWith('hand') ? ` Costs ${cost < 0 ? 'as its target' : cost} CC.` : '';
  const { speed, strength, stamina } = { ...face, ...numbers };
  const left = numbers.left === undefined ? stamina : `${numbers.left} of ${stamina}`;
  const stats = face.type === 'Toy' ? ` Speed ${speed}, strength ${strength}, stamina ${left}.` : '';
  const asks = marks.includes('asks') ? ' It asks a question.' : '';
  return `${kind}${price}${stats}${asks}`;
}

function sideInWords(player: PlayerView | undefined, telling: Told): string {
  if (!player) return '';
  const { name, cc, hand_count, in_play, sleep_zone } = player;
  const toys = in_play.map(
    (toy) => `${toy.name} ${toy.speed} speed ${toy.strength} strength ${toy.current_stamina} stamina left`,
  );
  const who = telling.isYou(telling.view.seats.indexOf(player.player_id)) ? 'You' : name;
  return `${who}: ${cc} CC, ${cards(hand_count)} in hand, awake ${toys.join('; ') || 'nobody'}, ${sleep_zone.length} asleep.`;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
