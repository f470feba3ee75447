import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Ref } from '../stage/scene.js';
import { Zone } from './zone.js';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly refs: readonly Ref[];
  /** The width of a card in pixels. */
  readonly cardWidth: number;
  readonly children: (ref: Ref, style: CSSProperties) => ReactNode;
}

/** Where the cards of a hand lie: side by side up to five, a fan beyond. */
export function fanOf(
  count: number,
  width: number,
  card: number,
): readonly { x: number; turn: number; drop: number }[] {
  if (count === 0) return [];
  const room = count > 1 ? (width - card) / (count - 1) : 0;
  const spacing = Math.max(0.2 * card, Math.min(0.9 * card + (count <= 5 ? 0.18 * card : 0), room));
  const start = (width - card - spacing * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = count > 5 ? (index / (count - 1)) * 2 - 1 : 0;
    return { x: start + index * spacing, turn: off * 12, drop: off * off * 0.12 * card };
  });
}

/** A hand of cards. */
export function HandFan({ name, title, refs, cardWidth, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measured = new ResizeObserver(() => setWidth(element.clientWidth));
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  const places = fanOf(refs.length, width, cardWidth);
  return (
    <Zone name={name} title={title} className="hand">
      <div ref={box} className="hand-fan" style={{ '--card': `${cardWidth}px` } as CSSProperties}>
        {refs.map((ref, index) => {
          const { x, turn, drop } = places[index]!;
          return children(ref, { left: `${x}px`, top: `${drop}px`, rotate: `${turn}deg`, width: `${cardWidth}px` });
        })}
      </div>
    </Zone>
  );
}
