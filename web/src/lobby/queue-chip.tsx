import { useEffect, useState } from 'react';
import { Icon } from '../design/icon.js';
import { Mark } from '../design/emblem/mark.js';
import { useWords } from '../words/use-words.js';
import { stopLooking, useQueue } from './queue.js';
import type { Waiting } from './queue.js';
import '../design/chip.css';

/** The queues I stand in, with the time waited. */
export function QueueChips() {
  const waiting = useQueue((state) => state.waiting);
  return waiting.map((one) => <QueueChip key={one.game} waiting={one} />);
}

function QueueChip({ waiting: { game, title, since } }: { readonly waiting: Waiting }) {
  const { queue } = useWords();
  const seconds = useSecondsSince(since);
  return (
    <span className="chip waiting">
      <span className="unseen" role="status">
        {queue.looking(title)}
      </span>
      <Mark slug={game} />
      <b className="num" aria-hidden="true">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
      <button type="button" className="x" aria-label={queue.leave(title)} onClick={() => void stopLooking(game)}>
        <Icon name="x" />
      </button>
    </span>
  );
}

function useSecondsSince(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
