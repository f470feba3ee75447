import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { LiveSource } from '@parlour/client';
import { server } from '../../account/server.js';
import type { AnyTableKind } from '../table-kind.js';
import { Gone } from './gone.js';
import { noTable } from './no-table.js';
import { usePlayStyle } from './play-style.js';
import { useSeatToken } from './seat-tokens.js';
import { TableFrame } from './table-frame.js';
import { usePlay, useSource } from './use-opened.js';
import { useFittingKind, useTableKind } from './use-table-kind.js';
import './frame.css';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** The page of one table, played or watched. */
export function TablePage({ slug, id }: Props) {
  const token = useSeatToken(slug, id);
  const kind = useTableKind(slug);
  const source = useSource(useCallback(() => server.game(slug).open(id, token), [slug, id, token]));
  if (kind === 'missing') return <Gone slug={slug} problem={noTable()} />;
  if (!kind || !source) return <LayingTheTable slug={slug} />;
  return <FittingTable key={id} kind={kind} source={source} />;
}

function FittingTable({ kind, source }: { readonly kind: AnyTableKind; readonly source: LiveSource }) {
  const players = useStore(source.state, (session) => session.players.length);
  const isGone = useStore(source.state, (session) => session.phase === 'gone');
  const fitting = useFittingKind(kind, players);
  if (!fitting && !isGone) return <LayingTheTable slug={kind.slug} />;
  return <LiveTable kind={fitting ?? kind} source={source} />;
}

function LiveTable({ kind, source }: { readonly kind: AnyTableKind; readonly source: LiveSource }) {
  const phase = useStore(source.state, (session) => session.phase);
  const problem = useStore(source.state, (session) => session.problem);
  const play = usePlay(source, kind, usePlayStyle());
  if (phase === 'gone') return <Gone slug={kind.slug} problem={problem} />;
  if (!play) return <LayingTheTable slug={kind.slug} lost={phase === 'lost'} />;
  return <TableFrame play={play} />;
}

function LayingTheTable({ slug, lost }: { readonly slug: string; readonly lost?: boolean }) {
  const { frame } = useTableWords();
  return (
    <div className="frame laying" data-game={slug}>
      <main className="stage" data-game={slug}>
        <p role="status" className="laying-words">
          {lost ? frame.unreachable : frame.laying}
        </p>
      </main>
    </div>
  );
}
