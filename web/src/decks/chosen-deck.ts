/** The deck that the reader plays a game with, as this browser remembers it. */
export interface ChosenDeck {
  readonly id: string;
  readonly name: string;
  readonly loadout: object;
}

const keptAs = (game: string) => `parlour:deck:${game}`;

/** The deck last chosen for a game; none: the game gives one. */
export function chosenDeck(game: string): ChosenDeck | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs(game)) ?? 'null') as Partial<ChosenDeck> | null;
    if (typeof kept?.id !== 'string' || typeof kept.name !== 'string') return undefined;
    return typeof kept.loadout === 'object' ? { id: kept.id, name: kept.name, loadout: kept.loadout } : undefined;
  } catch {
    return undefined;
  }
}

/** What a seat of the reader brings to a game, for requests that take a loadout. */
export function brought(game: string): { readonly loadout?: object } {
  const deck = chosenDeck(game);
  return deck ? { loadout: deck.loadout } : {};
}

/** Plays with this deck from now on; none: with what the game gives. */
export function chooseDeck(game: string, deck: ChosenDeck | undefined): void {
  try {
    if (deck) localStorage.setItem(keptAs(game), JSON.stringify(deck));
    else localStorage.removeItem(keptAs(game));
  } catch {
    // without storage the game gives a deck
  }
}
