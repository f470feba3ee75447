import { readFileSync } from 'node:fs';
import { begin, eventsFor, fastDice, isRefusal, play } from '../../../engine/core/index.js';
import type { Dice, Step, Table } from '../../../engine/core/index.js';
import type { Card } from './cards/cards.js';
import { cardOf } from './cards/cards.js';
import { check } from './check.game.js';
import type { Check, CheckAction, CheckState } from './check.types.js';
import type { Fixture } from './fixture.js';
import { tableFrom } from './fixture.js';
import { optionsFrom } from './options.js';
import type { CheckOptions } from './options.js';

interface Reveal {
  toSeat: number;
  cards: { seat: number; cardIndex: number; card: Card }[];
}

interface ExampleStep {
  seat: number | null;
  action: Record<string, unknown> & { type: string };
  at?: number;
  result: 'ok' | 'error';
  code?: string;
  privateReveal?: Reveal;
  events?: string[];
  stateAfter?: Record<string, unknown>;
}

interface Example {
  id: string;
  title: string;
  rules: string;
  options: Partial<CheckOptions>;
  seats: number;
  firstSeat: number;
  fixture?: Fixture;
  deckOrder?: Card[];
  steps: ExampleStep[];
}

const { examples } = JSON.parse(readFileSync(new URL('./data/check.examples.json', import.meta.url), 'utf8')) as {
  examples: Example[];
};

/** A table of the examples: what comes at or after a deadline finds it played first (2.13.5). */
class ExampleTable {
  private readonly dice: Dice = fastDice(7);
  private table: Table<Check>;
  private at = 0;

  constructor(example: Example) {
    const options = { ...example.options, firstSeat: example.firstSeat };
    if (example.fixture) {
      this.table = { state: tableFrom(example.fixture, { options }), round: 1, drawn: 0 };
    } else {
      const seats = Array.from({ length: example.seats }, (_, seat) => ({
        id: `${seat}`,
        name: `${seat}`,
        bot: false,
        loadout: null,
      }));
      const start = {
        sessionId: 's',
        options: optionsFrom('classic', { ...options, deckOrder: example.deckOrder! }),
        seats,
        at: 0,
      };
      this.table = begin(check, start, this.dice);
    }
  }

  get state(): CheckState {
    return this.table.state as CheckState;
  }

  play(step: ExampleStep): Step<Check> | string {
    this.at = step.at ?? this.at;
    const due = check.deadline!(this.table.state);
    if (step.seat !== null && due && due.at <= this.at) this.ask(null, due.action);
    return this.ask(step.seat, inTheRules(step.action));
  }

  private ask(seat: number | null, action: CheckAction): Step<Check> | string {
    const answer = play(check, this.table, { seat, action, at: this.at }, this.dice);
    if (isRefusal(answer)) return answer.code;
    this.table = answer.table;
    return answer;
  }
}

/** The examples name the seat of a target, the rules its player. */
function inTheRules(action: ExampleStep['action']): CheckAction {
  const named = (targets: unknown): unknown =>
    (targets as { seat: number; cardIndex: number }[] | undefined)?.map(({ seat, cardIndex }) => ({
      playerID: String(seat),
      cardIndex,
    }));
  const { peekTargets, swapTargets, ...rest } = action;
  return {
    ...rest,
    ...(peekTargets ? { peekTargets: named(peekTargets) } : undefined),
    ...(swapTargets ? { swapTargets: named(swapTargets) } : undefined),
  } as unknown as CheckAction;
}

/** A state in the words of the examples. What an example leaves out has its start-of-round value. */
function inTheExamples(state: CheckState, wanted: Record<string, unknown>): Record<string, unknown> {
  const seatsWhere = (is: (player: CheckState['players'][number]) => boolean): number[] =>
    state.players.flatMap((player, seat) => (is(player) ? [seat] : []));
  const holder = state.players.findIndex((player) => player.pendingDrawnCard !== null);
  const { activeAbility: ability, matchingOpportunityInfo: window } = state;
  const onlyIfAsked: Record<string, unknown> = {
    endedBy: state.endedBy,
    totals: state.totals,
    matchWinner: state.matchWinner,
    roundNo: state.roundNo,
    forfeitedSeats: seatsWhere((player) => player.isForfeited),
    leftSeats: seatsWhere((player) => player.hasLeft),
    handSizes: state.players.map((player) => player.hand.length),
    deckCount: state.deck.length,
  };
  const asked = Object.fromEntries(Object.entries(onlyIfAsked).filter(([name]) => name in wanted));
  const place = { phase: state.phase, turnStage: state.turnStage, currentSeat: state.currentSeat };
  if ('handSizes' in wanted) return { ...place, ...asked };
  return {
    ...place,
    hands: state.players.map((player) => player.hand),
    deck: state.deck,
    discardPile: state.discardPile,
    discardPileIsSealed: state.discardPileIsSealed,
    pendingDrawnCard:
      holder < 0
        ? null
        : {
            seat: holder,
            card: state.players[holder]!.pendingDrawnCard,
            source: state.players[holder]!.pendingDrawnCardSource,
          },
    window: window && {
      windowId: window.windowId,
      cardToMatch: window.cardToMatch,
      originalSeat: window.originalSeat,
      remainingSeats: window.remainingSeats,
      ...('deadline' in ((wanted.window ?? {}) as object) ? { deadline: window.deadline } : undefined),
    },
    ability: ability && {
      seat: ability.seat,
      card: ability.card,
      source: ability.source,
      stage: ability.stage,
      peeksLeft: ability.peeksLeft,
      pendingBelow: state.pendingAbilities.length,
    },
    lastResolvedAbilitySource: state.lastResolvedAbilitySource,
    lockedSeats: seatsWhere((player) => player.isLocked),
    disqualifiedSeats: seatsWhere((player) => player.isDisqualified),
    hasCalledCheck: seatsWhere((player) => player.hasCalledCheck),
    playerWhoCalledCheck: state.playerWhoCalledCheck,
    finalTurnOrder: state.finalTurnOrder,
    finalTurnsTaken: state.finalTurnsTaken,
    scores: state.phase === 'scoringPhase' ? state.players.map((player) => player.score) : null,
    roundWinner: state.roundWinner,
    ...asked,
  };
}

const AT_THE_START = {
  pendingDrawnCard: null,
  window: null,
  ability: null,
  lastResolvedAbilitySource: null,
  lockedSeats: [],
  disqualifiedSeats: [],
  hasCalledCheck: [],
  playerWhoCalledCheck: null,
  finalTurnOrder: null,
  finalTurnsTaken: 0,
  scores: null,
  roundWinner: null,
};

/** The faces a player was shown by a step, in the words of the examples. */
function shownTo(step: Step<Check>, seat: number): Reveal['cards'] {
  return eventsFor(step.events, seat).flatMap((event) => {
    if (event.type === 'initialPeek') {
      return (event.cards ?? []).map(({ cardIndex, card }) => ({ seat, cardIndex, card: cardOf(card) }));
    }
    if (event.type !== 'abilityPeeked') return [];
    return (event.cards ?? []).map((card, index) => {
      const { playerID, cardIndex } = event.targets[index]!;
      return { seat: Number(playerID), cardIndex, card: cardOf(card) };
    });
  });
}

function expectEvents(step: Step<Check>, names: readonly string[]): void {
  const heard: string[] = eventsFor(step.events, 'public').map((event) =>
    event.type === 'checkCalled' && event.automatic ? 'checkCalled(auto)' : event.type,
  );
  let from = 0;
  for (const name of names) {
    const found = heard.indexOf(name, from);
    if (found < 0) expect(heard).toContain(name);
    from = found + 1;
  }
}

describe('The worked examples', () => {
  it('are all there', () => {
    expect(examples.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, index) => `W${String(index + 1).padStart(2, '0')}`),
    );
  });

  for (const example of examples) {
    it(`${example.id} (${example.rules}): ${example.title}`, () => {
      const table = new ExampleTable(example);
      for (const step of example.steps) {
        const before = table.state;
        const answer = table.play(step);
        expect(typeof answer === 'string' ? answer : 'ok').toBe(step.code ?? step.result);
        if (step.stateAfter) {
          const wanted = 'handSizes' in step.stateAfter ? step.stateAfter : { ...AT_THE_START, ...step.stateAfter };
          expect(inTheExamples(table.state, step.stateAfter)).toEqual(wanted);
        }
        if (typeof answer === 'string') {
          if (!step.stateAfter) expect(table.state).toBe(before);
          continue;
        }
        expectEvents(answer, step.events ?? []);
        if (!step.privateReveal && step.action.type.endsWith('Peek')) continue;
        for (const seat of table.state.players.keys()) {
          const faces = step.privateReveal?.toSeat === seat ? step.privateReveal.cards : [];
          expect(shownTo(answer, seat)).toEqual(faces);
        }
      }
    });
  }
});
