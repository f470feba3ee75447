import { addPower, isNothing, negated } from './board/power.js';
import { findPlaced } from './board/board.js';
import type { AtTable, CardEffect, Carried, Event, Owner, Position, Reading, State } from './viking-vengeance.types.js';

/** A card that can carry effects: on the board, or in a hand. */
interface Bearer {
  readonly carried: Carried;
  readonly at: Position | null;
  readonly holder: Owner;
}

/** Who holds a card in hand. */
export function findHolder(state: Reading, id: string): Owner | undefined {
  if (state.player1.hand.includes(id)) return 'player1';
  return state.player2.hand.includes(id) ? 'player2' : undefined;
}

/** R9: gives a card an effect. Permanent power of the same name and source is added to what is there. */
export function giveEffect(turn: AtTable, id: string, effect: CardEffect): void {
  const bearer = findBearer(turn.state, id);
  if (!bearer) return;
  const { carried } = bearer;
  const merging = carried.effects.findIndex(
    (other) => isPermanentPower(other) && isPermanentPower(effect) && sameOrigin(other, effect),
  );
  const merged =
    merging < 0 ? effect : { ...effect, bySide: addPower(carried.effects[merging]!.bySide, effect.bySide) };
  const cancelled = merging >= 0 && isNothing(merged.bySide);
  if (merging < 0) carried.effects = [...carried.effects, effect];
  else if (cancelled) carried.effects = carried.effects.toSpliced(merging, 1);
  else carried.effects = carried.effects.with(merging, merged);
  announcePower(turn, id, bearer, effect);
  if (cancelled) announceEnd(turn, id, bearer, effect);
}

/** Takes from a card every effect that answers the description. Returns what was taken. */
export function takeEffects(turn: AtTable, id: string, taken: (effect: CardEffect) => boolean): CardEffect[] {
  const bearer = findBearer(turn.state, id);
  if (!bearer) return [];
  const gone = bearer.carried.effects.filter(taken);
  if (gone.length === 0) return gone;
  bearer.carried.effects = bearer.carried.effects.filter((effect) => !gone.includes(effect));
  for (const effect of gone) {
    announceEnd(turn, id, bearer, effect);
    announcePower(turn, id, bearer, { ...effect, bySide: negated(effect.bySide) });
  }
  return gone;
}

/** R33: one end of turn passes over a card on the board. */
export function tickEffects(turn: AtTable, id: string): void {
  const bearer = findBearer(turn.state, id)!;
  if (bearer.carried.effects.every(({ ticks }) => ticks === null)) return;
  bearer.carried.effects = bearer.carried.effects.map((effect) =>
    effect.ticks === null ? effect : { ...effect, ticks: effect.ticks - 1 },
  );
  takeEffects(turn, id, ({ ticks }) => ticks !== null && ticks <= 0);
}

/** Sets the ticks of an effect that the card carries already; says whether it did. */
export function refreshEffect(state: State, id: string, name: string, ticks: number | null): boolean {
  const carried = findBearer(state, id)?.carried;
  const found = carried?.effects.findIndex((effect) => effect.name === name) ?? -1;
  if (!carried || found < 0) return false;
  carried.effects = carried.effects.with(found, { ...carried.effects[found]!, ticks });
  return true;
}

export function marksOf(state: Reading, id: string, mark: string): number {
  return (findPlaced(state, id)?.card ?? state.hydratedCardDataCache[id])?.marks[mark] ?? 0;
}

/** Notes on a card that something which has a limit has happened once more. */
export function addMark(state: State, id: string, mark: string): void {
  const carried = findBearer(state, id)?.carried;
  if (carried) carried.marks = { ...carried.marks, [mark]: (carried.marks[mark] ?? 0) + 1 };
}

/** Remembers which ability last touched a tile: clients animate it. */
export function touch(state: State, { x, y }: Position, abilityId: string): void {
  state.touched[`${x},${y}`] = abilityId;
}

function findBearer(state: State, id: string): Bearer | undefined {
  const placed = findPlaced(state, id);
  if (placed) {
    const card = state.board[placed.at.y]![placed.at.x]!;
    return { carried: card, at: placed.at, holder: card.owner };
  }
  const holder = findHolder(state, id);
  if (!holder) return undefined;
  // Entries of the cache are values: one that will be written to is replaced by a copy first.
  const carried = { ...state.hydratedCardDataCache[id]! };
  state.hydratedCardDataCache[id] = carried;
  return { carried, at: null, holder };
}

const isPermanentPower = (effect: CardEffect): boolean => effect.kind === 'power' && effect.ticks === null;

const sameOrigin = (one: CardEffect, other: CardEffect): boolean =>
  one.name === other.name && one.source === other.source;

function announcePower(turn: AtTable, cardId: string, bearer: Bearer, { name, kind, bySide }: CardEffect): void {
  if (isNothing(bySide)) return;
  const abilityId = kind === 'tile' ? null : name;
  if (bearer.at && abilityId) touch(turn.state, bearer.at, abilityId);
  announce(turn, bearer, {
    type: 'card_power_changed',
    cardId,
    position: bearer.at,
    bySide,
    effectName: name,
    abilityId,
  });
}

function announceEnd(turn: AtTable, cardId: string, bearer: Bearer, effect: CardEffect): void {
  announce(turn, bearer, { type: 'effect_ended', cardId, position: bearer.at, effectName: effect.name });
}

/** What happens to a card in hand is for its holder alone. */
function announce(turn: AtTable, { at, holder }: Bearer, event: Event): void {
  if (at) turn.emit(event);
  else turn.tell(turn.state.seats[holder], event);
}
