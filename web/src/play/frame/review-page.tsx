import { lazy, useCallback, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { ReplaySource } from '@parlour/client';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { Button } from '../../design/button.js';
import { Mark } from '../../design/emblem/mark.js';
import { Icon } from '../../design/icon.js';
import { LinkButton } from '../../design/link-button.js';
import { Waiting } from '../../design/notice.js';
import { toast } from '../../design/toast.js';
import { Part } from '../../shell/part.js';
import { to } from '../../to.js';
import type { AnyTableKind, CourseProps } from '../table-kind.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { copyText } from './copy-text.js';
import { Fairness } from './fairness.js';
import { Gone } from './gone.js';
import { noTable } from './no-table.js';
import { useLookBackKeys } from './look-back-keys.js';
import { LogList } from './log-list.js';
import { Perspectives } from './perspectives.js';
import { usePlayStyle } from './play-style.js';
import { Scrubber } from './scrubber.js';
import { Side } from './side.js';
import type { SideName } from './side.js';
import { Stage } from './stage.js';
import { useLog } from './use-log.js';
import { lookIn } from './use-look-at.js';
import { useLookBack } from './use-look-back.js';
import type { LookBack } from './use-look-back.js';
import { usePlay, useSource } from './use-opened.js';
import { useFittingKind, useTableKind } from './use-table-kind.js';
import './frame.css';
import './look-back.css';
import { currentBesideWords, useBesideWords } from '../../words/use-beside-words.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** A game looked back at on a page of its own, with the game's own analysis beside it. */
export function ReviewPage({ slug, id }: Props) {
  const kind = useTableKind(slug);
  const { as, version } = lookIn(useSearch());
  const open = useCallback(
    () =>
      server.replay({
        sessionId: id,
        at: version ?? Number.MAX_SAFE_INTEGER,
        ...(as === undefined ? undefined : { as }),
      }),
    [id, as],
  );
  const source = useSource(open);
  if (kind === 'missing') return <Gone slug={slug} problem={noTable()} />;
  if (!kind || !source) return <Waiting label={currentBesideWords().review.fetching} />;
  return <Reviewed key={`${id} ${as ?? ''}`} kind={kind} source={source} as={as} />;
}

interface ReviewedProps {
  readonly kind: AnyTableKind;
  readonly source: ReplaySource;
  readonly as: string | undefined;
}

function Reviewed({ kind, source, as }: ReviewedProps) {
  const players = useStore(source.state, (session) => session.players.length);
  const isGone = useStore(source.state, (session) => session.phase === 'gone');
  const fitting = useFittingKind(kind, players);
  if (!fitting && !isGone) return <Waiting label={currentBesideWords().review.fetching} />;
  return <ReviewedAt kind={fitting ?? kind} source={source} as={as} />;
}

function ReviewedAt({ kind, source, as }: ReviewedProps) {
  const phase = useStore(source.state, (session) => session.phase);
  const problem = useStore(source.state, (session) => session.problem);
  const play = usePlay(source, kind, usePlayStyle());
  if (phase === 'gone') return <Gone slug={kind.slug} problem={problem} />;
  if (!play) return <Waiting label={currentBesideWords().review.fetching} />;
  return <ReviewFrame play={play} source={source} as={as} />;
}

interface FrameProps {
  readonly play: AnyPlaying;
  readonly source: ReplaySource;
  readonly as: string | undefined;
}

function ReviewFrame({ play, source, as }: FrameProps) {
  const { review, back } = useBesideWords();
  const { frame } = useTableWords();
  const { sessionId, players, seedHash } = useStore(source.state);
  const { kind } = play;
  const [, go] = useLocation();
  const [shown, show] = useState<SideName>('more');
  const address = useCallback(
    (v: number, through = as) => {
      const search = new URLSearchParams({ v: String(v), ...(through === undefined ? undefined : { as: through }) });
      go(`${to.review(kind.slug, sessionId)}?${search}`, { replace: true });
    },
    [go, kind.slug, sessionId, as],
  );
  const look = useLookBack(source, kind, address);
  const log = useLog(play);
  const version = usePlaying(play, (now) => now.shown);
  const settled = usePlaying(play, (now) => now.shown === now.version && !now.moving);
  useLookBackKeys(look);
  const over = look.version === look.last && source.state.getState().picture?.outcome;
  const title = over ? kind.words.outcome(over, play.telling()) : frame.names(players.map(({ name }) => name));
  const copy = async (): Promise<void> => {
    toast((await copyText(location.href)) ? review.copied : location.href);
  };
  const parts = [
    {
      id: 'more' as const,
      icon: 'chart' as const,
      label: review.own,
      content: <OwnReview play={play} sessionId={sessionId} />,
    },
    {
      id: 'log' as const,
      icon: 'list' as const,
      label: review.log,
      content: <LogList game={kind.slug} sections={log} shown={look.version} onSeek={look.seek} table={play} />,
    },
    {
      id: 'fair' as const,
      icon: 'shield' as const,
      label: review.fair,
      content: <Fairness sessionId={sessionId} seedHash={seedHash} over />,
    },
  ];
  return (
    <div className="review" data-game={kind.slug} data-version={version} data-as={as ?? 'all'} data-settled={settled}>
      <title>{review.title(kind.words.game)}</title>
      <header className="frame-top">
        <LinkButton quiet round to={to.table(kind.slug, sessionId)} aria-label={back.table}>
          <Icon name="back" />
        </LinkButton>
        <Mark slug={kind.slug} size={32} />
        <div className="where">
          <h1 className="cut">{title}</h1>
          <small className="cut">{review.under(kind.words.game)}</small>
        </div>
        <div className="end">
          <Button compact onClick={() => void copy()}>
            <Icon name="link" /> {review.copy}
          </Button>
        </div>
      </header>
      <Stage play={play} />
      <Scrubber look={look} graph={<OwnCourse play={play} source={source} look={look} />} />
      <div className="review-side">
        <Perspectives
          source={source}
          as={as}
          told={source.allEyes}
          onAs={(through) => address(look.version, through)}
        />
        <Side parts={parts} shown={shown} onShow={show} />
      </div>
    </div>
  );
}

/** The game's own graph over the slider. */
function OwnCourse({
  play: { kind },
  source,
  look,
}: Pick<FrameProps, 'play' | 'source'> & { readonly look: LookBack }) {
  const load = kind.Course;
  const Course = useMemo(
    () => (load ? lazy(async () => ({ default: (await load()) as ComponentType<CourseProps> })) : undefined),
    [load],
  );
  if (!Course) return null;
  const { sessionId } = source.state.getState();
  return (
    <Part coming={<div className="course" />}>
      <Course sessionId={sessionId} source={source} at={look.version} last={look.last} onSeek={look.seek} />
    </Part>
  );
}

/** The game's own analysis, fetched when it is wanted. */
function OwnReview({ play, sessionId }: { readonly play: AnyPlaying; readonly sessionId: string }) {
  const { review } = useBesideWords();
  const load = play.kind.Review;
  const Own = useMemo(
    () =>
      load
        ? lazy(async () => ({ default: (await load()) as ComponentType<{ play: AnyPlaying; sessionId: string }> }))
        : undefined,
    [load],
  );
  if (!Own) return <p className="body soft">{review.none}</p>;
  return (
    <div className="body">
      <Part coming={<Waiting label={review.fetchingOwn} />}>
        <Own play={play} sessionId={sessionId} />
      </Part>
    </div>
  );
}
