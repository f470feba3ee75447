import type { Seat } from '@parlour/client';
import { rowOf } from '../../play/stage/scene.js';
import type { SceneItem } from '../../play/stage/scene.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { useMemo } from 'react';
import type { Face, Ggltcg } from './shapes.js';
import { talk } from './talk.en.js';

/** This table being played. */
export type Play = Playing<Ggltcg, Face>;

/** What every part of one side gets. */
export interface SideProps {
  readonly play: Play;
  readonly seat: Seat;
  /** The side at the bottom. */
  readonly near: boolean;
}

/** The items of a zone, in order. */
export function useRow(play: Play, zone: string): readonly SceneItem<Face>[] {
  const scene = usePlaying(play, (now) => now.scene);
  return useMemo(() => rowOf(scene, zone), [scene, zone]);
}

/** A zone's heading. */
export function zoneTitle(play: Play, zone: string, items: number): string {
  return play.kind.words.zone?.(zone, items, play.telling()) ?? zone;
}

/** "Yours" or "Bea's", as a possessive before a noun. */
export function whoseSide(play: Play, seat: Seat): string {
  const telling = play.telling();
  return talk.whose(telling.isYou(seat) ? undefined : telling.name(seat));
}
