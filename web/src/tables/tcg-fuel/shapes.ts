import type { Seat, TcgFuel, tcgFuel } from '@parlour/client';
import type { Ref, Scene } from '../../play/stage/scene.js';

export type { TcgFuel };
export type GameView = TcgFuel['view'];
export type OpenCard = tcgFuel.OpenCardView;
export type StackView = tcgFuel.StackView;
export type StopWindow = tcgFuel.StopWindow;

/** The slug of a card: its picture, and its page of the catalogue. */
export type Face = string;

export const card = (id: number): Ref => `card:${id}`;
export const ability = (stackId: number): Ref => `stack:${stackId}`;
export const player = (playerId: number): Ref => `player:${playerId}`;

/** The number in `card:17`. */
export function idOf(ref: Ref): number {
  return Number(ref.slice(ref.indexOf(':') + 1));
}

/** A player by the id that actions and events use; the scene knows the seat of each. */
export function seatOf({ counters }: Scene<Face>, playerId: number): Seat {
  return counters.get(`seat:${playerId}`) ?? 0;
}

export function isOpen(one: tcgFuel.CardView): one is OpenCard {
  return !('hidden' in one);
}

const byId = new WeakMap<GameView['cards'], ReadonlyMap<number, OpenCard>>();

/** A card that lies open in a view; every card on the screen asks, so its cards are read once. */
export function cardIn(view: Pick<GameView, 'cards'> | undefined, id: number): OpenCard | undefined {
  if (!view) return undefined;
  let cards = byId.get(view.cards);
  if (!cards) {
    cards = new Map(view.cards.filter(isOpen).map((one) => [one.id, one]));
    byId.set(view.cards, cards);
  }
  return cards.get(id);
}

/** What a target is called on the table. */
export function targetRef({ cardId, playerId, stackId }: tcgFuel.TargetInput): Ref {
  if (playerId !== undefined) return player(playerId);
  return card(cardId ?? stackId ?? 0);
}

/** The mana that an entry of a list stands for: what an ability adds, or a source pays with. */
export function manaIn(step: string, value: unknown): string | undefined {
  const mana = step === 'payment' ? (value as { readonly mana?: unknown } | null)?.mana : value;
  return (step === 'payment' || step === 'mana') && typeof mana === 'string' ? mana : undefined;
}

/** A slug read aloud, for as long as the catalogue is not there: `kettle-imp` is Kettle Imp. */
export function titled(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
}
