import { useEffect } from 'react';
import { useStore } from 'zustand';
import { playNotes, setLoudness } from '../../design/sound/sounds.js';
import { useSetting } from '../../settings/use-settings.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';

const CHIME_APART_MS = 3_000;
let lastChime = 0;

/** Sets how loud the table is, and chimes once when the reader is asked. */
export function useTableSound(play: AnyPlaying): void {
  const sounds = useSetting('sounds');
  const loudness = useSetting('loudness');
  const chime = useSetting('turnChime');
  const toAct = usePlaying(play, (now) => now.toAct);
  const mine = useStore(play.source.state, (session) => session.seats);
  const asked = toAct.some((seat) => mine.includes(seat));

  useEffect(() => setLoudness(sounds === 'off' ? 0 : loudness / 100), [sounds, loudness]);
  useEffect(() => {
    if (!asked || !chime || Date.now() - lastChime < CHIME_APART_MS) return;
    lastChime = Date.now();
    playNotes([{ instrument: 'bell' }]);
  }, [asked, chime]);
}
