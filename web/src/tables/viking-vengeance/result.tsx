import type { CSSProperties } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { findFace, playerAt } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';
import { useEarnings } from './use-earnings.js';
import type { Lesson } from './use-earnings.js';
import { resultWords } from './end-words.en.js';
import { talk } from './talk.en.js';
import './result.css';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly near: Seat;
}

/** The ribbon over the lower edge of the board, and in place of the hand what the game has brought. */
export function Result({ play, near }: Props) {
  const outcome = usePlaying(play, (now) => now.outcome);
  const view = usePlaying(play, (now) => now.view);
  const { sessionId, seats, number } = useStore(play.source.state);
  // A game of its own has a number; a puzzle has none, and brings nothing.
  const isEarned = outcome !== null && number > 0 && seats.length > 0 && !play.source.seek;
  const earnings = useEarnings(sessionId, seats[0] ?? near, isEarned);
  if (!outcome) return null;
  const [ours, theirs] = [playerAt(view, near).score, playerAt(view, 1 - near).score];
  const winner = outcome.winners[0];
  return (
    <section className="vv-result" aria-label={talk.outcome}>
      <div className={classNames('vv-ribbon', winner === undefined ? 'is-draw' : winner !== near && 'is-theirs')}>
        <p className="vv-ribbon-score">
          {Math.max(ours, theirs)} <small>{resultWords.to}</small> {Math.min(ours, theirs)}
        </p>
        <h2 data-testid="outcome">{play.kind.words.outcome(outcome, play.telling())}</h2>
      </div>
      <div className="vv-result-how">
        <p className={outcome.reason === 'board_full' && earnings?.rating ? 'vv-roomy' : undefined}>
          {resultWords.reason(outcome.reason)}
        </p>
        {earnings && earnings.coins > 0 && (
          <p className="vv-coins">
            <i aria-hidden="true" />
            <b>{resultWords.coins(earnings.coins)}</b> <small>{resultWords.purse(earnings.purse)}</small>
          </p>
        )}
        {earnings?.rating && (
          <p className="vv-rating">
            <b>{earnings.rating.now}</b> {resultWords.rating}{' '}
            <small>{resultWords.change(earnings.rating.change)}</small>
          </p>
        )}
        {earnings?.lessons.length === 0 && <p>{resultWords.nothing}</p>}
      </div>
      {earnings && earnings.lessons.length > 0 && (
        <ul className="vv-lessons" aria-label={resultWords.lessons}>
          {earnings.lessons.map((lesson, index) => (
            <LessonLine key={lesson.id} view={view} lesson={lesson} index={index} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps {
  readonly view: VikingVengeance['view'];
  readonly lesson: Lesson;
  readonly index: number;
}

/** A card that was placed: its picture, its bar to the next level, and a level that it has reached. */
function LessonLine({ view, lesson, index }: LineProps) {
  const { id, gained, levelBefore, levelAfter, was, now } = lesson;
  const face = findFace(view, id);
  const isUp = levelAfter > levelBefore;
  const bar = { '--was': isUp ? 0 : was, '--now': now, '--after': `${index * 40}ms` } as CSSProperties;
  return (
    <li className={isUp ? 'is-up' : undefined}>
      {face && <img alt="" src={face.picture} width="34" height="34" />}
      <b>{face?.name ?? resultWords.someCard}</b>
      <small>{isUp ? resultWords.level(levelAfter) : resultWords.xp(gained)}</small>
      <span className="vv-xp" role="img" aria-label={resultWords.way(levelAfter, Math.round(now * 100))} style={bar} />
    </li>
  );
}
