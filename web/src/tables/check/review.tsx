import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Segmented } from '../../design/choices.js';
import { Trouble, Waiting } from '../../design/notice.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { clearLedger, ledgerOver } from './ledgers.js';
import { slot } from './places.js';
import { callInWords, noteInWords } from './review-words.en.js';
import { idOf, seatOf } from './shapes.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';
import { useFetched } from './use-review.js';
import type { ReviewedRound, RoundRecord } from './use-review.js';
import './review.css';

interface Props {
  readonly sessionId: string;
  readonly play: Playing<Check, Face>;
}

/** The round looked at: how the call stood, what went against memory, and what a player could know over the slots. */
export function Review({ sessionId, play }: Props) {
  const analysis = useFetched<{ readonly rounds: readonly ReviewedRound[] }>(`/api/check/games/${sessionId}/analysis`);
  const roundNo = usePlaying(play, (now) => now.view.roundNo);
  if (analysis === undefined) return <Waiting label={talk.looked.fetching} />;
  if ('trouble' in analysis) return <Trouble>{analysis.trouble}</Trouble>;
  const round = analysis.rounds.find((one) => one.roundNo === roundNo);
  if (!round) return <p className="soft">{talk.looked.none}</p>;
  return (
    <div className="check-review stack">
      <LedgerChoice play={play} sessionId={sessionId} round={round} />
      <h2>{talk.looked.call(roundNo)}</h2>
      <p>
        {round.call ? (
          <Seek play={play} version={round.call.seq}>
            {callInWords(round.call, play.telling())}
          </Seek>
        ) : (
          <span className="soft">{talk.looked.noCall}</span>
        )}
      </p>
      <h2>{talk.looked.against}</h2>
      <Notes play={play} round={round} />
      <Players play={play} round={round} />
    </div>
  );
}

function Seek({
  play,
  version,
  children,
}: {
  readonly play: Playing<Check, Face>;
  readonly version: number;
  readonly children: string;
}) {
  const shown = usePlaying(play, (now) => now.shown === version);
  return (
    <button
      type="button"
      className="log-line"
      aria-current={shown || undefined}
      onClick={() => void play.source.seek?.(version)}
    >
      {children}
    </button>
  );
}

function Notes({ play, round }: { readonly play: Playing<Check, Face>; readonly round: ReviewedRound }) {
  if (round.notes.length === 0) return <p className="soft">{talk.looked.nothing}</p>;
  return (
    <ol className="notes">
      {round.notes.map((note) => (
        <li key={`${note.seq}.${note.playerID}`} data-kind={note.kind}>
          <Seek play={play} version={note.seq}>
            {noteInWords(note, play.telling())}
          </Seek>
          {note.points > 0 && <b className="num">{note.points}</b>}
        </li>
      ))}
    </ol>
  );
}

function Players({ play, round }: { readonly play: Playing<Check, Face>; readonly round: ReviewedRound }) {
  const { name } = play.telling();
  return (
    <table className="decisions">
      <caption>{talk.looked.decisions}</caption>
      <thead>
        <tr>
          <th scope="col">{talk.looked.player}</th>
          <th scope="col">{talk.looked.made}</th>
          <th scope="col">{talk.looked.against}</th>
          <th scope="col">{talk.looked.lost}</th>
          <th scope="col">{talk.looked.gambles}</th>
        </tr>
      </thead>
      <tbody>
        {round.players.map((player) => (
          <tr key={player.playerID}>
            <th scope="row">{name(seatOf(player.playerID))}</th>
            <td>{player.decisions}</td>
            <td>{player.againstMemory}</td>
            <td>{player.pointsLost}</td>
            <td>{talk.looked.gamblesRight(player.gamblesRight, player.gambles)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Writes over the slots what a chosen player could know at the version that is shown. */
function LedgerChoice({ play, sessionId, round }: Props & { readonly round: ReviewedRound }) {
  const players = useStore(play.source.state, (session) => session.players);
  const [whose, setWhose] = useState('none');
  const shown = usePlaying(play, (now) => now.shown);
  const wanted = whose !== 'none';
  const path = `/api/check/games/${sessionId}/rounds/${round.roundNo}/replay?as=all`;
  const record = useFetched<RoundRecord>(wanted ? path : undefined);
  useEffect(() => {
    const steps = record && !('trouble' in record) ? record.steps : [];
    const entries = wanted ? (steps.findLast(({ seq }) => seq <= shown)?.memories[whose] ?? []) : [];
    const against = round.notes
      .filter(({ seq, kind }) => seq === shown && kind !== 'gamble')
      .map(({ playerID, cardIndex }) => slot(seatOf(playerID), cardIndex));
    ledgerOver(play).setState({ entries, against });
  }, [play, record, round, shown, wanted, whose]);
  useEffect(() => () => clearLedger(play), [play]);
  const options = [
    { value: 'none', label: talk.looked.nobody },
    ...players.map(({ seat, name }) => ({ value: idOf(seat), label: name })),
  ];
  return <Segmented legend={talk.looked.whose} options={options} value={whose} onChange={setWhose} />;
}
