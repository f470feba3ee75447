import type { CheckAction, CheckState } from '../../src/games/check/rules/check.types.js';

/** A listener at a table: a seat, or a watcher. */
export type Listener = number | 'public';

/** A message as it was sent, byte for byte, to one listener. */
export interface Recorded {
  readonly to: Listener;
  readonly version: number;
  readonly text: string;
}

/** A version as Postgres has it: the raw table, and the action that led to it. */
export interface RawVersion {
  readonly seq: number;
  readonly state: CheckState;
  readonly seat: number | null;
  readonly action: CheckAction | null;
}

/** The faces a listener may have met by each version of its round, read from the raw tables and not from what was told. */
export function knownFaces(versions: readonly RawVersion[], who: Listener): ReadonlyMap<number, ReadonlySet<string>> {
  const byVersion = new Map<number, ReadonlySet<string>>();
  let met = new Set<string>();
  let before: CheckState | undefined;
  for (const { seq, state, seat: actor, action } of versions) {
    if (before && state.roundNo !== before.roundNo) met = new Set();
    const add = (card: string | null | undefined) => card && met.add(card);
    state.discardPile.forEach(add);
    state.players.forEach(({ hand, pendingDrawnCard, pendingDrawnCardSource }, seat) => {
      if (state.phase === 'scoringPhase') hand.forEach(add);
      if (seat === who || pendingDrawnCardSource === 'discard') add(pendingDrawnCard);
    });
    for (const { toSeat, seat, cardIndex } of state.activeReveals) {
      if (toSeat === who) add(state.players[seat]!.hand[cardIndex]);
    }
    // A look that ends with its own call leaves no trace in the table (2.7.7).
    if (actor === who && action?.type === 'resolveSpecialAbility') {
      for (const { playerID, cardIndex } of action.peekTargets ?? [])
        add(before?.players[Number(playerID)]?.hand[cardIndex]);
    }
    byVersion.set(seq, new Set(met));
    before = state;
  }
  return byVersion;
}

const FACE = /\{[^{}]*"(?:suit|rank)"[^{}]*\}/g;
const FACE_DOWN = /\{[^{}]*"hidden"[^{}]*\}/g;
const CODE = /(?<![0-9A-Za-z-])(?:[A2-9TJQK]|10)[CDHS](?![0-9A-Za-z-])/g;
const LONG_ID = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24,}/g;

/**
 * What a message says that its listener may not know: a face or a code of a card it has not met, anything besides
 * `hidden` on a face-down card, or a long id that is none of the public ones.
 */
export function secretsIn(text: string, may: ReadonlySet<string>, publicIds: ReadonlySet<string>): string[] {
  const faces = [...text.matchAll(FACE)].flatMap(([face]) => {
    const { rank, suit } = JSON.parse(face) as { rank?: string; suit?: string };
    // Half a face is one too, unless a card like it has been met: an ability names its rank.
    const met = [...may].some((card) => (rank ?? card[0]) === card[0] && (suit ?? card[1]) === card[1]);
    return met ? [] : [`${rank}${suit}`];
  });
  const codes = [...text.matchAll(CODE)].map(([code]) => code.replace('10', 'T'));
  const marked = [...text.matchAll(FACE_DOWN)].map(([card]) => card).filter((card) => card !== '{"hidden":true}');
  const ids = [...text.matchAll(LONG_ID)].map(([id]) => id).filter((id) => !publicIds.has(id));
  return [...faces, ...codes.filter((card) => !may.has(card)), ...marked, ...ids];
}
