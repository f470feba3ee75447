import type { Seat } from '@parlour/client';
import { add, move, pose, remove, set, turn } from '../../play/stage/beat.js';
import type { Edit } from '../../play/stage/beat.js';
import { rowOf } from '../../play/stage/scene.js';
import type { ItemDraft, Ref, Scene } from '../../play/stage/scene.js';
import type { Staging } from '../../play/table-kind.js';
import { back, card, faceOf, findCard, hand, showsHand, zoneOf } from './shapes.js';
import type { Face, Ggltcg } from './shapes.js';

type Stage = Staging<Ggltcg, Face>;

/** A card as an event names it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether the viewer sees a hand. Missed steps have no view; only one's own hand is certain then. */
function seesHand({ before, after, eyes }: Stage, seat: Seat): boolean {
  return eyes === seat || showsHand(after ?? before, seat);
}

/** What is printed on a card: as it lies there, as the next view shows it, or its name alone until a view comes. */
export function faceNamed({ scene, after, before }: Stage, { id, name }: Named): Face {
  const lying = scene.items.get(card(id))?.face;
  if (lying !== undefined && lying !== 'down') return lying;
  const set = (after ?? before)?.options.card_set ?? '';
  const seen = findCard(after, id) ?? findCard(before, id);
  if (seen) return faceOf(seen, set);
  const nothing = { cost: 0, text: '', effects: '', speed: null, strength: null, stamina: null };
  return { name, printed: name, picture: name, type: 'Action', ...nothing, primary: '#8a6d5a', accent: '#d9c6a5', set };
}

/** A card of a hand comes to the table: it moves, or a back flies and turns over. */
export function outOfHand(stage: Stage, seat: Seat, named: Named, zone: string): readonly Edit<Face>[] {
  const ref = card(named.id);
  if (stage.scene.items.has(ref)) return [move(ref, zone), set(ref, { cost: undefined })];
  const item: ItemDraft<Face> = { ref, zone, face: faceNamed(stage, named), owner: seat };
  return [...withoutBack(stage.scene, seat), add<Face>(item, { from: hand(seat) })];
}

/** A card goes to its owner's hand, where only the owner sees it. */
export function intoHand(stage: Stage, seat: Seat, id: string): readonly Edit<Face>[] {
  const { scene } = stage;
  const ref = card(id);
  if (seesHand(stage, seat)) return [...bare(ref), move(ref, zoneOf.hand(seat)), pose(ref, { asleep: false })];
  const count = rowOf(scene, zoneOf.hand(seat)).length;
  const item: ItemDraft<Face> = { ref: back(seat, count), zone: zoneOf.hand(seat), face: 'down', owner: seat };
  return [remove(ref, hand(seat)), add<Face>(item)];
}

/** What a toy is worth when it enters play, before other cards have their say. */
export function fresh(ref: Ref, face: Face): readonly Edit<Face>[] {
  const { speed, strength, stamina } = face;
  if (speed === null || strength === null || stamina === null) return [];
  return [set(ref, { speed, strength, stamina, left: stamina })];
}

/** Outside play a card has only what is printed on it. */
export function bare(ref: Ref): readonly Edit<Face>[] {
  return [set(ref, { speed: undefined, strength: undefined, stamina: undefined, left: undefined, cost: undefined })];
}

/** The face of a card that was a copy: what is on the paper again. */
export function printedAgain(stage: Stage, { id, name }: Named): readonly Edit<Face>[] {
  const seen = findCard(stage.after, id);
  const known = seen ? faceOf(seen, stage.after?.options.card_set ?? '') : undefined;
  const lying = stage.scene.items.get(card(id))?.face;
  if (lying === undefined || lying === 'down') return [];
  return [turn<Face>(card(id), known ?? { ...lying, name, printed: name, picture: name })];
}

function withoutBack(scene: Scene<Face>, seat: Seat): readonly Edit<Face>[] {
  const count = rowOf(scene, zoneOf.hand(seat)).length;
  return count === 0 ? [] : [remove(back(seat, count - 1))];
}
