import { lazy, useCallback, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { Button } from '../design/button.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Waiting } from '../design/notice.js';
import { PromptBar } from '../play/ask/prompt-bar.js';
import type { AnyPlaying } from '../play/frame/any-playing.js';
import { LiveRegions } from '../play/frame/live-regions.js';
import { noTable } from '../play/frame/no-table.js';
import { usePlayStyle } from '../play/frame/play-style.js';
import { FootBar, Side } from '../play/frame/side.js';
import type { SideName, SidePart } from '../play/frame/side.js';
import { Stage } from '../play/frame/stage.js';
import { useLog } from '../play/frame/use-log.js';
import { usePlay, useSource } from '../play/frame/use-opened.js';
import { useTableKind } from '../play/frame/use-table-kind.js';
import { useTableSound } from '../play/frame/use-table-sound.js';
import type { AnyTableKind } from '../play/table-kind.js';
import { usePlaying } from '../play/use-playing.js';
import { Part } from '../shell/part.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { currentTableWords } from '../words/use-table-words.js';
import { PuzzleSource } from './puzzle-source.js';
import type { Verdict } from './puzzle.types.js';
import { puzzlesChanged, usePuzzles } from './use-puzzles.js';
import '../play/frame/frame.css';
import './puzzles.css';

/** Its tab is not the first one. */
const LogList = lazy(async () => ({ default: (await import('../play/frame/log-list.js')).LogList }));
const LogStrip = lazy(async () => ({ default: (await import('../play/frame/log-strip.js')).LogStrip }));
/** Few ever see it. */
const Gone = lazy(async () => ({ default: (await import('../play/frame/gone.js')).Gone }));

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** One puzzle at the game's own table. */
export function PuzzleTablePage({ slug, id }: Props) {
  const kind = useTableKind(slug);
  const [verdict, setVerdict] = useState<Verdict>('open');
  const heard = useRef((now: Verdict): void => {
    setVerdict(now);
    if (now !== 'open') void puzzlesChanged(slug);
  });
  const source = useSource(useCallback(() => new PuzzleSource(slug, id, (now) => heard.current(now)), [slug, id]));
  if (kind === 'missing') return <Lost slug={slug} problem={noTable()} />;
  if (!kind || !source) return <Waiting label={currentTableWords().frame.laying} />;
  return <OpenPuzzle kind={kind} source={source} id={id} verdict={verdict} />;
}

function Lost(props: ComponentProps<typeof Gone>) {
  return (
    <Part coming={<Waiting label={currentTableWords().frame.laying} />}>
      <Gone {...props} />
    </Part>
  );
}

interface OpenProps {
  readonly kind: AnyTableKind;
  readonly source: PuzzleSource;
  readonly id: string;
  readonly verdict: Verdict;
}

function OpenPuzzle({ kind, source, id, verdict }: OpenProps) {
  const phase = useStore(source.state, (session) => session.phase);
  const problem = useStore(source.state, (session) => session.problem);
  const play = usePlay(source, kind, usePlayStyle());
  if (phase === 'gone') return <Lost slug={kind.slug} problem={problem} />;
  if (!play) return <Waiting label={currentTableWords().frame.laying} />;
  return <PuzzleFrame play={play} source={source} id={id} verdict={verdict} />;
}

interface FrameProps {
  readonly play: AnyPlaying;
  readonly source: PuzzleSource;
  readonly id: string;
  readonly verdict: Verdict;
}

function PuzzleFrame({ play, source, id, verdict }: FrameProps) {
  const { puzzles: words } = usePageWords();
  const { kind } = play;
  const { data: list } = usePuzzles(kind.slug);
  const [shown, onShow] = useState<SideName>('more');
  const version = usePlaying(play, (now) => now.shown);
  const settled = usePlaying(play, (now) => now.shown === now.version && !now.moving);
  const log = useLog(play, false);
  useTableSound(play);
  const index = list?.puzzles.findIndex((puzzle) => puzzle.id === id) ?? -1;
  const puzzle = list?.puzzles[index];
  const next = list?.puzzles[(index + 1) % list.puzzles.length];
  const title = puzzle ? words.number(index + 1) : words.title;
  const parts: readonly SidePart[] = [
    {
      id: 'more',
      icon: 'flag',
      label: words.title,
      content: (
        <div className="body stack">
          <h2>{title}</h2>
          <p className="lede">{puzzle?.goal}</p>
          <p className="soft">{list?.about}</p>
          {list && <p>{words.streak(list.streak.current)}</p>}
        </div>
      ),
    },
    {
      id: 'log',
      icon: 'list',
      label: currentTableWords().frame.log,
      content: (
        <Part>
          <LogList game={kind.slug} sections={log} shown={version} onSeek={() => {}} table={play} />
        </Part>
      ),
    },
  ];
  return (
    <div className="frame" data-game={kind.slug} data-version={version} data-settled={settled} data-verdict={verdict}>
      <title>{`${title} · ${kind.words.game} · Parlour`}</title>
      <header className="frame-top">
        <LinkButton quiet round to={to.puzzles(kind.slug)} aria-label={words.back}>
          <Icon name="back" />
        </LinkButton>
        <Mark slug={kind.slug} size={32} />
        <div className="where">
          <h1 className="cut">{title}</h1>
          <small className="cut">{puzzle?.goal ?? kind.words.game}</small>
        </div>
      </header>
      <Stage play={play} />
      <div className="table-prompt">
        {verdict === 'open' || !settled ? (
          <PromptBar play={play} />
        ) : (
          <section className="prompt" aria-label={words.title}>
            <p className="ask" data-testid="verdict" role="status">
              {verdict === 'solved' ? words.yes : words.no}
              <small>{verdict === 'solved' ? words.yesMore : words.noMore}</small>
            </p>
            <div className="acts">
              <Button leading={verdict === 'failed'} onClick={() => source.again()}>
                {words.tryAgain}
              </Button>
              {next && (
                <LinkButton leading={verdict === 'solved'} to={to.puzzle(kind.slug, next.id)}>
                  {words.next}
                </LinkButton>
              )}
            </div>
          </section>
        )}
      </div>
      <Side parts={parts} shown={shown} onShow={onShow} />
      <Part coming={<div className="strip log" />}>
        <LogStrip sections={log} shown={version} />
      </Part>
      <FootBar parts={parts} onShow={onShow} />
      <LiveRegions play={play} />
    </div>
  );
}
