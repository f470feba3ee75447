import type { Telling, Words } from '../../play/table-kind.js';
import { keywordName } from './printed.en.js';
import { cardIn, titled } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

type Tells = Telling<TcgFuel>;

const LOSSES: Readonly<Record<string, string>> = {
  life: 'no life is left',
  deck_out: 'the deck is empty',
  concede: 'gave up',
  timeout: 'ran out of time',
};
const ENDS: Readonly<Record<string, string>> = {
  last_player: 'The game is over',
  all_lost: 'All have lost together',
  agreed: 'A draw by agreement',
  turn_limit: 'A draw: too many turns',
  loop: 'A draw: an endless loop',
};
const PLACES: Readonly<Record<string, string>> = {
  graveyard: 'goes to the graveyard',
  exile: 'is exiled',
  hand: 'returns to the hand',
  battlefield: 'enters the battlefield',
  deck: 'goes into the deck',
  stack: 'goes on the stack',
};

/** One sentence for each event. */
export const eventWords: Words<TcgFuel, Face>['events'] = {
  mulligan_taken: ({ playerId }, t) => says(t, playerId, 'take a new hand', 'takes a new hand'),
  hand_kept: ({ playerId, bottomed }, t) =>
    says(t, playerId, 'keep your hand', `keeps ${bottomed > 0 ? `a hand, ${bottomed} to the bottom` : 'a hand'}`),
  turn_started: ({ playerId, turnCount }, t) => {
    const seat = seatOf(t, playerId);
    return `Turn ${turnCount}: ${seat !== undefined && t.isYou(seat) ? 'yours' : who(t, playerId)}.`;
  },
  phase_changed: () => null,
  cards_drawn: ({ playerId, count }, t) => {
    const cards = count === 1 ? 'a card' : `${count} cards`;
    return says(t, playerId, `draw ${cards}`, `draws ${cards}`);
  },
  card_played: ({ playerId, cardId, card, targets = {} }, t) => {
    const aims = Object.values(targets)
      .flat()
      .map((target) => targetName(t, target))
      .join(' and ');
    const what = `${name(t, cardId, card)}${aims && ` on ${aims}`}`;
    return says(t, playerId, `play ${what}`, `plays ${what}`);
  },
  ability_activated: ({ playerId, cardId, card }, t) =>
    says(t, playerId, `use ${name(t, cardId, card)}`, `uses ${name(t, cardId, card)}`),
  ability_triggered: ({ cardId, card, targets = {} }, t) => {
    const aims = Object.values(targets)
      .flat()
      .map((target) => targetName(t, target))
      .join(' and ');
    return `${name(t, cardId, card)} triggers${aims && ` on ${aims}`}.`;
  },
  trigger_dropped: ({ cardId, card }, t) => `${name(t, cardId, card)} finds no target.`,
  mana_paid: () => null,
  mana_added: ({ playerId, mana, amount }, t) => says(t, playerId, `get ${amount} ${mana}`, `gets ${amount} ${mana}`),
  card_moved: ({ cardId, card, from, to }, t) =>
    card === undefined || from === 'stack' || to === 'stack' || (from === 'hand' && to === 'battlefield')
      ? null
      : `${name(t, cardId ?? 0, card)} ${PLACES[to] ?? `goes to ${to}`}.`,
  resolved: () => null,
  fizzled: ({ stackId }, t) => `${stackName(t, stackId)} has no legal target left.`,
  countered: ({ stackId }, t) => `${stackName(t, stackId)} is countered.`,
  attack_declared: ({ attackerId, targetPlayerId, targetCardId }, t) =>
    `${name(t, attackerId)} attacks ${targetCardId === undefined ? who(t, targetPlayerId) : name(t, targetCardId)}.`,
  blocks_declared: ({ playerId, blocks }, t) =>
    blocks.length === 0
      ? says(t, playerId, 'do not block', 'does not block')
      : `${blocks.map(({ cardId, attackerId }) => `${name(t, cardId)} blocks ${name(t, attackerId)}`).join(', ')}.`,
  damage_dealt: ({ amount, sourceId, targetPlayerId, targetCardId }, t) =>
    `${name(t, sourceId)} deals ${amount} damage to ${targetCardId === undefined ? who(t, targetPlayerId ?? 0) : name(t, targetCardId)}.`,
  player_life_changed: ({ playerId, new: life }, t) => says(t, playerId, `are at ${life} life`, `is at ${life} life`),
  loyalty_changed: ({ cardId, new: loyalty }, t) => `${name(t, cardId)} has ${loyalty} loyalty.`,
  counters_put: ({ cardId, counter, amount }, t) =>
    `${name(t, cardId)} gets ${amount} ${counter} counter${amount === 1 ? '' : 's'}.`,
  changed_until_end_of_turn: ({ cardId, power, toughness, keywords }, t) => {
    const strength = power === 0 && toughness === 0 ? [] : [`${signed(power)}/${signed(toughness)}`];
    const gained = [...strength, ...keywords.map(keywordName)].join(' and ');
    return gained ? `${name(t, cardId)} has ${gained} until end of turn.` : null;
  },
  tapped: ({ cardIds }, t) => `${names(t, cardIds)} ${cardIds.length === 1 ? 'is' : 'are'} tapped.`,
  untapped: () => null,
  frozen: ({ cardIds }, t) => `${names(t, cardIds)} ${cardIds.length === 1 ? 'is' : 'are'} frozen.`,
  token_created: ({ playerId, tokenId }, t) =>
    says(t, playerId, `create ${titled(tokenId)}`, `creates ${titled(tokenId)}`),
  attached: ({ cardId, to }, t) => `${name(t, cardId)} is attached to ${name(t, to)}.`,
  unattached: ({ cardId }, t) => `${name(t, cardId)} comes off.`,
  control_changed: ({ cardId, playerId }, t) => {
    const what = name(t, cardId);
    return says(t, playerId, `control ${what}`, `controls ${what}`);
  },
  combat_damage_prevented: () => 'Combat deals no damage this turn.',
  scried: ({ playerId, amount }, t) => says(t, playerId, `scry ${amount}`, `scries ${amount}`),
  searched: ({ playerId, found }, t) =>
    says(t, playerId, `search your deck: ${found} found`, `searches the deck: ${found} found`),
  choice_required: () => null,
  settings_changed: () => null,
  draw_offered: ({ playerId }, t) => says(t, playerId, 'offer a draw', 'offers a draw'),
  draw_answered: ({ playerId, accept }, t) =>
    accept ? says(t, playerId, 'agree to a draw', 'agrees to a draw') : says(t, playerId, 'play on', 'plays on'),
  timed_out: ({ playerId }, t) => says(t, playerId, 'ran out of time', 'ran out of time'),
  player_lost: ({ playerId, reason }, t) => {
    const why = LOSSES[reason] ?? reason;
    return says(t, playerId, `lose: ${why}`, `loses: ${why}`);
  },
  game_ended: ({ reason, winnerId }, t) => {
    const seat = winnerId === null ? undefined : seatOf(t, winnerId);
    if (winnerId === null) return `${ENDS[reason] ?? reason}.`;
    return seat !== undefined && t.isYou(seat) ? 'You win.' : `${who(t, winnerId)} wins.`;
  },
};

function seatOf({ view }: Tells, playerId: number): number | undefined {
  return view.players.find((one) => one.playerId === playerId)?.seat;
}

function who(t: Tells, playerId: number): string {
  const seat = seatOf(t, playerId);
  if (seat === undefined) return 'A player';
  return t.isYou(seat) ? 'you' : t.name(seat);
}

function says(t: Tells, playerId: number, you: string, other: string): string {
  const seat = seatOf(t, playerId);
  return seat !== undefined && t.isYou(seat) ? `You ${you}.` : `${who(t, playerId)} ${other}.`;
}

function name({ view, after }: Tells, id: number, slug?: string): string {
  return (cardIn(view, id) ?? cardIn(after, id))?.name ?? (slug === undefined ? 'A card' : titled(slug));
}

function names(t: Tells, ids: readonly number[]): string {
  return ids.map((id) => name(t, id)).join(', ');
}

function targetName(t: Tells, { cardId, playerId }: { readonly cardId?: number; readonly playerId?: number }): string {
  return cardId === undefined ? who(t, playerId ?? 0) : name(t, cardId);
}

function stackName({ view, after }: Tells, stackId: number): string {
  const found = [...view.stack, ...(after?.stack ?? [])].find((one) => one.stackId === stackId);
  return found ? titled(found.slug) : 'It';
}

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);
