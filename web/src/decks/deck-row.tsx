import { useGame } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { againstABot } from '../house/start.js';
import { useStart } from '../house/use-start.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { chooseDeck } from './chosen-deck.js';
import type { AnyDeckKind, KeptDeck } from './deck-kind.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly deck: KeptDeck;
  onRemove?(): void;
}

/** A deck in a list: its name, how many cards, and what can be done with it. */
export function DeckRow({ kind, deck, onRemove }: Props) {
  const words = useDeckWords();
  const game = useGame(kind.slug);
  const { busy, start } = useStart();
  const play = () => {
    chooseDeck(kind.slug, { id: deck.id, name: deck.name, loadout: kind.loadout(deck) });
    return game ? againstABot(game) : Promise.resolve(undefined);
  };
  return (
    <li className="deck-row">
      <div className="deck-row-words">
        <b>{deck.name}</b>
        <span className="soft">
          {words.cardsInAll(deck.picks.length)}
          {deck.about ? ` · ${deck.about}` : ''}
        </span>
      </div>
      {kind.Glance && <kind.Glance deck={deck} />}
      <div className="row stay">
        {deck.isGiven ? (
          <LinkButton compact to={to.newDeck(kind.slug, deck.id)} aria-label={words.copyDeck(deck.name)}>
            <Icon name="copy" /> {words.copy}
          </LinkButton>
        ) : (
          <LinkButton compact to={to.deck(kind.slug, deck.id)} aria-label={words.changeDeck(deck.name)}>
            {words.change}
          </LinkButton>
        )}
        <Button
          compact
          leading
          busy={busy === 'play'}
          aria-label={words.playDeck(deck.name)}
          onClick={() => void start('play', play, kind.slug)}
        >
          {words.play}
        </Button>
        {onRemove && (
          <Button quiet round aria-label={words.removeDeck(deck.name)} onClick={onRemove}>
            <Icon name="x" />
          </Button>
        )}
      </div>
    </li>
  );
}
