import { choicesOf, eventsFor, isRefusal, play, refuse, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { GameDefinition, Refusal, Rng, Seat, Step, Viewer } from '../../../engine/core/index.js';
import { reshuffle } from './testing/random-check.js';
import { RandomMatch } from './testing/random-rounds.js';
import type { Moment } from './testing/random-rounds.js';
import { faceOf } from './cards/cards.js';
import { check } from './check.game.js';
import type { Check, CheckAction, CheckState } from './check.types.js';
import { filledSlots } from './cards/hand.js';
import { no } from './refusals.js';

/** `PARLOUR_RUNS=2000` plays the long form. */
const ROUNDS = Number(process.env.PARLOUR_RUNS ?? 25);

/** Besides the first moment of each kind in a round, one in so many is looked at. */
const EVERY = 12;

interface Figures {
  matches: number;
  rounds: number;
  moments: number;
  looks: number;
  comparisons: number;
  /** Twins that really differ; comparisons of twins that do not show nothing. */
  moved: number;
  /** Steps of others that must tell the viewer nothing at all, played on both twins. */
  alike: number;
  options: Record<string, Set<string>>;
  leak: string | undefined;
}

/** Plays rounds and looks for a viewer who can tell twins apart; stops at the first. */
function compareTwins(game: GameDefinition<Check>, rounds: number, firstSeed = 1): Figures {
  const figures: Figures = {
    matches: 0,
    rounds: 0,
    moments: 0,
    looks: 0,
    comparisons: 0,
    moved: 0,
    alike: 0,
    options: {},
    leak: undefined,
  };
  const attempts: CheckAction[] = [];
  for (let seed = firstSeed; figures.rounds < rounds; seed++) {
    const match = new RandomMatch(seed);
    const rng = rngOver(sfc32(seed, 43));
    figures.matches += 1;
    for (const [name, value] of Object.entries(match.table.state.options)) {
      (figures.options[name] ??= new Set()).add(JSON.stringify(value));
    }
    let kinds = new Set<string>();
    for (const moment of match.moments()) {
      figures.moments += 1;
      const { asked, before, step } = moment;
      const kind = [before.state.phase, before.state.turnStage, asked.action.type].join();
      if (!kinds.has(kind) || rng.int(EVERY) === 0) {
        figures.looks += 1;
        lookAt(game, moment, match, attempts, rng, figures);
        if (figures.leak) return { ...figures, leak: `seed ${seed}, ${JSON.stringify(asked)}: ${figures.leak}` };
      }
      kinds.add(kind);
      if (asked.seat !== null) attempts.push(asked.action);
      if (attempts.length > 12) attempts.shift();
      if (step.table.state.phase === 'scoringPhase' && before.state.phase !== 'scoringPhase') {
        figures.rounds += 1;
        kinds = new Set();
      }
    }
  }
  return figures;
}

function lookAt(
  game: GameDefinition<Check>,
  moment: Moment,
  { start, dice }: RandomMatch,
  attempts: readonly CheckAction[],
  rng: Rng,
  figures: Figures,
): void {
  const { before, asked } = moment;
  const step = game === check ? moment.step : play(game, before, asked, dice);
  const cards = cardsOf(before.state);
  for (const viewer of [...start.seats.keys(), 'public'] as const) {
    const twin = { ...before, state: reshuffle(before.state, viewer, rng) };
    const twinStep = play(game, twin, asked, dice);
    figures.comparisons += 1;
    if (cardsOf(twin.state) !== cards) figures.moved += 1;
    const quiet = mustTellNothing(moment, viewer);
    if (quiet) figures.alike += 1;
    figures.leak ??=
      differs(`Viewer ${viewer} sees`, [before, twin], ({ state }) => seen(game, state, viewer, attempts)) ??
      (quiet
        ? differs(`Viewer ${viewer} is then told`, [step, twinStep], (one) => told(game, one, viewer))
        : heardMoreThanSeen(game, [step, twinStep], viewer, shownInPassing(moment, viewer)));
  }
}

const cardsOf = ({ deck, players, matchingOpportunityInfo }: Moment['before']['state']): string =>
  JSON.stringify([deck, players.map(({ hand }) => hand), matchingOpportunityInfo?.answers]);

/** Everything a viewer meets without acting, and what it is answered to things it may not do. */
function seen(
  game: GameDefinition<Check>,
  state: Moment['before']['state'],
  viewer: Viewer,
  attempts: readonly CheckAction[],
): unknown[] {
  const common = [game.view(state, viewer), game.toAct(state), game.deadline!(state) ?? null];
  if (typeof viewer !== 'number') return common;
  const refusals = attempts.map((action) => refuse(game, state, { seat: viewer, action, at: 0 }) ?? null);
  return [...common, [...choicesOf(game, state, viewer)], refusals];
}

function told(game: GameDefinition<Check>, step: Step<Check> | Refusal, viewer: Viewer): unknown[] {
  if (isRefusal(step)) return [step];
  return [game.view(step.table.state, viewer), eventsFor(step.events, viewer)];
}

/** Events tell a viewer nothing that its view afterwards does not show. */
function heardMoreThanSeen(
  game: GameDefinition<Check>,
  steps: readonly (Step<Check> | Refusal)[],
  viewer: Viewer,
  excused: readonly string[],
): string | undefined {
  const [one, other] = steps.map((step) => (isRefusal(step) ? undefined : step));
  if (!one || !other) return undefined;
  const viewAfter = ({ table }: Step<Check>): string => JSON.stringify(game.view(table.state, viewer));
  if (viewAfter(one) !== viewAfter(other)) return undefined;
  return differs(`Viewer ${viewer} hears`, [one, other], ({ events }) =>
    eventsFor(events, viewer).filter(({ type }) => !excused.includes(type)),
  );
}

function differs<T>(what: string, pair: readonly [T, T], look: (one: T) => unknown): string | undefined {
  const [one, other] = pair.map((side) => JSON.stringify(look(side)));
  return one === other ? undefined : `${what} ${one} or ${other}`;
}

/** What this viewer rightly hears in this moment though no view keeps it. Elsewhere nothing is excused. */
function shownInPassing({ asked: { action, seat }, before, step }: Moment, viewer: Viewer): Check['event']['type'][] {
  if (action.type === 'expirePeek' && viewer !== 'public') return ['initialPeek'];
  // A look that ends with the call that shows it (2.7.7).
  if (action.type === 'resolveSpecialAbility' && seat === viewer) return ['abilityPeeked'];
  // Sealed answers are uncovered, and what a pass or a miss leaves behind may look alike.
  if (closesSealed(before.state, step.table.state)) return ['matchPassed', 'matchFailed', 'penaltyUnavailable'];
  return [];
}

const closesSealed = (before: Moment['before']['state'], after: Moment['before']['state']): boolean =>
  before.options.matchMode === 'sealed' &&
  before.matchingOpportunityInfo !== null &&
  after.matchingOpportunityInfo?.windowId !== before.matchingOpportunityInfo.windowId;

const QUIET: ReadonlySet<string> = new Set<CheckAction['type']>([
  'performPeek',
  'confirmPeek',
  'drawFromDeck',
  'drawFromDiscard',
  'passMatch',
  'callCheck',
  'resolveSpecialAbility',
  'expirePeek',
  'expireAbility',
]);

/** Others look, draw, pass and swap: whatever the cards are, the viewer sees and hears the same. */
function mustTellNothing({ asked: { action, seat }, before, step }: Moment, viewer: Viewer): boolean {
  if (seat === viewer || step.table.state.phase === 'scoringPhase') return false;
  if (closesSealed(before.state, step.table.state)) return false;
  if (action.type === 'expirePeek') return viewer === 'public';
  return QUIET.has(action.type) || (action.type === 'attemptMatch' && before.state.options.matchMode === 'sealed');
}

it('4.4.1 (a): nobody can tell twins apart, over rounds under house rules drawn at random', () => {
  const figures = compareTwins(check, ROUNDS);
  const { options, leak, ...counts } = figures;
  if (process.env.PARLOUR_RUNS)
    process.stderr.write(`${JSON.stringify({ ...counts, options: Object.fromEntries(valuesOf(options)) })}\n`);
  expect(leak).toBeUndefined();
  expect(counts.rounds).toBeGreaterThanOrEqual(ROUNDS);
  // Every round is looked at, by every viewer, and nearly always the twin is another table.
  expect(counts.looks).toBeGreaterThan(5 * counts.rounds);
  expect(counts.comparisons).toBeGreaterThanOrEqual(3 * counts.looks);
  expect(counts.moved).toBeGreaterThan(0.9 * counts.comparisons);
  expect(counts.alike).toBeGreaterThan(counts.looks);
  // Every house rule was drawn in more than one way.
  const fixed = valuesOf(options).filter(([, values]) => values.length < 2);
  expect(fixed).toEqual([]);
}, 3_600_000);

const valuesOf = (options: Figures['options']): [string, string[]][] =>
  Object.entries(options).map(([name, values]) => [name, [...values].sort()]);

/** Mistakes that servers of this game have made, or nearly. */
const MISTAKES: { readonly [mistake: string]: GameDefinition<Check> } = {
  'players are sent their own hand': withView((state, viewer, view) => {
    if (typeof viewer !== 'number') return view;
    const own = { ...view.players[viewer]!, hand: state.players[viewer]!.hand.map((card) => card && faceOf(card)) };
    return { ...view, players: { ...view.players, [viewer]: own } };
  }),
  'a face-down card has an id that stays with it': withView((state, _viewer, view) => ({
    ...view,
    ids: state.players.map(({ hand }) =>
      hand.map((card) => card && [...card].reduce((n, c) => n * 31 + c.charCodeAt(0), 7)),
    ),
  })),
  'a view lists hands by what is in them': withView((state, _viewer, view) => ({
    ...view,
    low: [...state.players.keys()].sort((a, b) => (state.players[a]!.hand[0]! < state.players[b]!.hand[0]! ? -1 : 1)),
  })),
  'only those are asked who hold a match': {
    ...check,
    toAct: (state) => {
      const window = state.matchingOpportunityInfo;
      if (!window) return check.toAct(state);
      return window.remainingSeats.filter((seat) => holdsMatch(state, seat));
    },
  },
  'a window that nobody can win has an earlier deadline': {
    ...check,
    deadline: (state) => {
      const due = check.deadline!(state);
      const window = state.matchingOpportunityInfo;
      const hopeless = window !== null && !window.remainingSeats.some((seat) => holdsMatch(state, seat));
      return due && hopeless ? { ...due, at: due.at - 1 } : due;
    },
  },
  'only cards that match are offered': withRule('attemptMatch', (rule) => ({
    ...rule,
    *choices(state, seat) {
      for (const choice of rule.choices(state, seat)) {
        if ('handIndex' in choice && isMatch(state, seat, choice.handIndex)) yield choice;
      }
    },
  })),
  'a refusal depends on the card': withRule('swapAndDiscard', (rule) => ({
    ...rule,
    refuse: (state, seat, action) =>
      state.players[seat]!.hand[action.handIndex]?.startsWith('A') ? no('MUST_SWAP') : rule.refuse(state, seat, action),
  })),
  'everybody hears the face of a card drawn from the deck': withRule('drawFromDeck', (rule) => ({
    ...rule,
    play(turn, action) {
      rule.play(turn, action);
      const card = turn.state.players[turn.seat]!.pendingDrawnCard;
      if (card) turn.emit({ type: 'cardDrawn', playerID: String(turn.seat), source: 'deck', card: faceOf(card) });
    },
  })),
  'everybody hears the faces of a look': withRule('resolveSpecialAbility', (rule) => ({
    ...rule,
    play(turn, action) {
      const targets = action.peekTargets ?? [];
      const cards = targets.map((at) => faceOf(turn.state.players[Number(at.playerID)]!.hand[at.cardIndex]!));
      if (cards.length > 0) turn.emit({ type: 'abilityPeeked', playerID: String(turn.seat), targets, cards });
      rule.play(turn, action);
    },
  })),
  'everybody hears a sealed answer': withRule('attemptMatch', (rule) => ({
    ...rule,
    play(turn, action) {
      const { options } = turn.state;
      if (options.matchMode === 'sealed' && isMatch(turn.state, turn.seat, action.handIndex)) {
        turn.emit({ type: 'matchFailed', playerID: String(turn.seat), cardIndex: action.handIndex });
      }
      rule.play(turn, action);
    },
  })),
};

function isMatch(state: Readonly<Moment['before']['state']>, seat: Seat, handIndex: number): boolean {
  return state.players[seat]!.hand[handIndex]?.[0] === state.matchingOpportunityInfo?.cardToMatch[0];
}

function holdsMatch(state: Moment['before']['state'], seat: Seat): boolean {
  return filledSlots(state.players[seat]!.hand).some((slot) => isMatch(state, seat, slot));
}

function withView(
  change: (state: Moment['before']['state'], viewer: Viewer, view: Check['view']) => object,
): GameDefinition<Check> {
  return { ...check, view: (state, viewer) => change(state, viewer, check.view(state, viewer)) as Check['view'] };
}

type Rules = GameDefinition<Check>['actions'];

function withRule<T extends 'attemptMatch' | 'swapAndDiscard' | 'drawFromDeck' | 'resolveSpecialAbility'>(
  type: T,
  change: (rule: Extract<Rules[T], { choices: unknown }>) => Rules[T],
): GameDefinition<Check> {
  const rule = check.actions[type] as Extract<Rules[T], { choices: unknown }>;
  return { ...check, actions: { ...check.actions, [type]: change(rule) } };
}

it.each(Object.entries(MISTAKES))('4.4.1: it would be found if %s', (_mistake, game) => {
  expect(compareTwins(game, 60).leak).toMatch(/iewer/);
});

it('a card that twins do not share lies where the viewer cannot see it', () => {
  const match = new RandomMatch(5);
  const rng = rngOver(sfc32(5, 43));
  for (const { before } of match.moments(1)) {
    const twin: CheckState = reshuffle(before.state, 0, rng);
    expect(twin.discardPile).toEqual(before.state.discardPile);
    for (const { toSeat, seat, cardIndex } of before.state.activeReveals) {
      if (toSeat === 0) expect(twin.players[seat]!.hand[cardIndex]).toBe(before.state.players[seat]!.hand[cardIndex]);
    }
  }
});
