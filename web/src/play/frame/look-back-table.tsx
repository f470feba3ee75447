import { useCallback } from 'react';
import type { ReplaySource } from '@parlour/client';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { Button } from '../../design/button.js';
import { Badge } from '../../design/chip.js';
import { Empty } from '../../design/notice.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { useLookBackKeys } from './look-back-keys.js';
import { Perspectives } from './perspectives.js';
import { usePlayStyle } from './play-style.js';
import { Scrubber } from './scrubber.js';
import { Stage } from './stage.js';
import { useLookBack } from './use-look-back.js';
import { usePlay, useSource } from './use-opened.js';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  /** The table as it is now: it goes on. */
  readonly play: AnyPlaying;
  readonly version: number;
  readonly as: string | undefined;
  onLook(version: number, as?: string): void;
  onLeave(): void;
}

/** The table as it was, with a scrubber in place of the prompt. */
export function LookBackTable({ play, version, as, onLook, onLeave }: Props) {
  const { sessionId } = play.source.state.getState();
  const open = useCallback(
    () => server.replay({ sessionId, at: version, ...(as === undefined ? undefined : { as }) }),
    [sessionId, as],
  );
  const source = useSource(open);
  if (!source) return null;
  return <Looking key={as} live={play} source={source} as={as} onLook={onLook} onLeave={onLeave} />;
}

interface LookingProps extends Omit<Props, 'play' | 'version'> {
  readonly live: AnyPlaying;
  readonly source: ReplaySource;
}

function Looking({ live, source, as, onLook, onLeave }: LookingProps) {
  const { back } = useBesideWords();
  const replay = usePlay(source, live.kind, usePlayStyle());
  const phase = useStore(source.state, (session) => session.phase);
  const problem = useStore(source.state, (session) => session.problem);
  const look = useLookBack(
    source,
    live.kind,
    useCallback((at: number) => onLook(at, as), [onLook, as]),
  );
  useLookBackKeys(look, onLeave);
  if (phase === 'gone' || problem) {
    return (
      <main className="stage" data-game={live.kind.slug}>
        <div className="looked-away">
          <Empty title={back.shut}>
            <p>{problem?.message}</p>
            <Button leading onClick={onLeave}>
              {back.table}
            </Button>
          </Empty>
        </div>
      </main>
    );
  }
  return (
    <>
      {replay ? <Stage play={replay} /> : <main className="stage" data-game={live.kind.slug} />}
      <Scrubber
        look={look}
        graph={
          <Perspectives
            source={live.source}
            as={as}
            told={source.allEyes}
            onAs={(through) => onLook(look.version, through)}
          />
        }
        aside={<News live={live} seenTo={look.last} onLeave={onLeave} />}
      />
    </>
  );
}

/** The game goes on: says what is new, and leads back to it. */
function News({ live, seenTo, onLeave }: { readonly live: AnyPlaying; readonly seenTo: number; onLeave(): void }) {
  const { back } = useBesideWords();
  const version = usePlaying(live, (now) => now.version);
  const toAct = usePlaying(live, (now) => now.toAct);
  const mine = useStore(live.source.state, (session) => session.seats);
  const asked = toAct.some((seat) => mine.includes(seat));
  return (
    <div className="scrub-news">
      {version > seenTo && <Badge kind="tide">{back.news(version - seenTo)}</Badge>}
      {asked && <Badge kind="warm">{back.yourTurn}</Badge>}
      <Button compact onClick={onLeave}>
        {back.table}
      </Button>
    </div>
  );
}
