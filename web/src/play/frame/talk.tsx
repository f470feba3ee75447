import { useEffect, useRef, useState } from 'react';
import type { ChatLine, PlayerAtTable, Problem, Seat } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Chip } from '../../design/chip.js';
import { Icon } from '../../design/icon.js';
import { Menu, MenuItem } from '../../design/menu.js';
import { Face } from '../../design/plate.js';
import '../../design/talk.css';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly chat: readonly ChatLine[];
  readonly players: readonly PlayerAtTable[];
  readonly mine: readonly Seat[];
  readonly muted: ReadonlySet<Seat>;
  /** `phrases`: only the quick ones; `off`: nothing may be said. */
  readonly allowed: 'all' | 'phrases' | 'off';
  /** Why this reader cannot speak here; undefined: may. */
  readonly silence?: string;
  say(text: string): Promise<'done' | Problem>;
  mute(seat: Seat, muted: boolean): void;
  report(line: ChatLine): void;
}

/** What is said at the table: players among themselves, and those who watch among themselves. */
export function Talk({ chat, players, mine, muted, allowed, silence, say, mute, report }: Props) {
  const { talk } = useBesideWords();
  const heard = chat.filter(({ seat }) => seat === null || !muted.has(seat));
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [heard.length]);
  return (
    <div className="side-panel">
      <div className="body talk" ref={body} tabIndex={0} role="log" aria-label={talk.label}>
        {heard.length === 0 && <p className="told">{talk.nothing}</p>}
        {heard.map((line) => (
          <Said
            key={line.id}
            line={line}
            mine={line.seat !== null && mine.includes(line.seat)}
            report={report}
            mute={mute}
          />
        ))}
        {[...muted].map((seat) => (
          <p className="told" key={seat}>
            {talk.muted(players[seat]?.name)}{' '}
            <Button quiet compact onClick={() => mute(seat, false)}>
              {talk.hear}
            </Button>
          </p>
        ))}
      </div>
      {silence !== undefined ? <p className="say soft small">{silence}</p> : <SayLine allowed={allowed} say={say} />}
    </div>
  );
}

interface SaidProps {
  readonly line: ChatLine;
  readonly mine: boolean;
  mute(seat: Seat, muted: boolean): void;
  report(line: ChatLine): void;
}

function Said({ line, mine, mute, report }: SaidProps) {
  const { talk } = useBesideWords();
  const { seat, name, text } = line;
  return (
    <div className="said">
      <Face name={name} />
      <div className="row apart stay">
        <b>{mine ? talk.you : name}</b>
        {!mine && (
          <Menu quiet compact round label={talk.about(name)} button={<Icon name="more" />}>
            {seat !== null && <MenuItem onPress={() => mute(seat, true)}>{talk.mute(name)}</MenuItem>}
            <MenuItem danger onPress={() => report(line)}>
              {talk.report}
            </MenuItem>
          </Menu>
        )}
      </div>
      <p>{text}</p>
    </div>
  );
}

function SayLine({ allowed, say }: Pick<Props, 'allowed' | 'say'>) {
  const { talk } = useBesideWords();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const send = async (words: string): Promise<void> => {
    if (words.trim() === '') return;
    const answer = await say(words.trim());
    setTrouble(answer === 'done' ? undefined : answer.message);
    if (answer === 'done') setText('');
  };
  if (allowed === 'off') return <p className="say soft small">{talk.off}</p>;
  return (
    <div className="say-line">
      <div className="phrases" role="group" aria-label={talk.quick}>
        {talk.phrases.map((phrase) => (
          <Chip plain pressed={false} key={phrase} onPress={() => void send(phrase)}>
            {phrase}
          </Chip>
        ))}
      </div>
      {trouble && (
        <p className="phrases field-error" role="alert">
          {trouble}
        </p>
      )}
      <form
        className="say"
        onSubmit={(event) => {
          event.preventDefault();
          void send(text);
        }}
      >
        {allowed === 'all' && (
          <>
            <input
              className="field"
              aria-label={talk.say}
              placeholder={talk.say}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button round type="submit" aria-label={talk.send}>
              <Icon name="right" />
            </Button>
          </>
        )}
      </form>
    </div>
  );
}
