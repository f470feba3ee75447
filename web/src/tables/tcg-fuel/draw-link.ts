import { round } from '../../play/stage/links.js';
import type { Box, DrawLink, DrawnLink } from '../../play/stage/links.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import type { Face } from './shapes.js';

const ARROW = 'M0 -9L9 8L0 4L-9 8z';
const SHIELD = 'M-8 -7H8V2C8 8 3 11 0 13C-3 11 -8 8 -8 2z';

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Attacks are solid, blocks dotted with a shield at the attacker's edge, targets dashed. What is blocked does not get through to
 * a player, and an entry of the stack names the entry it aims at: neither needs a line.
 */
export const drawLink: DrawLink<Face> = (link, from, to, scene, boxOf) => {
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
  return isWaiting(link.from) && isWaiting(link.to) ? undefined : between(from, to, link.kind);
};

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
