import { useState } from 'react';
import type { Game, MyRoom } from '../api/types.js';
import { Button } from '../design/button.js';
import { Panel } from '../design/panel.js';
import { Sheet } from '../design/sheet.js';
import { differing, optionName, optionText } from '../game/option-form.js';
import { OptionsFields } from '../game/options-fields.js';
import { usePageWords } from '../words/use-page-words.js';
import '../game/options.css';

interface Props {
  readonly room: MyRoom;
  readonly game: Game;
  ask(event: string, body?: object): void;
}

/** What is otherwise than usual in this room; its host may change it. */
export function HowWePlay({ room, game, ask }: Props) {
  const { room: words, form } = usePageWords();
  const [draft, setDraft] = useState<Record<string, unknown>>();
  const different = differing(room.options, game);
  const mayChange = room.you?.owner === true && room.status === 'waiting';
  const host = room.players.find(({ playerId }) => playerId === room.owner)?.name;
  return (
    <Panel
      title={form.options}
      aside={
        mayChange ? (
          <Button compact onClick={() => setDraft(Object.fromEntries(different))}>
            {words.change}
          </Button>
        ) : host === undefined ? undefined : (
          <span className="soft small">{words.mayChange(host)}</span>
        )
      }
    >
      {different.length === 0 ? (
        <p className="soft">{words.asUsual}</p>
      ) : (
        <dl className="options two">
          {different.map(([name, value]) => (
            <div key={name}>
              <dt>{optionName([name])}</dt>
              <dd>{optionText(value, [name], form)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Sheet open={draft !== undefined} className="broad" title={form.options} onClose={() => setDraft(undefined)}>
        {draft && (
          <>
            <OptionsFields game={game} options={draft} onChange={setDraft} />
            <div className="row">
              <Button
                leading
                onClick={() => {
                  ask('room:options', { options: draft });
                  setDraft(undefined);
                }}
              >
                {words.keep}
              </Button>
            </div>
          </>
        )}
      </Sheet>
    </Panel>
  );
}
