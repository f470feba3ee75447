import { usePlaying } from '../../play/use-playing.js';
import { CardDisplay } from './card-display.js';
import type { Play } from './playing.js';
import { faceOf } from './shapes.js';
import { endInWords } from './words.en.js';

/** The end of the day, on the seam of the rug: who won and why, who is still up, and who sleeps. */
export function VictoryScreen({ play }: { readonly play: Play }) {
  const view = usePlaying(play, (now) => now.view);
  const over = usePlaying(play, (now) => now.scene.facts.get('over'));
  if (over === undefined) return null;
  const winner = over === 'draw' ? undefined : view.players[view.seats[Number(over)] ?? ''];
  const loser = view.seats.map((id) => view.players[id]).find((player) => player !== winner);
  const faces = (cards: readonly Parameters<typeof faceOf>[0][]) =>
    cards.slice(-5).map((seen) => ({ id: seen.id, face: faceOf(seen, view.options.card_set) }));
  return (
    <section className="VictoryScreen" aria-label="How it ended">
      <div className="VictoryScreen-toys" aria-hidden="true">
        {faces(winner?.in_play ?? []).map(({ id, face }) => (
          <CardDisplay key={id} face={face} />
        ))}
      </div>
      <div>
        <h1>{winner ? `${winner.name} wins!` : 'A draw'}</h1>
        <p>
          {endInWords(view)} {view.turn_number} turns.
        </p>
      </div>
      <div className="VictoryScreen-bed" aria-hidden="true">
        {faces(loser?.sleep_zone ?? []).map(({ id, face }) => (
          <CardDisplay key={id} face={face} asleep />
        ))}
      </div>
    </section>
  );
}
