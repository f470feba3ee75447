import type { Seat } from '../../../../engine/core/index.js';
import type { TargetSpec } from '../catalogue/card.types.js';
import { findReferred, findSeat, isInPlay, playerIdOf, playerIndex, printOf, refTo, seatsByIndex } from '../cards.js';
import { hasKeyword } from '../permanents/characteristics.js';
import { matches } from '../permanents/filters.js';
import type { Eyes } from '../permanents/filters.js';
import type { TargetMap } from '../event.types.js';
import type { TargetInput } from '../action.types.js';
import type { CardLook, Look, Target, Targets } from '../tcg-fuel.types.js';

/** What a target entry may be: players by index, then cards by their controller's index and their id (R63). */
export function legalTargets(state: Look, spec: TargetSpec, eyes: Eyes): Target[] {
  const seats = takesPlayers(spec) ? seatsByIndex(state).filter((seat) => isLegalPlayer(state, spec, seat, eyes)) : [];
  const cards = candidates(state, spec).filter((card) => isLegalCard(state, spec, card, eyes));
  cards.sort((a, b) => playerIndex(state, a.controller) - playerIndex(state, b.controller) || a.id - b.id);
  return [...seats.map((seat) => ({ seat })), ...cards.map(refTo)];
}

/** R33, looked at again on resolution (R34). */
export function isLegalTarget(state: Look, spec: TargetSpec, target: Readonly<Target>, eyes: Eyes): boolean {
  if ('seat' in target) return takesPlayers(spec) && isLegalPlayer(state, spec, target.seat, eyes);
  const card = findReferred(state, target);
  return card !== undefined && candidates(state, spec).includes(card) && isLegalCard(state, spec, card, eyes);
}

const takesPlayers = ({ kind }: TargetSpec): boolean => kind === 'player' || kind === 'opponent' || kind === 'any';

function isLegalPlayer(state: Look, { kind }: TargetSpec, seat: Seat, { you }: Eyes): boolean {
  return isInPlay(state, seat) && (kind !== 'opponent' || seat !== you);
}

/** The cards in the zone that a kind of target looks at. */
function candidates(state: Look, { kind }: TargetSpec): CardLook[] {
  const cards = (ids: readonly number[]): CardLook[] => ids.flatMap((id) => state.cards[id] ?? []);
  if (kind === 'spell') return cards(state.stack.flatMap((object) => (object.kind === 'spell' ? object.stackId : [])));
  if (kind === 'graveyard_card') return state.players.flatMap((player) => cards(player.graveyard));
  if (kind === 'player' || kind === 'opponent') return [];
  return cards(state.battlefield);
}

function isLegalCard(state: Look, { kind, filter }: TargetSpec, card: CardLook, eyes: Eyes): boolean {
  const { isCreature, isPlaneswalker } = printOf(card);
  if (kind === 'creature' && !isCreature) return false;
  if (kind === 'any' && !isCreature && !isPlaneswalker) return false;
  if (kind === 'spell' && card.id === eyes.sourceId) return false;
  if (filter && !matches(state, card, filter, eyes)) return false;
  return card.permanent === null || card.controller === eyes.you || !hasKeyword(state, card, 'hexproof');
}

/** Whether every entry that needs a target has one. */
export function hasTargets(state: Look, specs: readonly TargetSpec[], eyes: Eyes): boolean {
  return specs.every((spec) => spec.min === 0 || legalTargets(state, spec, eyes).length >= spec.min);
}

/** Every way to choose targets, one after the other. */
export function* targetCombinations(
  state: Look,
  specs: readonly TargetSpec[],
  eyes: Eyes,
  from = 0,
): Generator<Targets> {
  const spec = specs[from];
  if (!spec) return yield {};
  for (const chosen of subsets(legalTargets(state, spec, eyes), spec.min, spec.max)) {
    for (const rest of targetCombinations(state, specs, eyes, from + 1)) yield { [spec.id]: chosen, ...rest };
  }
}

function* subsets<T>(items: readonly T[], min: number, max: number, from = 0): Generator<T[]> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let index = from; index < items.length; index++) {
    for (const rest of subsets(items, min - 1, max - 1, index + 1)) yield [items[index]!, ...rest];
  }
}

/** The ways an action may name its targets. */
export interface TargetingInput {
  readonly targets?: Readonly<Record<string, readonly TargetInput[]>>;
  readonly targetId?: number;
  readonly targetPlayerId?: number;
}

/** Reads targets as written in an action; `undefined` where they are not legal by R33. */
export function readTargets(
  state: Look,
  specs: readonly TargetSpec[],
  input: TargetingInput,
  eyes: Eyes,
): Targets | undefined {
  const given = written(specs, input);
  if (!given || Object.keys(given).some((id) => !specs.some((spec) => spec.id === id))) return undefined;
  const targets: Targets = {};
  for (const spec of specs) {
    const named = given[spec.id] ?? [];
    if (!Array.isArray(named) || named.length < spec.min || named.length > spec.max) return undefined;
    const read = (named as readonly TargetInput[]).map((one) => readTarget(state, one));
    const keys = new Set(read.map((target) => JSON.stringify(target)));
    if (keys.size < read.length) return undefined;
    if (!read.every((target) => target && isLegalTarget(state, spec, target, eyes))) return undefined;
    targets[spec.id] = read as Target[];
  }
  return targets;
}

/** `targetId` and `targetPlayerId` are short for the only target of the only entry. */
function written(specs: readonly TargetSpec[], input: TargetingInput): Readonly<Record<string, unknown>> | undefined {
  if (input.targets !== undefined) return typeof input.targets === 'object' ? (input.targets ?? {}) : undefined;
  const short: TargetInput | undefined =
    input.targetId !== undefined
      ? { cardId: input.targetId }
      : input.targetPlayerId !== undefined
        ? { playerId: input.targetPlayerId }
        : undefined;
  if (!short) return {};
  return specs.length === 1 ? { [specs[0]!.id]: [short] } : undefined;
}

function readTarget(state: Look, input: TargetInput | null): Target | undefined {
  if (input === null || typeof input !== 'object') return undefined;
  const id = input.cardId ?? input.stackId;
  if (id !== undefined) {
    const card = Object.hasOwn(state.cards, id) ? state.cards[id] : undefined;
    return card && refTo(card);
  }
  const seat = input.playerId === undefined ? undefined : findSeat(state, input.playerId);
  return seat === undefined ? undefined : { seat };
}

/** Targets as actions, events and views write them. */
export function writeTargets(state: Look, targets: Readonly<Record<string, readonly Readonly<Target>[]>>): TargetMap {
  return Object.fromEntries(
    Object.entries(targets).map(([id, chosen]) => [id, chosen.map((one) => writeTarget(state, one))]),
  );
}

export function writeTarget(state: Look, target: Readonly<Target>): { cardId: number } | { playerId: number } {
  return 'seat' in target ? { playerId: playerIdOf(state, target.seat) } : { cardId: target.cardId };
}
