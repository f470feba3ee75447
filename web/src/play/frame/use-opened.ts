import { useEffect, useState } from 'react';
import type { Source } from '@parlour/client';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { playNotes } from '../../design/sound/sounds.js';
import { openPlaying } from '../open-playing.js';
import type { PlayStyle } from '../playing.js';
import type { AnyTableKind } from '../table-kind.js';
import type { AnyPlaying } from './any-playing.js';

/** A source for as long as the component is there; opened anew when `open` changes. */
export function useSource<S extends Source>(open: () => S): S | undefined {
  const [opened, setOpened] = useState<{ readonly by: () => S; readonly source: S }>();
  useEffect(() => {
    const source = open();
    setOpened({ by: open, source });
    return () => source.close();
  }, [open]);
  // Between a change and its effect the former source is still there: it must not be shown under the new name.
  return opened?.by === open ? opened.source : undefined;
}

/** The table of a source, as soon as the source knows what lies on it. */
export function usePlay(source: Source, kind: AnyTableKind, style: PlayStyle): AnyPlaying | undefined {
  const [play, setPlay] = useState<AnyPlaying>();
  const there = useStore(source.state, (session) => session.picture !== undefined);
  useEffect(() => {
    if (!there) return;
    const { sessionId } = source.state.getState();
    const opened = openPlaying(kind, source, style, {
      preview: (action) => server.sessions.preview(sessionId, action),
      ring: playNotes,
    });
    setPlay(opened);
    return () => {
      setPlay(undefined);
      opened.close();
    };
  }, [there, source, kind, style]);
  return play;
}
