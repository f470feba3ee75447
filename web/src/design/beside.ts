/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Wish {
  readonly side: 'above' | 'below';
  /** Which edges are in line: the middles, or the right edges. */
  readonly along: 'middle' | 'end';
  readonly gap: number;
}

const MARGIN = 8;

/** Where a box of a size lies beside another: on the side that is wished for if there is room, else on the other, always on the screen. */
export function beside(
  at: Box,
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  { side, along, gap }: Wish,
): { readonly x: number; readonly y: number } {
  const above = at.y - gap - size.height;
  const below = at.y + at.height + gap;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + size.height <= screen.height - MARGIN;
  const isAbove = side === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const x = along === 'end' ? at.x + at.width - size.width : at.x + (at.width - size.width) / 2;
  return {
    x: within(x, MARGIN, screen.width - MARGIN - size.width),
    y: within(isAbove ? above : below, MARGIN, screen.height - MARGIN - size.height),
  };
}

/** Lays a fixed element beside another. */
export function layBeside(element: HTMLElement, at: Element, wish: Wish): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { x, y } = beside(at.getBoundingClientRect(), size, { width, height }, wish);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}

/** The lower bound wins where both cannot hold. */
function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
