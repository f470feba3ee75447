const THINGS = 'button:not([disabled]), a[href]';

/** Every zone has one tab stop: the thing that was focused last, or the first. */
export function keepOneStop(zone: HTMLElement): void {
  const all = [...zone.querySelectorAll<HTMLElement>(THINGS)];
  const stop = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
  for (const one of all) {
    const wanted = one === stop ? 0 : -1;
    if (one.tabIndex !== wanted) one.tabIndex = wanted;
  }
}

/** Arrows walk inside a zone: to the nearest thing in their direction; Home and End to the first and last. */
export function moveInZone(from: HTMLElement, key: string): boolean {
  const zone = from.closest<HTMLElement>('[data-zone]');
  const start = from.closest<HTMLElement>(THINGS);
  if (!zone || !start) return false;
  const all = [...zone.querySelectorAll<HTMLElement>(THINGS)];
  const next = key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : nearest(start, all, key);
  if (!next) return false;
  next.focus();
  keepOneStop(zone);
  return true;
}

function nearest(start: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const from = middleOf(start);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: { readonly one: HTMLElement; readonly cost: number } | undefined;
  for (const one of all) {
    if (one === start) continue;
    const at = middleOf(one);
    const along = (at.x - from.x) * dx! + (at.y - from.y) * dy!;
    const across = Math.abs((at.x - from.x) * dy!) + Math.abs((at.y - from.y) * dx!);
    if (along <= 1) continue;
    const cost = along + across * 3;
    if (!best || cost < best.cost) best = { one, cost };
  }
  if (best) return best.one;
  // At the end of a row, the order of the zone goes on.
  const index = all.indexOf(start) + (dx! + dy! > 0 ? 1 : -1);
  return all[index];
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** F6 goes from zone to zone, in the order of the page. */
export function walkZones(page: Document, by: 1 | -1): boolean {
  const zones = [...page.querySelectorAll<HTMLElement>('[data-zone]')].filter(
    (zone) => zone.querySelector(THINGS) !== null && zone.closest('[inert], [hidden]') === null,
  );
  if (zones.length === 0) return false;
  // What is asked comes first, wherever the frame has put it.
  zones.sort((one, other) => Number(other.dataset.zone === 'prompt') - Number(one.dataset.zone === 'prompt'));
  const at = zones.findIndex((zone) => zone.contains(page.activeElement));
  const zone = zones[(at + by + zones.length) % zones.length]!;
  const all = [...zone.querySelectorAll<HTMLElement>(THINGS)];
  (all.find((one) => one.tabIndex === 0) ?? all[0])?.focus();
  return true;
}
