import { useState } from 'react';
import { server } from '../account/server.js';
import type { Game } from '../api/types.js';
import { Button } from '../design/button.js';
import { Segmented } from '../design/choices.js';
import { Field, Select } from '../design/field.js';
import { Panel } from '../design/panel.js';
import { FormOfAGame } from '../game/form-of-a-game.js';
import { OptionsFields } from '../game/options-fields.js';
import { useStart } from '../house/use-start.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { BASE } from './use-tournaments.js';
import type { Tournament } from './use-tournaments.js';
import '../game/options.css';
import './tournaments.css';

const SIZES = ['2', '4', '8', '16', '32', '64', '128'] as const;

const KINDS = ['swiss', 'single_elimination'] as const;

/** A tournament is announced: of which game, how it is played, for how many, and when it begins. */
export function NewTournamentPage() {
  const words = useTournamentWords();
  return <FormOfAGame title={words.announce} fits={isForTwo} form={(game) => <Form key={game.slug} game={game} />} />;
}

/** A match has two players. */
function isForTwo({ seats }: Game): boolean {
  return seats.min <= 2 && seats.max >= 2;
}

function Form({ game }: { readonly game: Game }) {
  const words = useTournamentWords();
  const { form } = usePageWords();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Tournament['kind']>('swiss');
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [bestOf, setBestOf] = useState<1 | 3>(3);
  const [most, setMost] = useState<(typeof SIZES)[number]>('8');
  const [rounds, setRounds] = useState('');
  const [topCut, setTopCut] = useState(0);
  const [startsAt, setStartsAt] = useState('');
  const { busy, start } = useStart();
  const isSwiss = kind === 'swiss';
  const announce = async () => {
    await server.account.orGuest();
    const { id } = await server.rest.post<Tournament>(BASE, {
      name: name.trim(),
      kind,
      game: game.slug,
      options,
      bestOf,
      maxPlayers: Number(most),
      ...(isSwiss && { topCut }),
      ...(isSwiss && rounds !== '' && { rounds: Number(rounds) }),
      ...(startsAt !== '' && { startsAt: new Date(startsAt).toISOString() }),
    });
    return to.tournament(id);
  };
  return (
    <>
      <Panel title={words.plans}>
        <div className="stack">
          <Field
            label={words.name}
            maxLength={100}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Segmented
            legend={words.kind}
            options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={setKind}
          />
          <Segmented
            legend={words.games}
            options={[1, 3].map((value) => ({ value: value as 1 | 3, label: words.bestOf(value) }))}
            value={bestOf}
            onChange={setBestOf}
          />
          <Select
            label={words.most}
            options={SIZES.map((value) => ({ value, label: value }))}
            value={most}
            onChoose={setMost}
          />
          {isSwiss && (
            <>
              <Field
                label={words.rounds}
                hint={words.roundsHint}
                type="number"
                min={1}
                max={20}
                value={rounds}
                onChange={(event) => setRounds(event.target.value)}
              />
              <Segmented
                legend={words.topCut}
                options={[0, 4, 8].map((value) => ({ value, label: value === 0 ? words.noCut : words.best(value) }))}
                value={topCut}
                onChange={setTopCut}
              />
            </>
          )}
          <Field
            label={words.starts}
            hint={words.startsHint}
            type="datetime-local"
            value={startsAt}
            onChange={(event) => setStartsAt(event.target.value)}
          />
        </div>
      </Panel>
      <Panel title={form.options}>
        <OptionsFields game={game} options={options} onChange={setOptions} />
      </Panel>
      <div className="row">
        <Button
          leading
          busy={busy === 'announce'}
          disabled={name.trim() === ''}
          onClick={() => void start('announce', announce)}
        >
          {words.open}
        </Button>
      </div>
    </>
  );
}
