import { useState } from 'react';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { problemText } from '../api/problem-text.js';
import { queryClient, renew } from '../api/query-client.js';
import { useGame, useGames } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Choices } from '../design/choices.js';
import { LinkButton } from '../design/link-button.js';
import { Coming, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { toast } from '../design/toast.js';
import { GetCards } from '../decks/decks-page.js';
import { useCollection } from '../decks/viking-vengeance/cards.js';
import type { Instance } from '../decks/viking-vengeance/cards.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import { PackOpening } from './pack-opening.js';
import { Purse } from './purse.js';
import { PURSE, usePurse } from './use-purse.js';
import '../decks/decks.css';
import './collection.css';

const SLUG = 'viking-vengeance';

interface Opened {
  readonly in_game_currency: number;
  readonly cards: readonly Instance[];
}

/** The shop: a set is chosen, the server draws five cards, and they are turned over one by one. */
export function PacksPage() {
  const { vikings } = useDeckWords();
  const { wait } = useWords();
  const game = useGame(SLUG);
  const { isLoading } = useGames();
  const user = useUser();
  const coins = usePurse();
  return (
    <Page title={vikings.packs} className="narrow">
      <div className="welcome">
        <div>
          <p className="kicker">
            {isLoading && <Coming />}
            <Link to={to.game(SLUG)}>{game?.title}</Link> · <Link to={to.collection()}>{vikings.collection}</Link>
          </p>
          <h1>{vikings.packs}</h1>
        </div>
        <Purse coins={coins} />
      </div>
      {!user ? (
        <GetCards />
      ) : game && coins !== undefined ? (
        <Shop coins={coins} constants={game.constants} />
      ) : (
        <Waiting label={wait} lines={4} />
      )}
    </Page>
  );
}

interface ShopProps {
  readonly coins: number;
  readonly constants: Readonly<Record<string, unknown>>;
}

function Shop({ coins, constants }: ShopProps) {
  const { vikings } = useDeckWords();
  const pack = constants['pack'] as {
    readonly cost: number;
    readonly cards: number;
    readonly rarity_weights: Readonly<Record<string, number>>;
  };
  const sets = constants['sets'] as readonly string[];
  const owned = useCollection();
  const [set, setSet] = useState('');
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<{ readonly cards: readonly Instance[]; readonly fresh: ReadonlySet<string> }>();
  const open = async () => {
    setBusy(true);
    try {
      const before = new Set(owned?.keys());
      const { in_game_currency, cards } = await server.rest.post<Opened>(
        '/api/viking-vengeance/packs/open',
        set === '' ? {} : { set },
      );
      queryClient.setQueriesData({ queryKey: PURSE }, in_game_currency);
      setOpened({ cards, fresh: new Set(cards.map((card) => card.base_card_id).filter((id) => !before.has(id))) });
      await renew(['decks', SLUG, 'owned']);
    } catch (error) {
      toast(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  const total = Object.values(pack.rarity_weights).reduce((sum, weight) => sum + weight, 0);
  const canPay = coins >= pack.cost;
  if (opened) {
    return (
      <Panel>
        <PackOpening key={opened.cards[0]?.user_card_instance_id} {...opened} />
        <div className="row pack-after">
          <LinkButton to={to.collection()}>{vikings.toCollection}</LinkButton>
          <Button disabled={!canPay} busy={busy} onClick={() => void open()}>
            {vikings.again}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel>
      <div className="stack">
        <p>{vikings.fiveCards(pack.cards)}</p>
        <Choices
          legend={vikings.whichSet}
          options={[
            { value: '', label: vikings.anySet },
            ...sets.map((value) => ({ value, label: vikings.sets[value] ?? value })),
          ]}
          value={set}
          onChange={setSet}
        />
        <dl className="pack-chances" aria-label={vikings.chances}>
          {Object.entries(pack.rarity_weights).map(([rarity, weight]) => (
            <div key={rarity} className="vv">
              <dt className={`rarity-${rarity}`}>
                <i className="vv-gem" /> {rarity}
              </dt>
              <dd>{((100 * weight) / total).toFixed(0)} %</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          <Button leading busy={busy} disabled={!canPay} onClick={() => void open()}>
            {vikings.openFor(pack.cost)}
          </Button>
          {!canPay && <p className="soft">{vikings.notEnough(pack.cost)}</p>}
        </div>
      </div>
    </Panel>
  );
}
