import { useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { Panel } from '../design/panel.js';
import { Face } from '../design/plate.js';
import { useSetting } from '../settings/use-settings.js';
import { usePageWords } from '../words/use-page-words.js';
import type { TalkLine } from './room-state.js';
import '../design/chip.css';
import '../design/field.css';
import '../design/talk.css';

const LONGEST = 500;

interface Props {
  readonly lines: readonly TalkLine[];
  readonly maySpeak: boolean;
  say(text: string): void;
}

/** What was said and done in the room, and a line to say something. */
export function RoomTalk({ lines, maySpeak, say }: Props) {
  const { room } = usePageWords();
  const talk = useSetting('talk');
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const shown = lines.filter((line) =>
    line.kind === 'said' ? talk !== 'off' : room.told(line.event, line.name) !== '',
  );
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight); // in braces: new browsers answer with a promise, which is no clean-up
  }, [shown.length]);
  const send = (what: string) => {
    if (what.trim() === '') return;
    say(what.trim());
    setText('');
  };
  return (
    <Panel title={room.talk} className="talk-panel">
      <div className="talk" ref={log} role="log" aria-label={room.talk} tabIndex={0}>
        {shown.map((line) =>
          line.kind === 'told' ? (
            <p key={`t${line.id}`} className="told">
              {room.told(line.event, line.name)}
            </p>
          ) : (
            <div key={`s${line.id}`} className="said">
              <Face name={line.name} />
              <b>{line.name}</b>
              <p>{line.text}</p>
            </div>
          ),
        )}
        {shown.length === 0 && <p className="told">{room.silence}</p>}
      </div>
      {maySpeak && talk !== 'off' && (
        <div className="stack tight">
          <div className="row">
            {room.phrases.map((phrase) => (
              <button key={phrase} type="button" className="chip plain" onClick={() => send(phrase)}>
                {phrase}
              </button>
            ))}
          </div>
          {talk === 'all' && (
            <form
              className="say"
              onSubmit={(event) => {
                event.preventDefault();
                send(text);
              }}
            >
              <input
                className="field"
                aria-label={room.say}
                placeholder={room.say}
                maxLength={LONGEST}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <Button round type="submit" aria-label={room.send}>
                <Icon name="right" />
              </Button>
            </form>
          )}
        </div>
      )}
    </Panel>
  );
}
