import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HistoryEntry, PlayerAtTable, ReplaySource } from '@parlour/client';
import { useStore } from 'zustand';
import type { AnyTableKind } from '../table-kind.js';
import { jumpMarks } from './jump-marks.js';
import type { JumpMark } from './jump-marks.js';

/** How fast a look back plays, as parts of a version each second. */
export const SPEEDS = [
  { value: 0.5, label: '½×' },
  { value: 1, label: '1×' },
  { value: 2, label: '2×' },
  { value: 8, label: '8×' },
] as const;
export type LookSpeed = (typeof SPEEDS)[number]['value'];

const STEP_MS = 1_200;

/** A look back at a game: where it is, and how to go elsewhere. */
export interface LookBack {
  /** The game has been fetched. */
  readonly ready: boolean;
  readonly version: number;
  /** Where it is going: keys that are pressed quickly count from there. */
  readonly target: number;
  readonly last: number;
  readonly marks: readonly JumpMark[];
  readonly players: readonly PlayerAtTable[];
  readonly playing: boolean;
  readonly speed: LookSpeed;
  seek(version: number): void;
  toggle(): void;
  setSpeed(speed: LookSpeed): void;
}

/** Drives a replay: seeking is a jump, playing goes one version after the other. */
export function useLookBack(source: ReplaySource, kind: AnyTableKind, onVersion?: (version: number) => void): LookBack {
  const version = useStore(source.state, (session) => session.picture?.version ?? 0);
  const ready = useStore(source.state, (session) => session.picture !== undefined);
  const last = useStore(source.state, (session) => (session.picture ? source.range.last : 0));
  const players = useStore(source.state, (session) => session.players);
  const [playing, setPlaying] = useState(false);
  const [target, setTarget] = useState<number>();
  const [speed, setSpeed] = useState<LookSpeed>(1);
  const marks = useMemo(() => jumpMarks(kind, entriesOf(source, last)), [source, kind, last]);

  const seek = useCallback(
    (wanted: number) => {
      setPlaying(false);
      setTarget(wanted);
      void source.seek(wanted).finally(() => setTarget((now) => (now === wanted ? undefined : now)));
    },
    [source],
  );
  const toggle = useCallback(() => setPlaying((was) => !was), []);

  useEffect(() => onVersion?.(version), [version, onVersion]);
  useEffect(() => {
    if (!playing) return;
    if (version >= last) return setPlaying(false);
    const timer = setTimeout(() => void source.seek(version + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, version, last, speed, source]);

  return { ready, version, target: target ?? version, last, marks, players, playing, speed, seek, toggle, setSpeed };
}

function entriesOf(source: ReplaySource, last: number): HistoryEntry[] {
  return Array.from({ length: last }, (_, index) => source.entry(index + 1)).filter((entry) => entry !== undefined);
}
