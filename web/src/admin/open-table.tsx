import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Perspectives } from '../play/frame/perspectives.js';
import { usePlayStyle } from '../play/frame/play-style.js';
import { usePlay, useSource } from '../play/frame/use-opened.js';
import { useFittingKind, useTableKind } from '../play/frame/use-table-kind.js';
import type { AnyTableKind } from '../play/table-kind.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import { OpenSource } from './open-source.js';
import '../play/frame/frame.css';

interface Props {
  readonly sessionId: string;
  readonly game: string;
  readonly version: number;
  readonly last: number;
  readonly as: string;
  onAs(as: string): void;
}

/** A session's table, drawn by the game's own table with all cards open. */
export function OpenTable({ sessionId, game, version, last, as, onAs }: Props) {
  const { wait } = useWords();
  const kind = useTableKind(game);
  // The version it begins with; later ones are sought.
  const open = useCallback(() => new OpenSource(server.rest, sessionId, as, version, last), [sessionId, as, last]);
  const source = useSource(open);
  useEffect(() => {
    const now = source?.state.getState().picture?.version;
    if (source && now !== undefined && now !== version) void source.seek(version);
  }, [source, version]);
  if (kind === 'missing') return null;
  if (!kind || !source) return <Waiting label={wait} />;
  return (
    <>
      <Perspectives source={source} as={as} told onAs={onAs} />
      <Drawn key={as} kind={kind} source={source} />
    </>
  );
}

function Drawn({ kind, source }: { readonly kind: AnyTableKind; readonly source: OpenSource }) {
  const { session } = useAdminWords();
  const { wait } = useWords();
  const players = useStore(source.state, ({ players: all }) => all.length);
  const problem = useStore(source.state, (now) => now.problem);
  const fitting = useFittingKind(kind, players);
  const play = usePlay(source, fitting ?? kind, usePlayStyle());
  if (problem) return <Trouble>{problemText(problem)}</Trouble>;
  if (!play || !fitting) return <Waiting label={wait} />;
  const { Table, slug } = play.kind;
  return (
    <section className="stage admin-stage" data-game={slug} aria-label={session.tableDrawn} ref={play.attach}>
      <Table play={play} />
    </section>
  );
}
