import { lazy, useEffect, useState } from 'react';
import type { ChatLine, Seat } from '@parlour/client';
import { isProblem, Problem } from '@parlour/client';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { toast } from '../../design/toast.js';
import { Part } from '../../shell/part.js';
import { useSetting } from '../../settings/use-settings.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import type { LogSection } from './log-lines.js';
import { seatTokenFor } from './seat-tokens.js';
import type { SideName, SidePart } from './side.js';
import type { LookAt } from './use-look-at.js';
import { useCountdown } from './use-countdown.js';
import { currentTableWords, useTableWords } from '../../words/use-table-words.js';

/** Fetched when their tabs are first opened, the log right after its table: what is pressed comes first. */
const LogList = lazy(() => import('./log-list.js').then((part) => ({ default: part.LogList })));
const Fairness = lazy(() => import('./fairness.js').then((part) => ({ default: part.Fairness })));
const People = lazy(() => import('./people.js').then((part) => ({ default: part.People })));
const Talk = lazy(() => import('./talk.js').then((part) => ({ default: part.Talk })));

interface SideState {
  readonly parts: readonly SidePart[];
  readonly shown: SideName;
  onShow(part: SideName): void;
}

/** What is beside a table, and which of it is shown. */
export function useSideParts(
  play: AnyPlaying,
  log: readonly LogSection[],
  { at: onSeek, version: lookedAt }: Pick<LookAt, 'at' | 'version'>,
): SideState {
  const { frame } = useTableWords();
  const { source } = play;
  // Each by itself: a session changes several times with every version.
  const sessionId = useStore(source.state, (session) => session.sessionId);
  const players = useStore(source.state, (session) => session.players);
  const seats = useStore(source.state, (session) => session.seats);
  const chat = useStore(source.state, (session) => session.chat);
  const watchers = useStore(source.state, (session) => session.watchers);
  const seedHash = useStore(source.state, (session) => session.seedHash);
  const phase = useStore(source.state, (session) => session.phase);
  const toAct = usePlaying(play, (now) => now.toAct);
  const shownVersion = usePlaying(play, (now) => now.shown);
  const countdown = useCountdown(play);
  const [shown, onShow] = useState<SideName>('log');
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (shown === 'talk') setRead(chat.length);
  }, [shown, chat.length]);
  const talk = useTalk(play, seats);
  const hideTalk = useSetting('hideTalk');
  const isHidden = talk.allowed === 'off' || (hideTalk && seats.length > 0 && phase !== 'over');

  const parts: SidePart[] = [
    {
      id: 'log',
      icon: 'list',
      label: frame.log,
      content: (
        <Part>
          <LogList
            game={play.kind.slug}
            sections={log}
            shown={shownVersion}
            onSeek={onSeek}
            // Another table is on the screen while this one is looked back at.
            table={lookedAt === undefined ? play : undefined}
          />
        </Part>
      ),
    },
    {
      id: 'talk',
      icon: 'talk',
      label: frame.talk,
      unread: chat.length > read,
      content: (
        <Part>
          <Talk chat={chat} players={players} mine={seats} {...talk} />
        </Part>
      ),
    },
    {
      id: 'people',
      icon: 'people',
      label: frame.people,
      content: (
        <Part>
          <People players={players} mine={seats} toAct={toAct} countdown={countdown} watchers={watchers} />
        </Part>
      ),
    },
    {
      id: 'fair',
      icon: 'shield',
      label: frame.fair,
      content: (
        <Part>
          <Fairness sessionId={sessionId} seedHash={seedHash} over={phase === 'over'} />
        </Part>
      ),
    },
  ];
  const there = isHidden ? parts.filter(({ id }) => id !== 'talk') : parts;
  return { parts: there, shown: there.some(({ id }) => id === shown) ? shown : 'log', onShow };
}

/** Speaking, muting and reporting at a table. */
function useTalk({ source, kind }: AnyPlaying, seats: readonly Seat[]) {
  const { sessionId } = source.state.getState();
  const allowed = useSetting('talk');
  const [muted, setMuted] = useState<ReadonlySet<Seat>>(new Set());
  const ask = async <T,>(path: string, body: object): Promise<T | undefined> => {
    try {
      const token = seatTokenFor(kind.slug, sessionId);
      if (seats.length === 0) await server.account.orGuest();
      return await server.rest.post<T>(
        `/api/sessions/${sessionId}/chat/${path}`,
        body,
        token === undefined ? {} : { token },
      );
    } catch (error) {
      toast(isProblem(error) ? error.message : String(error));
      return undefined;
    }
  };
  return {
    allowed,
    muted,
    say: async (text: string): Promise<'done' | Problem> =>
      (await source.say?.(text)) ?? new Problem('NO_TALK', currentTableWords().frame.noTalk),
    mute: (seat: Seat, wanted: boolean) => {
      void ask<{ readonly muted: readonly Seat[] }>('mute', { seat, muted: wanted }).then((answer) => {
        if (answer) setMuted(new Set(answer.muted));
      });
    },
    report: (line: ChatLine) => {
      void ask(`${line.id}/report`, {}).then(() => toast(currentTableWords().frame.reported));
    },
  };
}
