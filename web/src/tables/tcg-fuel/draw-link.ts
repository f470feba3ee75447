import { round } from '../../play/stage/links.js';
import type { Box, DrawLink, DrawnLink } from '../../play/stage/links.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import type { Face } from './shapes.js';

const ARROW = 'M0 -9L9 8L0 4L-9 8z';
const SHIELD = 'M-8 -7H8V2C8 8 3 11 0 13C-3 11 -8 8 -8 2z';

/** From this width on the stack of a duel is a column at the right (tablet.css); below it lies between the halves. */
const COLUMN_PX = 600;

/** From this width on a tapped card lies on its side (card-sizes.css). */
const WIDE_PX = 961;
const TURNED = 0.86;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Attacks are solid, blocks dotted with a shield at the attacker's edge, targets dashed. What is blocked does not get through to
 * a player, and an entry of the stack names the entry it aims at: neither needs a line.
 */
export const drawLink: DrawLink<Face> = (link, start, end, scene, boxOf) => {
  const lying = (ref: Ref, box: Box): Box => (scene.items.get(ref)?.pose.tapped ? onItsSide(box) : box);
  const [from, to] = [lying(link.from, start), lying(link.to, end)];
  const strength = scene.items.get(link.from)?.numbers['power'];
  if (link.kind === 'attack' && link.to.startsWith('player:')) {
    if (scene.links.some(({ kind, to: blocked }) => kind === 'block' && blocked === link.from)) return undefined;
    const owner = scene.counters.get(`seat:${link.to.slice('player:'.length)}`);
    const row = rowOf(scene, 'field')
      .filter((item) => item.owner === owner && item.numbers['power'] !== undefined)
      .flatMap(({ ref }) => boxOf(ref) ?? []);
    return throughTheGap(from, to, row, strength === undefined ? undefined : String(strength));
  }
  const isWaiting = (ref: Ref): boolean => scene.items.get(ref)?.place.zone === 'stack';
  if (isWaiting(link.from) && isWaiting(link.to)) return undefined;
  const isBeside = innerWidth >= COLUMN_PX && isWaiting(link.from) && from.left >= to.left + to.width;
  return isBeside ? fromTheSide(from, to, !link.to.startsWith('player:')) : between(from, to, link.kind);
};

/** What is seen of a card that is turned inside its place. */
function onItsSide(box: Box): Box {
  if (innerWidth < WIDE_PX || box.height <= box.width) return box;
  const [width, height] = [box.height * TURNED, box.width * TURNED];
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/**
 * From an entry of a stack beside the boards: leaves at its left edge, so that no other entry is crossed, and comes down on the
 * target; where that is a card above the stack, it comes to the edge that faces the entry and leaves the name free.
 */
function fromTheSide(from: Box, to: Box, isCard: boolean): DrawnLink {
  const [a, b] = [middle(from), middle(to)];
  if (isCard && a.y > to.top + to.height) {
    const [x, y] = [to.left + to.width - 8, to.top + to.height * 0.45];
    const d = `M${round(from.left)} ${round(a.y)}C${round(from.left - 80)} ${round(a.y)} ${round(x + 90)} ${round(y)} ${round(x)} ${round(y)}`;
    return { d, head: { x, y, turn: -90, shape: ARROW } };
  }
  const top = to.top + 6;
  const over = Math.min(a.y, top) - 64;
  const d = `M${round(from.left)} ${round(a.y)}C${round(from.left - 90)} ${round(Math.max(over, a.y - 90))} ${round(b.x + 30)} ${round(over)} ${round(b.x)} ${round(top)}`;
  return { d, head: { x: b.x, y: top, turn: 180, shape: ARROW } };
}

/** From the edge that faces the other thing, leaving and arriving upright. */
function between(from: Box, to: Box, kind: string): DrawnLink {
  const [a, b] = [middle(from), middle(to)];
  const isLevel = Math.abs(b.y - a.y) < 60;
  const down = b.y < a.y ? -1 : 1;
  if (isLevel) {
    const way = Math.sign(b.x - a.x) || 1;
    const [x1, x2] = [a.x + way * from.width * 0.5, b.x - way * to.width * 0.3];
    const d = `M${round(x1)} ${round(a.y)}C${round(x1 + way * 40)} ${round(a.y - 46)} ${round(x2 - way * 40)} ${round(b.y - 46)} ${round(x2)} ${round(b.y)}`;
    return { d, head: { x: x2, y: b.y, turn: way > 0 ? 130 : -130, shape: ARROW } };
  }
  const [x1, y1] = [a.x, a.y + down * from.height * 0.48];
  const [x2, y2] = [b.x - to.width * 0.16, b.y - down * to.height * 0.4];
  const bend = Math.abs(y2 - y1) * 0.5 * down;
  const d = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(y2 - bend)} ${round(x2)} ${round(y2)}`;
  const shape = kind === 'block' ? SHIELD : ARROW;
  return { d, head: { x: x2, y: y2, turn: kind !== 'block' && down > 0 ? 180 : 0, shape } };
}

/** An attack on a player runs through the nearest gap between their creatures to the edge of the plate. */
function throughTheGap(from: Box, to: Box, row: readonly Box[], amount: string | undefined): DrawnLink {
  const [a, b] = [middle(from), middle(to)];
  const down = b.y < a.y ? -1 : 1;
  const sorted = [...row].sort((one, other) => one.left - other.left);
  const gaps = sorted.flatMap((box, index) => {
    const next = sorted[index + 1];
    return next ? [(box.left + box.width + next.left) / 2] : [box.left + box.width + 12];
  });
  const first = sorted[0];
  const places = first ? [first.left - 10, ...gaps] : [a.x];
  const gap = places.reduce((best, one) => (Math.abs(one - a.x) < Math.abs(best - a.x) ? one : best));
  const [y1, y2] = [a.y + down * from.height * 0.5, b.y - down * to.height * 0.62];
  const edge = first ? (down > 0 ? first.top : first.top + first.height) : y2 - down * 30;
  const turn = (y1 + edge) / 2;
  const d = `M${round(a.x)} ${round(y1)}C${round(a.x)} ${round(turn)} ${round(gap)} ${round(turn)} ${round(gap)} ${round(edge)}V${round(y2)}`;
  return {
    d,
    head: { x: gap, y: y2, turn: down > 0 ? 180 : 0, shape: ARROW },
    ...(amount === undefined ? undefined : { bead: { x: gap, y: y2 - down * 26, text: amount } }),
  };
}
