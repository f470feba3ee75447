import { eventsFor } from '../../../../engine/core/index.js';
import type { Emitted, Seat } from '../../../../engine/core/index.js';
import { firstMemory, remember } from '../memory.js';
import type { BotMemory } from '../memory.js';
import type { Check, CheckAction, Table } from '../../rules/check.types.js';
import type { PlayerID } from '../../rules/events.js';
import { idOf } from '../../rules/seats.js';
import { viewOf } from '../../rules/view.js';
import { outlookOf } from './call-review.js';
import type { CallOutlook } from './call-review.js';
import { notesOn } from './notes.js';
import type { Note, ReviewedStep } from './notes.js';

/** A step as it was stored, with what everybody heard of it. */
export type RecordedStep = ReviewedStep & { readonly events: readonly Emitted<Check>[] };

/** A call that a player decided on. Going out with the last card is none. */
export interface CallReview extends CallOutlook {
  readonly seq: number;
  readonly playerID: PlayerID;
  readonly score: number;
  /** The share in the win that it brought. */
  readonly won: number;
}

export interface RoundReview {
  readonly roundNo: number;
  readonly call: CallReview | null;
  readonly notes: readonly (Note & { readonly seq: number })[];
  readonly players: readonly PlayerReview[];
}

export interface PlayerReview {
  readonly playerID: PlayerID;
  readonly decisions: number;
  /** Decisions against what the player could know: what was forgotten. */
  readonly againstMemory: number;
  readonly pointsLost: number;
  readonly gambles: number;
  readonly gamblesRight: number;
}

const DECISIONS: ReadonlySet<string> = new Set<CheckAction['type']>([
  'drawFromDeck',
  'drawFromDiscard',
  'swapAndDiscard',
  'discardDrawnCard',
  'attemptMatch',
  'passMatch',
  'resolveSpecialAbility',
  'callCheck',
]);

/** Looks back at a round: what each player could know when they decided, and what they made of it (9.3). */
export function reviewRound(steps: readonly RecordedStep[]): RoundReview {
  const { roundNo, players } = steps.at(-1)!.after;
  const notes = steps.flatMap((step) => notesOn(step).map((note) => ({ seq: step.seq, ...note })));
  return {
    roundNo,
    call: reviewCall(steps),
    notes,
    players: players.map((_player, seat) => reviewPlayer(steps, notes, seat)),
  };
}

function reviewPlayer(steps: readonly RecordedStep[], notes: readonly Note[], seat: Seat): PlayerReview {
  const own = notes.filter(({ playerID }) => playerID === idOf(seat));
  const gambles = own.filter(({ kind }) => kind === 'gamble');
  return {
    playerID: idOf(seat),
    decisions: steps.filter(({ seat: by, action }) => by === seat && DECISIONS.has(action.type)).length,
    againstMemory: own.length - gambles.length,
    pointsLost: Math.round(own.reduce((sum, { points }) => sum + points, 0) * 10) / 10,
    gambles: gambles.length,
    gamblesRight: gambles.filter(({ right }) => right).length,
  };
}

function reviewCall(steps: readonly RecordedStep[]): CallReview | null {
  const index = steps.findIndex(({ action }) => action.type === 'callCheck');
  const { seq, seat, before } = steps[index] ?? {};
  if (seq === undefined || before === undefined || typeof seat !== 'number') return null;
  const heard = steps.slice(0, index).flatMap(({ events }) => eventsFor(events, seat));
  const memory = heard.reduce<BotMemory>((now, event) => remember(now, event, seat), firstMemory());
  const scored: Table = steps.at(-1)!.after;
  const winners = scored.roundWinner!;
  return {
    seq,
    playerID: idOf(seat),
    ...outlookOf(viewOf(before, seat), memory, seat, seq),
    score: scored.players[seat]!.score!,
    won: winners.includes(seat) ? 1 / winners.length : 0,
  };
}

/** How far what a player's calls promised was from what they brought (Brier): 0 is perfect, 0.25 a coin. */
export function calibrationOf(calls: readonly CallReview[]): number | null {
  if (calls.length === 0) return null;
  const sum = calls.reduce((total, { chance, won }) => total + (chance - won) ** 2, 0);
  return Math.round((sum / calls.length) * 1000) / 1000;
}
