import { useStore } from 'zustand';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Dots, Lock, Tick } from './icons.js';
import { useRounds } from './use-rounds.js';
import { idOf } from './shapes.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';

/** So many rounds before this one have room on a phone. */
const MOST_BEFORE = 4;

/** The scores between two rounds: what the round brought, the totals, and who is ready. */
export function ScoreBoard({ play }: { readonly play: Playing<Check, Face> }) {
  const { counters, facts } = usePlaying(play, (now) => now.scene);
  const players = useStore(play.source.state, (session) => session.players);
  const eyes = usePlaying(play, (now) => now.eyes);
  const sessionId = useStore(play.source.state, (session) => session.sessionId);
  const roundNo = counters.get('round') ?? 1;
  const before = useRounds(sessionId, roundNo);
  const shown = [...before.keys()].slice(-MOST_BEFORE);
  const totalOf = (seat: number): number => counters.get(`total:${seat}`) ?? 0;
  const isLast = facts.has('matchWinner');
  const winners = facts.get('roundWinner')?.split(' ') ?? [];
  const order = [...players].sort((one, other) => totalOf(one.seat) - totalOf(other.seat));
  return (
    <section className="board" aria-label={talk.scores.title}>
      <table>
        <caption className="unseen">{talk.scores.after(roundNo)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{talk.scores.player}</span>
            </th>
            {shown.map((round) => (
              <th scope="col" key={round} className="is-before">
                <Numbered round={round} />
              </th>
            ))}
            <th scope="col">{shown.length > 0 ? <Numbered round={roundNo} /> : `${talk.scores.round} ${roundNo}`}</th>
            <th scope="col">{talk.scores.total}</th>
            <th scope="col">
              <span className="unseen">{talk.scores.ready}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, name }, index) => {
            const score = counters.get(`score:${seat}`);
            return (
              <tr key={seat} className={seat === eyes ? 'is-you' : undefined}>
                <th scope="row">
                  <i>{index + 1}</i>
                  <span className="name">{name}</span>
                  {facts.get('caller') === String(seat) && (
                    <span className="caller">
                      <Lock />
                      <span className="unseen">{talk.scores.called}</span>
                    </span>
                  )}
                </th>
                {shown.map((round) => (
                  <td key={round} className="is-before">
                    {before.get(round)?.get(idOf(seat)) ?? '–'}
                  </td>
                ))}
                <td>{winners.includes(String(seat)) ? <b className="best">{score}</b> : score}</td>
                <td className="is-total">{totalOf(seat)}</td>
                <td className="is-ready">{!isLast && <Ready is={facts.has(`ready:${seat}`)} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Numbered({ round }: { readonly round: number }) {
  return (
    <>
      <span className="unseen">{talk.scores.round} </span>
      {round}
    </>
  );
}

function Ready({ is }: { readonly is: boolean }) {
  return (
    <>
      {is ? <Tick /> : <Dots />}
      <span className="unseen">{talk.scores.isReady(is)}</span>
    </>
  );
}
