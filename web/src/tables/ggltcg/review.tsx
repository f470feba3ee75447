import { Trouble, Waiting } from '../../design/notice.js';
import { problemText } from '../../api/problem-text.js';
import { usePlaying } from '../../play/use-playing.js';
import { CcChart } from './cc-chart.js';
import { usePlayback } from './playback.js';
import type { CcTurn, PlayedLine } from './playback.js';
import type { Play } from './playing.js';
import { talk } from './talk.en.js';
import './review.css';

interface Props {
  readonly sessionId: string;
  readonly play: Play;
}

/** What every turn had and spent, and what the bot thought of it: the turn that is looked at stands out. */
export function Review({ sessionId, play }: Props) {
  const { data, error } = usePlayback(sessionId);
  const now = usePlaying(play, ({ view }) => view.turn_number);
  if (error) return <Trouble>{problemText(error)}</Trouble>;
  if (!data) return <Waiting label={talk.review.fetching} />;
  const names = Object.fromEntries(data.players.map(({ player_id, name }) => [player_id, name]));
  return (
    <div className="GgltcgReview">
      <CcChart turns={data.cc_tracking} near={data.players[0]?.player_id ?? ''} names={names} />
      <ol>
        {data.cc_tracking.map((cc) => (
          <Turn
            key={cc.turn}
            cc={cc}
            name={names[cc.player_id] ?? ''}
            lines={data.play_by_play.filter(({ turn }) => turn === cc.turn)}
            isNow={cc.turn === now}
          />
        ))}
      </ol>
    </div>
  );
}

interface TurnProps {
  readonly cc: CcTurn;
  readonly name: string;
  readonly lines: readonly PlayedLine[];
  readonly isNow: boolean;
}

function Turn({ cc, name, lines, isNow }: TurnProps) {
  const plan = lines.find(({ action_type }) => action_type === 'strategy');
  const deeds = lines.filter(({ action_type }) => action_type !== 'strategy');
  return (
    <li aria-current={isNow || undefined}>
      <h2>{talk.review.turnOf(cc.turn, name)}</h2>
      <p className="soft small">{talk.review.ledger(cc.cc_start, cc.cc_gained, cc.cc_spent, cc.cc_end)}</p>
      {plan && <q>{plan.description}</q>}
      <ul>
        {deeds.map(({ seq, description, reasoning }) => (
          <li key={seq}>
            {description}
            {reasoning !== undefined && reasoning !== '' && <small>{reasoning}</small>}
          </li>
        ))}
      </ul>
    </li>
  );
}
