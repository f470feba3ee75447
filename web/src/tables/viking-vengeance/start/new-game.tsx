import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { server } from '../../../account/server.js';
import type { Game } from '../../../api/types.js';
import { chosenDeck } from '../../../decks/chosen-deck.js';
import { Button } from '../../../design/button.js';
import { Choices } from '../../../design/choices.js';
import { Select } from '../../../design/field.js';
import { Waiting } from '../../../design/notice.js';
import { Panel } from '../../../design/panel.js';
import { useStart } from '../../../house/use-start.js';
import { lookFor } from '../../../lobby/queue.js';
import { to } from '../../../to.js';
import { SIDES } from '../shapes.js';
import type { Power } from '../shapes.js';
import { startWords as words } from './words.en.js';

const BASE = '/api/viking-vengeance';
const CARD_LEVELS = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

interface DeckLine {
  readonly deck_id: string;
  readonly name: string;
}
interface AiDeck extends DeckLine {
  readonly power: number;
}

/** A game with one of one's decks: against the AI at one of its levels, or against people. */
export function NewGame({ game }: { readonly game: Game }) {
  const { data } = useQuery({ queryKey: ['viking-vengeance', 'start'], queryFn: readDecks });
  if (!data) return <Waiting label={words.wait} lines={5} />;
  return <NewGameForm game={game} decks={data.decks} aiDecks={data.aiDecks} />;
}

interface FormProps {
  readonly game: Game;
  readonly decks: readonly DeckLine[];
  readonly aiDecks: readonly AiDeck[];
}

function NewGameForm({ game, decks, aiDecks }: FormProps) {
  const [deckId, setDeckId] = useState(() => usualDeck(game.slug, decks));
  const [aiDeckId, setAiDeckId] = useState('');
  const [level, setLevel] = useState(game.bots?.default ?? 'medium');
  const [aiLevel, setAiLevel] = useState('1');
  const { busy, start } = useStart();
  const power = useDeckPower(deckId);
  const solo = async (): Promise<string> => {
    const body = { deckId, aiDifficulty: level, aiLevel: Number(aiLevel), ...(aiDeckId && { aiDeckId }) };
    const { game_id } = await server.rest.post<{ readonly game_id: string }>(`${BASE}/games/solo`, body);
    return to.table(game.slug, game_id);
  };
  const look = (mode: string) =>
    start(mode, async () => {
      await lookFor(game.slug, game.title, { mode, loadout: { deckId } });
      return undefined;
    });
  return (
    <>
      <Panel title={words.deck}>
        <Select
          label={words.deck}
          quietLabel
          options={decks.map(({ deck_id, name }) => ({ value: deck_id, label: name }))}
          value={deckId}
          hint={power === undefined ? undefined : words.power(power)}
          onChoose={setDeckId}
        />
      </Panel>
      <Panel title={words.ai}>
        <Choices
          legend={words.level}
          options={(game.bots?.levels ?? []).map((value) => ({ value, label: words.levelName(value) }))}
          value={level}
          onChange={setLevel}
        />
        <Select
          label={words.aiDeck}
          options={[
            { value: '', label: words.suits },
            ...aiDecks.map(({ deck_id, name, power: summed }) => ({
              value: deck_id,
              label: words.aiDeckPower(name, summed),
            })),
          ]}
          value={aiDeckId}
          hint={words.aiDeckHint}
          onChoose={setAiDeckId}
        />
        <Select label={words.cardLevel} options={CARD_LEVELS} value={aiLevel} onChoose={setAiLevel} />
        <p className="row">
          <Button leading busy={busy === 'solo'} onClick={() => void start('solo', solo)}>
            {words.sitDown}
          </Button>
        </p>
      </Panel>
      <Panel title={words.people}>
        <p>{words.peopleMore}</p>
        <p className="row">
          <Button busy={busy === 'casual'} onClick={() => void look('casual')}>
            {words.casual}
          </Button>
          <Button busy={busy === 'ranked'} onClick={() => void look('ranked')}>
            {words.ranked}
          </Button>
        </p>
      </Panel>
    </>
  );
}

/** The deck last chosen on the page of decks, if it is still there; else the first. */
function usualDeck(slug: string, decks: readonly DeckLine[]): string {
  const chosen = chosenDeck(slug)?.id;
  return (decks.find(({ deck_id }) => deck_id === chosen) ?? decks[0])?.deck_id ?? '';
}

async function readDecks(): Promise<{ readonly decks: readonly DeckLine[]; readonly aiDecks: readonly AiDeck[] }> {
  await server.account.orGuest();
  const [decks, aiDecks] = await Promise.all([
    server.rest.get<readonly DeckLine[]>(`${BASE}/decks`),
    server.rest.get<readonly AiDeck[]>(`${BASE}/ai-decks`),
  ]);
  return { decks, aiDecks };
}

/** The sum of all sides of all cards of a deck, at the levels they have. */
function useDeckPower(deckId: string): number | undefined {
  return useQuery({
    queryKey: ['viking-vengeance', 'deck', deckId],
    queryFn: () =>
      server.rest.get<{ readonly cards: readonly { readonly power: Power }[] }>(`${BASE}/users/me/decks/${deckId}`),
    enabled: deckId !== '',
    select: ({ cards }) => cards.reduce((sum, { power }) => sum + SIDES.reduce((all, side) => all + power[side], 0), 0),
  }).data;
}
