import type { ReactNode } from 'react';
import type { GameShape } from '@parlour/client';
import type { Playing } from '../playing.js';
import type { Ref } from '../stage/scene.js';
import { Thing } from './thing.js';

interface Props<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  /** The ref of the pile itself: `pile:discard`. */
  readonly item: Ref;
  readonly count: number;
  /** The top card, or its back. */
  readonly children?: ReactNode;
}

/** A pile: its top and how many lie there. */
export function Pile<G extends GameShape, Face>({ play, item, count, children }: Props<G, Face>) {
  return (
    <Thing play={play} item={item} className={count === 0 ? 'pile empty' : 'pile'}>
      {children}
      <span className="pile-count">{count}</span>
    </Thing>
  );
}
