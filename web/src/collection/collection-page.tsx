import { useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import { useGame } from '../api/use-games.js';
import { Chip } from '../design/chip.js';
import { classNames } from '../design/class-names.js';
import { LinkButton } from '../design/link-button.js';
import { Waiting } from '../design/notice.js';
import { Sheet } from '../design/sheet.js';
import type { AnyDeckKind } from '../decks/deck-kind.js';
import { GetCards } from '../decks/decks-page.js';
import { EVERYTHING, found } from '../decks/filter.js';
import { FilterBar } from '../decks/filter-bar.js';
import { useCards, useDeckKind } from '../decks/use-decks.js';
import { faceOf, useCollection } from '../decks/viking-vengeance/cards.js';
import type { Instance, VikingCard } from '../decks/viking-vengeance/cards.js';
import { Experience } from '../decks/viking-vengeance/experience.js';
import { Woodcut } from '../decks/viking-vengeance/face.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import { Purse } from './purse.js';
import { usePurse } from './use-purse.js';
import '../decks/decks.css';
import './collection.css';

const SLUG = 'viking-vengeance';

/** All cards by set: those one has with level and experience, the others as silhouettes. */
export function CollectionPage() {
  const words = useDeckWords();
  const { wait } = useWords();
  const kind = useDeckKind(SLUG);
  const coins = usePurse();
  const user = useUser();
  const title = useGame(SLUG)?.title ?? '';
  return (
    <Page title={words.vikings.collection}>
      <div className="welcome">
        <div>
          <p className="kicker">
            <Link to={to.game(SLUG)}>{title}</Link>
          </p>
          <h1>{words.vikings.collection}</h1>
        </div>
        <div className="row">
          <Purse coins={coins} />
          <LinkButton to={to.decks(SLUG)}>{words.decks}</LinkButton>
          <LinkButton leading to={to.packs()}>
            {words.vikings.openPack}
          </LinkButton>
        </div>
      </div>
      {!user ? <GetCards /> : kind && kind !== 'missing' ? <Sets kind={kind} /> : <Waiting label={wait} lines={6} />}
    </Page>
  );
}

function Sets({ kind }: { readonly kind: AnyDeckKind }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const { data } = useCards(kind);
  const owned = useCollection();
  const [wanted, setWanted] = useState(EVERYTHING);
  const [isOwnedOnly, setIsOwnedOnly] = useState(false);
  const [isLevelOne, setIsLevelOne] = useState(false);
  const [looked, setLooked] = useState<VikingCard>();
  if (!data || !owned) return <Waiting label={wait} lines={6} />;
  const cards = data as readonly VikingCard[];
  const copiesOf = ({ baseId }: VikingCard) => owned.get(baseId) ?? [];
  const shown = found(cards, wanted, kind.facets).filter(
    (card) =>
      (!isOwnedOnly || copiesOf(card).length > 0) && (!isLevelOne || copiesOf(card).some(({ level }) => level === 1)),
  );
  const sets = [...new Set(shown.map(({ set }) => set))];
  return (
    <div className="card-room" data-game={SLUG}>
      <FilterBar kind={kind} wanted={wanted} onChange={setWanted} />
      <div className="row">
        <Chip pressed={isOwnedOnly} onPress={() => setIsOwnedOnly(!isOwnedOnly)}>
          {words.vikings.ownedOnly}
        </Chip>
        <Chip pressed={isLevelOne} onPress={() => setIsLevelOne(!isLevelOne)}>
          {words.vikings.levelOne}
        </Chip>
      </div>
      {sets.map((set) => {
        const all = cards.filter((card) => card.set === set);
        return (
          <section key={set} aria-labelledby={`set-${set}`}>
            <div className="set-head">
              <h2 id={`set-${set}`}>{words.vikings.sets[set] ?? set}</h2>
              <p className="soft">
                {words.vikings.have(all.filter((card) => copiesOf(card).length > 0).length, all.length)}
              </p>
              <span aria-hidden="true" />
            </div>
            <ul className="card-grid collection-grid">
              {shown
                .filter((card) => card.set === set)
                .map((card) => (
                  <Owned key={card.id} card={card} copies={copiesOf(card)} onLook={setLooked} />
                ))}
            </ul>
          </section>
        );
      })}
      <Sheet
        open={looked !== undefined}
        title={looked?.name ?? ''}
        className="look-sheet"
        onClose={() => setLooked(undefined)}
      >
        {looked && <Copies kind={kind} card={looked} copies={copiesOf(looked)} />}
      </Sheet>
    </div>
  );
}

interface OwnedProps {
  readonly card: VikingCard;
  readonly copies: readonly Instance[];
  onLook(card: VikingCard): void;
}

function Owned({ card, copies, onLook }: OwnedProps) {
  const { vikings } = useDeckWords();
  const best = copies[0];
  const said = best ? `${vikings.level(best.level)}, × ${copies.length}` : vikings.notYet;
  return (
    <li className={classNames(!best && 'is-missing')} data-card={card.id}>
      <button type="button" className="collection-card" onClick={() => onLook(card)}>
        <span aria-hidden="true">
          <Woodcut face={best ? faceOf(best, best.level) : card.face} isBlank={!best} />
        </span>
        <span className="unseen">
          {card.name}, {said}
        </span>
      </button>
      <p className="collection-under">
        {best ? <Experience level={best.level} xp={best.xp} /> : <span className="soft">{vikings.notYet}</span>}
        {copies.length > 1 && <b>× {copies.length}</b>}
      </p>
    </li>
  );
}

function Copies({ kind, card, copies }: { readonly kind: AnyDeckKind } & Omit<OwnedProps, 'onLook'>) {
  const words = useDeckWords();
  const best = copies[0];
  return (
    <>
      <div className="look-card">
        <div className="look-face" aria-hidden="true">
          <Woodcut face={best ? faceOf(best, best.level) : card.face} isBlank={!best} />
        </div>
        <div className="stack tight">
          <kind.Sheet card={card} />
        </div>
      </div>
      {copies.length > 0 && (
        <>
          <h3>{words.vikings.copies}</h3>
          <ul className="viking-copies">
            {copies.map((copy) => (
              <li key={copy.user_card_instance_id}>
                <Experience level={copy.level} xp={copy.xp} />
                <span className="soft">{words.vikings.xpOf(copy.xp)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        <LinkButton quiet compact to={to.card(SLUG, card.id)}>
          {words.statistics}
        </LinkButton>
      </p>
    </>
  );
}
