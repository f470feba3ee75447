import { useEffect } from 'react';
import { useStore } from 'zustand';
import { playNotes, setLoudness } from '../../design/sound/sounds.js';
import { chime } from '../../notice/chime.js';
import { useSetting } from '../../settings/use-settings.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';

/** Sets how loud the table is, chimes once when the reader is asked, and knocks when others talk. */
export function useTableSound(play: AnyPlaying): void {
  const sounds = useSetting('sounds');
  const loudness = useSetting('loudness');
  const wantsChime = useSetting('turnChime');
  const toAct = usePlaying(play, (now) => now.toAct);
  const mine = useStore(play.source.state, (session) => session.seats);
  const said = useStore(
    play.source.state,
    ({ chat, seats }) => chat.filter((line) => line.seat === null || !seats.includes(line.seat)).length,
  );
  const asked = toAct.some((seat) => mine.includes(seat));

  useEffect(() => setLoudness(sounds === 'off' ? 0 : loudness / 100), [sounds, loudness]);
  useEffect(() => {
    if (asked && wantsChime) chime();
  }, [asked, wantsChime]);
  useEffect(() => {
    if (said > 0 && sounds === 'all') playNotes([{ instrument: 'knock', pitch: 5 }]);
  }, [said]);
}
