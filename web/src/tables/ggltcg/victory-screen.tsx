import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from './button.js';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import { usePlaying } from '../../play/use-playing.js';
import { to } from '../../to.js';
import { CardDisplay } from './card-display.js';
import { CcChart } from './cc-chart.js';
import { usePlayback, useStory } from './playback.js';
import type { Play } from './playing.js';
import { faceOf } from './shapes.js';
import type { CardView } from './shapes.js';
import { talk } from './talk.en.js';
import { endInWords } from './words.en.js';
import './victory-screen.css';

const MOST_TOYS = 3;
const MOST_NAPS = 6;
/** So much of the story stands here; the rest has a page of its own. */
const TASTE = 260;

/** The end of the day, over the rug: who won and why, what it cost, the beginning of the story, and who sleeps. */
export function VictoryScreen({ play }: { readonly play: Play }) {
  const view = usePlaying(play, (now) => now.view);
  const over = usePlaying(play, (now) => now.scene.facts.get('over'));
  const near = useBottomSeat(play);
  const [folded, setFolded] = useState(false);
  const { sessionId } = play.source.state.getState();
  const playback = usePlayback(sessionId).data;
  const story = useStory(sessionId, playback).data;
  if (over === undefined) return null;
  const winner = over === 'draw' ? undefined : view.players[view.seats[Number(over)] ?? ''];
  const title = winner ? talk.end.wins(winner.name) : talk.end.draw;
  if (folded) {
    return (
      <section className="VictoryScreen is-folded" aria-label={talk.end.title}>
        <h1>{title}</h1>
        <Button onClick={() => setFolded(false)}>{talk.end.show}</Button>
      </section>
    );
  }
  const faces = (cards: readonly CardView[]) =>
    cards.map((seen) => ({ id: seen.id, face: faceOf(seen, view.options.card_set) }));
  const losers = view.seats.map((id) => view.players[id]).filter((player) => player !== winner);
  const naps = losers.flatMap((player) => player?.sleep_zone ?? []);
  const names = Object.fromEntries(view.seats.map((id) => [id, view.players[id]?.name ?? id]));
  return (
    <section className="VictoryScreen" aria-label={talk.end.title}>
      <div className="VictoryScreen-toys" aria-hidden="true">
        {faces(winner?.in_play.slice(0, MOST_TOYS) ?? []).map(({ id, face }) => (
          <CardDisplay key={id} face={face} />
        ))}
      </div>
      <h1>{title}</h1>
      <p>{endInWords(view)}</p>
      <dl className="VictoryScreen-facts">
        <Fact name={talk.end.turns} value={String(view.turn_number)} />
        {playback && <Fact name={talk.end.time} value={lasted(playback.actions)} />}
        {playback && <Fact name={talk.end.cards} value={String(playedCards(playback.play_by_play))} />}
        {playback && <Fact name={talk.end.spent} value={spent(playback.cc_tracking, view.seats)} />}
      </dl>
      {playback && playback.cc_tracking.length > 0 && (
        <CcChart turns={playback.cc_tracking} near={view.seats[near] ?? ''} names={names} />
      )}
      {story && (
        <div className="VictoryScreen-story">
          <h2>{talk.end.story}</h2>
          <p>{taste(story.narrative)}</p>
          <Link to={to.story(sessionId)}>{talk.end.readOn}</Link>
        </div>
      )}
      {naps.length > 0 && (
        <div className="VictoryScreen-naps" aria-hidden="true">
          <span>{talk.end.goodNight}</span>
          {faces(naps.slice(-MOST_NAPS)).map(({ id, face }) => (
            <CardDisplay key={id} face={face} asleep />
          ))}
        </div>
      )}
      <Button quiet onClick={() => setFolded(true)}>
        {talk.end.look}
      </Button>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function lasted(actions: readonly { readonly at: string }[]): string {
  const [first, last] = [actions[0], actions.at(-1)];
  if (!first || !last) return '0:00';
  const seconds = Math.round((Date.parse(last.at) - Date.parse(first.at)) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function playedCards(lines: readonly { readonly action_type: string }[]): number {
  return lines.filter(({ action_type }) => action_type === 'play_card').length;
}

/** What each side spent: "23 to 19". */
function spent(
  turns: readonly { readonly player_id: string; readonly cc_spent: number }[],
  seats: readonly string[],
): string {
  const of = (id: string) => turns.filter(({ player_id }) => player_id === id).reduce((sum, t) => sum + t.cc_spent, 0);
  return seats.map(of).join('–');
}

function taste(narrative: string): string {
  const text = narrative.split('\n\n')[0] ?? '';
  return text.length <= TASTE ? text : `${text.slice(0, text.lastIndexOf(' ', TASTE))} …`;
}
