import { useState } from 'react';
import type { Game } from '../api/types.js';
import { DeckChoice } from '../decks/deck-choice.js';
import { hasDecks } from '../decks/index.js';
import { Button } from '../design/button.js';
import { Segmented } from '../design/choices.js';
import { Field } from '../design/field.js';
import { Panel } from '../design/panel.js';
import { Switch } from '../design/switch.js';
import { BotSeats } from '../game/bot-seats.js';
import { FormOfAGame } from '../game/form-of-a-game.js';
import { OptionsFields } from '../game/options-fields.js';
import { keepOptions, lastOptions, openRoom } from '../house/start.js';
import { useStart } from '../house/use-start.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { usePageWords } from '../words/use-page-words.js';
import '../game/options.css';

/** A new room: which game, how many, who finds it, by which options. */
export function NewRoomPage() {
  const { form } = usePageWords();
  return <FormOfAGame title={form.newRoom} form={(game) => <RoomForm key={game.slug} game={game} />} />;
}

function RoomForm({ game }: { readonly game: Game }) {
  const { form } = usePageWords();
  const decks = useDeckWords();
  const least = Math.max(2, game.seats.min);
  const [name, setName] = useState('');
  const [seats, setSeats] = useState(least);
  const [listed, setListed] = useState<'listed' | 'link'>('listed');
  const [watch, setWatch] = useState<'anyone' | 'link' | 'nobody'>('anyone');
  const [rated, setRated] = useState(false);
  const [bots, setBots] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Record<string, unknown>>(() => ({ ...lastOptions(game.slug).options }));
  const { busy, start } = useStart();
  const open = () => {
    keepOptions(game.slug, options);
    return openRoom({
      game: game.slug,
      seats,
      options,
      visibility: listed,
      watch,
      rated,
      bots: bots.map((level) => ({ level })),
      ...(name.trim() !== '' && { name: name.trim() }),
    });
  };
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i);
  return (
    <>
      <Panel title={form.who}>
        <div className="stack">
          <Field
            label={form.name}
            hint={form.nameHint}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {counts.length > 1 && (
            <Segmented
              legend={form.seats}
              options={counts.map((value) => ({ value, label: String(value) }))}
              value={seats}
              onChange={(count) => {
                setSeats(count);
                setBots(bots.slice(0, count - 1));
              }}
            />
          )}
          <BotSeats game={game} levels={bots} min={0} max={seats - 1} onChange={setBots} />
          <Segmented
            legend={form.visibility}
            options={[
              { value: 'listed', label: form.listed },
              { value: 'link', label: form.byLink },
            ]}
            value={listed}
            onChange={setListed}
          />
          <Segmented
            legend={form.watch}
            options={[
              { value: 'anyone', label: form.anyone },
              { value: 'link', label: form.withLink },
              { value: 'nobody', label: form.nobody },
            ]}
            value={watch}
            onChange={setWatch}
          />
          <Switch on={rated} onChange={setRated}>
            {form.rated}
          </Switch>
        </div>
      </Panel>
      {hasDecks(game.slug) && (
        <Panel title={decks.brings}>
          <DeckChoice slug={game.slug} />
        </Panel>
      )}
      <Panel title={form.options}>
        <OptionsFields game={game} options={options} onChange={setOptions} />
      </Panel>
      <div className="row">
        <Button leading busy={busy === 'open'} onClick={() => void start('open', open, game.slug)}>
          {form.open}
        </Button>
      </div>
    </>
  );
}
