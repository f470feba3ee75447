import { lazy, useState } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { PromptBar } from '../ask/prompt-bar.js';
import { RulesOverTable } from '../rules/rules-over-table.js';
import { Part } from '../../shell/part.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { ChosenBottom } from './bottom-seat.js';
import { Curtain } from './curtain.js';
import { FrameTop } from './frame-top.js';
import { useQuestionMark } from './use-question-mark.js';
import { LiveRegions } from './live-regions.js';
import type { LogSection } from './log-lines.js';
import { LogStrip } from './log-strip.js';
import { LostBanner } from './lost-banner.js';
import { FootBar, Side } from './side.js';
import { Stage } from './stage.js';
import { FramesPrompt } from './prompt-place.js';
import { useCurtain } from './use-curtain.js';
import { useLookBackOpening } from './look-back-keys.js';
import { useLog } from './use-log.js';
import { useLookAt } from './use-look-at.js';
import { useSideParts } from './use-side-parts.js';
import { useTableSound } from './use-table-sound.js';
import { currentTableWords, useTableWords } from '../../words/use-table-words.js';

/** What is said of a version that is looked at. */
function toldAt(log: readonly LogSection[], version: number): string {
  const lines = log.flatMap(({ lines: all }) => all).filter((line) => line.version === version);
  return [currentTableWords().frame.version(version), ...lines.map(({ text }) => text)].join(' ');
}

/** What few want while they play, and what only the end needs, is fetched when it is wanted. */
const Outcome = lazy(async () => ({ default: (await import('./outcome.js')).Outcome }));
const EndBar = lazy(async () => ({ default: (await import('./end-bar.js')).EndBar }));
const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.js')).ReportSheet }));
const WatchBar = lazy(async () => ({ default: (await import('./watch-bar.js')).WatchBar }));
const FrameMenu = lazy(async () => ({ default: (await import('./frame-menu.js')).FrameMenu }));
const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.js')).KeysSheet }));
const LookBackTable = lazy(async () => ({ default: (await import('./look-back-table.js')).LookBackTable }));

/** The frame around every table: top bar, stage, prompt, and what is beside the table. */
export function TableFrame({ play }: { readonly play: AnyPlaying }) {
  const { frame } = useTableWords();
  const { source, kind } = play;
  const phase = useStore(source.state, (session) => session.phase);
  const players = useStore(source.state, (session) => session.players);
  const seated = useStore(source.state, (session) => session.seats.length > 0);
  const version = usePlaying(play, (now) => now.shown);
  const settled = usePlaying(play, (now) => now.shown === now.version && !now.moving);
  const [bottom, setBottom] = useState<Seat>();
  const [reporting, setReporting] = useState(false);
  const [listing, setListing] = useState(false);
  const look = useLookAt(play);
  const log = useLog(play);
  const side = useSideParts(play, log, look);
  const curtain = useCurtain(play);
  useTableSound(play);
  useQuestionMark(() => setListing(true));
  useLookBackOpening(look.version === undefined, () => look.at(version));
  const over = phase === 'over';
  const where = usePlaying(play, () => kind.words.where?.(play.telling()));
  const under = where ?? frame.names(players.map(({ name }) => name));
  const bar = over ? (
    <Part coming={<section className="prompt resting" />}>
      <EndBar play={play} />
    </Part>
  ) : seated ? (
    <div className="table-prompt">
      <PromptBar play={play} />
    </div>
  ) : (
    <Part coming={<section className="watchbar" />}>
      <WatchBar players={players} bottom={bottom ?? 0} onBottom={setBottom} />
    </Part>
  );

  return (
    <ChosenBottom.Provider value={bottom}>
      <RulesOverTable kind={kind}>
        <div className="frame" data-game={kind.slug} data-version={version} data-over={over} data-settled={settled}>
          <title>{`${kind.words.game} · Parlour`}</title>
          <FrameTop
            play={play}
            title={kind.words.game}
            under={look.version === undefined ? under : frame.lookingBack}
            onLookBack={look.version === undefined ? () => look.at(version) : undefined}
            menu={
              <Part coming={<span className="menu-place" />}>
                <FrameMenu play={play} onReport={() => setReporting(true)} onKeys={() => setListing(true)} />
              </Part>
            }
          />
          {look.version !== undefined ? (
            <Part coming={<main className="stage" data-game={kind.slug} />}>
              <LookBackTable play={play} version={look.version} as={look.as} onLook={look.at} onLeave={look.leave} />
            </Part>
          ) : (
            <FramesPrompt.Provider value={bar}>
              <Stage play={play}>
                <LostBanner phase={phase} />
                {curtain.seat !== undefined && (
                  <Curtain name={players[curtain.seat]?.name ?? frame.next} onRaise={curtain.raise} />
                )}
                <Part>{over && <Outcome play={play} />}</Part>
              </Stage>
              {!kind.placesPrompt && bar}
            </FramesPrompt.Provider>
          )}
          <Side {...side} />
          <LogStrip sections={log} shown={version} />
          <FootBar parts={side.parts} onShow={side.onShow} onLookBack={() => look.at(version)} />
          <LiveRegions play={play} lookedAt={look.version === undefined ? undefined : toldAt(log, look.version)} />
          {listing && (
            <Part>
              <KeysSheet play={play} onClose={() => setListing(false)} />
            </Part>
          )}
          {reporting && (
            <Part>
              <ReportSheet play={play} open onClose={() => setReporting(false)} />
            </Part>
          )}
        </div>
      </RulesOverTable>
    </ChosenBottom.Provider>
  );
}
