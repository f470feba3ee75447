import { useEffect, useMemo, useState } from 'react';
import { server } from '../../account/server.js';
import { problemText } from '../../api/problem-text.js';
import { Trouble, Waiting } from '../../design/notice.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying, usePlayingSame } from '../../play/use-playing.js';
import { useCatalogue } from './catalogue.js';
import { LifeChart } from './life-chart.js';
import { cardIn, titled } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import { tallyOf } from './tally.js';
import type { Dealt, Tally, Told } from './tally.js';
import '../../design/grid.css';
import './review.css';

interface Props {
  readonly sessionId: string;
  readonly play: Playing<TcgFuel, Face>;
}

/** More of them are told by a number alone. */
const MOST_BARS = 8;

/** What the game came to: the life of everybody turn by turn, and which cards did the damage. */
export function Review({ sessionId, play }: Props) {
  const [history, setHistory] = useState<readonly Told[]>();
  const [trouble, setTrouble] = useState<string>();
  const players = usePlayingSame(play, (now) => now.view.players.map(({ playerId, name }) => ({ playerId, name })));
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const found: Told[] = [];
      for await (const { version, events } of server.sessions.history<TcgFuel>(sessionId))
        found.push({ version, events });
      if (!gone) setHistory(found);
    };
    read().catch((error: unknown) => setTrouble(problemText(error)));
    return () => {
      gone = true;
    };
  }, [sessionId]);
  const tally = useMemo(() => {
    const { options } = play.source.state.getState();
    return history && tallyOf(history, new Map(players.map(({ playerId }) => [playerId, options.startingLife])));
  }, [history, players, play]);
  if (trouble !== undefined) return <Trouble>{trouble}</Trouble>;
  if (!tally) return <Waiting label={talk.review.fetching} />;
  return (
    <div className="fu-review stack">
      <h2>{talk.review.life}</h2>
      <LifeChart players={players} standings={tally.standings} />
      <Turns play={play} players={players} standings={tally.standings} />
      <h2>{talk.review.damage}</h2>
      <Bars play={play} dealt={tally.dealt} />
    </div>
  );
}

interface TurnsProps extends Pick<Props, 'play'>, Pick<Tally, 'standings'> {
  readonly players: readonly { readonly playerId: number; readonly name: string }[];
}

/** The same in figures; a press on a turn leads to it. */
function Turns({ play, players, standings }: TurnsProps) {
  const shown = usePlaying(play, (now) => now.shown);
  const here = standings.findLastIndex(({ version }) => version <= shown);
  return (
    <table className="grid">
      <thead>
        <tr>
          <th scope="col">{talk.review.turn}</th>
          {players.map(({ playerId, name }) => (
            <th key={playerId} scope="col" className="n">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ turn, version, life }, index) => (
          <tr key={index} aria-current={index === here || undefined}>
            <th scope="row">
              <button type="button" className="log-line" onClick={() => void play.source.seek?.(version)}>
                {index === standings.length - 1 ? talk.review.end : turn}
              </button>
            </th>
            {players.map(({ playerId }) => (
              <td key={playerId} className="n">
                {life.get(playerId)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bars({ play, dealt }: Pick<Props, 'play'> & { readonly dealt: readonly Dealt[] }) {
  const catalogue = useCatalogue();
  const cards = usePlaying(play, (now) => now.view.cards);
  const most = Math.max(1, ...dealt.map(({ toPlayers, toCards }) => toPlayers + toCards));
  const nameOf = ({ cardId, slug = cardIn({ cards }, cardId)?.slug }: Dealt): string =>
    slug === undefined ? talk.review.aCard : (catalogue.get(slug)?.name ?? titled(slug));
  if (dealt.length === 0) return <p className="soft">{talk.review.noDamage}</p>;
  return (
    <ol className="fu-bars">
      {dealt.slice(0, MOST_BARS).map((one) => (
        <li key={one.cardId}>
          <span>{nameOf(one)}</span>
          <b className="num">{one.toPlayers + one.toCards}</b>
          <span className="fu-bar" aria-hidden="true">
            <i style={{ width: `${(100 * one.toPlayers) / most}%` }} />
            <i style={{ width: `${(100 * one.toCards) / most}%` }} />
          </span>
          <small className="soft">{talk.review.dealt(one.toPlayers, one.toCards)}</small>
        </li>
      ))}
      {dealt.length > MOST_BARS && <li className="soft">{talk.review.more(dealt.length - MOST_BARS)}</li>}
    </ol>
  );
}
