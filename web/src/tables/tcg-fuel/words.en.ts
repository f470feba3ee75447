import type { tcgFuel } from '@parlour/client';
import type { Telling, Words } from '../../play/table-kind.js';
import { eventWords } from './event-words.en.js';
import { keywordName } from './printed.en.js';
import { cardIn, idOf, isOpen, manaIn, titled } from './shapes.js';
import type { Face, GameView, TcgFuel } from './shapes.js';
import { defenderIn, divideTitle } from './division.en.js';
import { hintOf, shareOf, whereOf } from './hints.en.js';
import { phaseName, topName, youOr } from './talk.en.js';

type Tells = Telling<TcgFuel>;

const QUESTIONS: Readonly<Record<string, string>> = {
  targets: 'Choose a target',
  discard: 'Choose what to discard',
  sacrifice: 'Choose what to sacrifice',
  search: 'Choose from your deck',
  scry: 'Top or bottom of the deck?',
  pay: 'Pay?',
  assign_damage: 'Divide the damage',
  legend: 'Two of one name: keep one',
};
const TASKS: Readonly<Record<string, string>> = {
  draw: 'Draw a card',
  attack: 'Choose attackers, or do not attack',
  block: 'Choose blockers',
};
const DECISIONS: Readonly<Record<string, string>> = {
  mulligan: 'looks at the opening hand',
  priority: 'may act',
  draw: 'draws',
  attack: 'chooses attackers',
  block: 'chooses blockers',
  choice: 'chooses',
};

const cardName = (id: number | undefined, { view }: Tells): string =>
  (id === undefined ? undefined : cardIn(view, id)?.name) ?? 'this card';

/** What passing passes: the top of the stack, or the step. */
export function passLabel({ view, isYou }: Tells): string {
  const top = topName(view);
  if (top !== undefined) return `Pass\non ${top}`;
  const active = view.players[view.currentPlayerIndex];
  const mine = active !== undefined && isYou(active.seat);
  if (mine && view.phase === 'main1') return 'To combat';
  if (mine && view.phase === 'main2') return 'To the end of turn';
  return `Pass: ${phaseName(view).toLowerCase()}`;
}

/** The chances of the moment, in one sentence. */
function promptOf(telling: Tells): string {
  const { view, isYou } = telling;
  const top = topName(view);
  if (view.stage === 'mulligan') return 'Keep this hand?';
  if (view.pendingChoice) return QUESTIONS[view.pendingChoice.kind] ?? 'Choose';
  const task = TASKS[view.waitingFor?.decision ?? ''];
  if (task !== undefined) return task;
  if (top !== undefined) return `Answer ${top}?`;
  const active = view.players[view.currentPlayerIndex];
  const mine = active !== undefined && isYou(active.seat);
  if (mine && view.phase.startsWith('main')) {
    return view.phase === 'main1' ? 'Your first main phase' : 'Your second main phase';
  }
  return mine ? phaseName(view) : `${active?.name ?? 'The other'}: ${phaseName(view).toLowerCase()}`;
}

/** What is asked by buttons alone, or by several kinds of actions. */
const asked = { turn: promptOf, hint: hintOf, share: shareOf, where: whereOf };

/** Every sentence of the game in English. */
export const words: Words<TcgFuel, Face> = {
  game: 'TCG Fuel',
  events: eventWords,
  asks: {
    mulligan: {
      label: 'Opening hand',
      ask: (step) => (step === 'keep' ? 'Keep this hand?' : 'Which cards go to the bottom?'),
      option: (step, value) => (step === 'keep' ? (value === true ? 'Keep' : 'New hand') : 'None'),
    },
    draw_card: { label: 'Draw' },
    play_card: {
      label: ({ cardId }, telling) => (cardId === undefined ? 'Play' : `Play ${cardName(cardId, telling)}`),
      ways: { byHand: 'Pay by hand' },
      ask: (step, { cardId }, telling) => askFor(step, cardName(cardId, telling)),
      option: (step, value, _soFar, _telling, caption) =>
        step === 'mode' && caption?.note ? `${optionOf(step, value)}\n${caption.note}` : optionOf(step, value),
    },
    activate_ability: {
      label: ({ cardId }, telling) => (cardId === undefined ? 'Use' : `Use ${cardName(cardId, telling)}`),
      ways: { byHand: 'Pay by hand' },
      ask: (step, { cardId }, telling) => askFor(step, cardName(cardId, telling)),
      option: (step, value, _soFar, _telling, caption) =>
        step === 'abilityId' && caption?.label ? `${caption.label}\n${caption.note ?? ''}` : optionOf(step, value),
    },
    attack: {
      label: 'Choose attackers',
      ask: () => 'Choose attackers',
      option: (step) => (step === 'all' ? 'Attack with all' : step === 'none' ? 'No attack' : 'Attack'),
    },
    block: {
      label: 'Choose blockers',
      ask: () => 'Choose blockers',
      option: (step) => (step === 'none' ? 'No blocks' : 'Block with all'),
    },
    choose: {
      label: (_soFar, { view }) => QUESTIONS[view.pendingChoice?.kind ?? ''] ?? 'Choose',
      ways: { byHand: 'Pay by hand', divide: 'Divide by hand' },
      ask: (_step, _soFar, { view }) => {
        const { kind = '', min, max } = view.pendingChoice ?? {};
        const number = min === undefined || max === undefined ? '' : min === max ? ` (${min})` : ` (${min} to ${max})`;
        if (kind === 'assign_damage') return divideTitle(view);
        return `${QUESTIONS[kind] ?? 'Choose'}${kind === 'pay' || kind === 'scry' ? '' : number}`;
      },
      option: (step, value) => {
        if (step === 'pay') return value === true ? 'Pay' : 'Do not pay';
        if (step === 'auto') return 'Automatic';
        return step === 'none' || value === null ? 'None' : optionOf(step, value);
      },
    },
    pass_priority: { label: (_soFar, telling) => passLabel(telling) },
    end_turn: { label: 'End my turn', sure: () => 'You pass until your turn is over, without an attack.' },
    offer_draw: { label: 'Offer a draw' },
    answer_draw: {
      label: 'A draw is offered',
      ask: () => 'A draw is offered. Agree?',
      option: (_step, value) => (value === true ? 'Agree to a draw' : 'Play on'),
    },
    concede: { label: 'Give up', sure: () => 'You lose this game.' },
  },
  price: (currency, amount) =>
    currency === 'loyalty' ? `${amount < 0 ? '−' : '+'}${Math.abs(amount)} loyalty` : undefined,
  zone: (zone, items) => `${titled(zone)}, ${items}`,
  item: ({ ref, face, owner, numbers, marks, pose }, telling) => {
    const { view } = telling;
    const card = cardIn(view, idOf(ref));
    if (ref.startsWith('stack:'))
      return `Ability of ${typeof face === 'string' ? titled(face) : 'a card'}, on the stack`;
    const name = card?.name ?? (typeof face === 'string' ? titled(face) : 'Card');
    const { power, toughness, damage, loyalty } = numbers;
    const facts = [
      name,
      card?.types.join(' '),
      card?.location === 'battlefield' && owner !== undefined
        ? telling.isYou(owner)
          ? 'yours'
          : telling.name(owner)
        : undefined,
      power === undefined ? undefined : `${power} power, ${toughness ?? 0} toughness`,
      damage === undefined ? undefined : `${damage} damage`,
      loyalty === undefined ? undefined : `${loyalty} loyalty`,
      pose.tapped ? 'tapped' : undefined,
      marks.includes('sick') ? 'summoning sick' : undefined,
      marks.includes('frozen') ? 'frozen' : undefined,
      ...(card?.keywords ?? []).map(keywordName),
    ];
    return facts.filter((one) => one !== undefined).join(', ');
  },
  ref: (ref, telling) => refName(ref, telling),
  ...asked,
  waiting: (toAct, telling) => {
    const [seat] = toAct;
    if (seat === undefined) return '';
    const { waitingFor } = telling.view;
    return `${telling.name(seat)} ${DECISIONS[waitingFor?.decision ?? 'priority'] ?? 'thinks'} …`;
  },
  outcome: ({ winners }, telling) => {
    const [winner] = winners;
    if (winner === undefined) return 'A draw';
    return youOr(winner, telling, 'You win', 'wins');
  },
  keys: [
    [['Space'], 'Pass'],
    [['Shift', 'Space'], 'Pass until something happens'],
    [['T'], 'Pass until your turn'],
    [['E'], 'End the turn'],
    [['Ctrl'], 'While it is held: nothing passes by itself'],
  ],
  standing: (telling) => standing(telling),
};

/** The question of a step; a legend is called by the first part of its name, as much as fits on a phone. */
function askFor(step: string, whole: string): string {
  const name = whole.split(',')[0]!;
  if (step === 'cardId') return 'Play a card, or pass.';
  if (step.startsWith('targets')) return `${name}: choose a target`;
  if (step === 'payment') return `${name}: what pays?`;
  return `${name}: choose`;
}

function optionOf(step: string, value: unknown): string {
  if (value === null || value === undefined) return step.startsWith('targets') ? 'No target' : 'None';
  const named = manaIn(step, value) ?? value;
  return typeof named === 'string' ? titled(named.replaceAll('_', '-')) : String(named);
}

function refName(ref: string, { view, name, isYou }: Tells): string | undefined {
  if (ref === 'defender') return defenderIn(view);
  if (ref.startsWith('card:')) return cardIn(view, idOf(ref))?.name;
  const [kind, number] = ref.split(':');
  if (kind === 'player') {
    const found = view.players.find(({ playerId }) => playerId === Number(number));
    return found && `${isYou(found.seat) ? 'You' : found.name}, ${found.lifeTotal} life`;
  }
  const seat = Number(number);
  const count = view.cards.filter(
    (one) => isOpen(one) && one.location === kind && seatOwns(view, seat, one.ownerId),
  ).length;
  if (kind === 'deck' || kind === 'hand') {
    const one = view.players.find((each) => each.seat === seat);
    return `${name(seat)}: ${kind}, ${(kind === 'deck' ? one?.deckSize : one?.handSize) ?? 0}`;
  }
  return kind === 'graveyard' || kind === 'exile' ? `${name(seat)}: ${kind}, ${count}` : undefined;
}

function seatOwns(view: GameView, seat: number, ownerId: number): boolean {
  return view.players.some((one) => one.seat === seat && one.playerId === ownerId);
}

function standing({ view, isYou }: Tells): string {
  const sides = view.players.map((one) => {
    const field = view.cards.filter(
      (each): each is tcgFuel.OpenCardView =>
        isOpen(each) && each.location === 'battlefield' && each.controllerId === one.playerId,
    );
    const who = isYou(one.seat) ? 'You' : one.name;
    return `${who}: ${one.lifeTotal} life, ${one.handSize} in hand, ${one.deckSize} in the deck; ${field.map(({ name, isTapped }) => `${name}${isTapped ? ' tapped' : ''}`).join(', ') || 'no permanents'}.`;
  });
  const waiting = view.stack
    .map(({ slug }) => titled(slug))
    .reverse()
    .join(', ');
  return `Turn ${view.turnCount}, ${phaseName(view).toLowerCase()}. ${sides.join(' ')}${waiting && ` Stack, top first: ${waiting}.`}`;
}
