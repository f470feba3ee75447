import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { badShape } from '../../../../common/http/validation.js';
import type { LoadoutRequest } from '../../../../engine/hosting/hosted-game.js';
import type { BroughtDeck } from '../matches/opening.js';
import { Players } from '../players/players.js';
import { findPrint } from '../../rules/catalogue/catalogue.js';
import type { Color, DeckEntry } from '../../rules/catalogue/card.types.js';
import { validateDeckForPlay } from '../../rules/catalogue/deck-list.js';
import type { Format } from '../../rules/catalogue/deck-list.js';
import { COLORS } from '../../rules/mana/pool.js';
import type { Loadout, TcgFuel } from '../../rules/tcg-fuel.types.js';
import type { Deck } from '../../store/deck.types.js';
import { DeckStore } from '../../store/deck-store.js';
import { findStarter, STARTERS } from '../../store/starter-decks.js';

const MOST_ENTRIES = 250;

type Brought = Pick<Deck, 'colors' | 'cards'> & { readonly id: Loadout['deckId'] };

/** What a seat brings: `{ deckId }` (a number, or a starter's slug), `{ starter }`, `{ cards, colors? }`, or any starter. */
@Injectable()
export class DeckLoadouts {
  constructor(
    private readonly decks: DeckStore,
    private readonly players: Players,
  ) {}

  /** With the deck comes, in a match of several games, whether its player wants to begin. */
  async read({ options, account, given }: LoadoutRequest<TcgFuel>): Promise<BroughtDeck> {
    const deck = await this.deckOf(given, account);
    expectLegal(deck, options.format);
    const { playFirst } = (given ?? {}) as Record<string, unknown>;
    return { deckId: deck.id ?? null, cards: deck.cards, ...(typeof playFirst === 'boolean' && { playFirst }) };
  }

  /** A starter deck, or one of the caller's own. */
  async get(id: number | string, account: UserAccount | undefined): Promise<Deck> {
    const deck = findStarter(id) ?? (typeof id === 'number' ? await this.decks.find(id) : undefined);
    const mine = deck && (deck.ownerId === null || (account && deck.ownerId === (await this.players.idOf(account))));
    if (!mine) throw deckNotFound();
    return deck;
  }

  private async deckOf(given: unknown, account: UserAccount | undefined): Promise<Brought> {
    if (given === undefined || given === null) return STARTERS[randomInt(STARTERS.length)]!;
    if (typeof given === 'string') return this.get(given, account);
    const { deckId, starter, cards, colors } = given as Record<string, unknown>;
    const id = deckId ?? starter;
    if (typeof id === 'string' || Number.isSafeInteger(id)) return this.get(id as number | string, account);
    if (id === undefined && cards !== undefined) return readList(cards, colors);
    throw badShape([{ field: 'loadout', reason: 'must have a deckId, a starter or cards' }]);
  }
}

function expectLegal(deck: Pick<Deck, 'colors' | 'cards'>, format: Format): void {
  const { isValid, errors } = validateDeckForPlay(deck, format);
  if (!isValid) throw new ApiError(422, 'DECK_INVALID', errors.join('; '), { details: { errors } });
}

function deckNotFound(): ApiError {
  return new ApiError(404, 'DECK_NOT_FOUND', 'There is no such deck.');
}

function readList(cards: unknown, colors: unknown): Brought {
  if (!Array.isArray(cards) || cards.length > MOST_ENTRIES || !cards.every(isEntry)) {
    throw badShape([{ field: 'loadout.cards', reason: 'must be a list of { card, count }' }]);
  }
  if (colors !== undefined && !(Array.isArray(colors) && colors.every((color) => COLORS.includes(color as Color)))) {
    throw badShape([{ field: 'loadout.colors', reason: `must be some of ${COLORS.join(', ')}` }]);
  }
  const list = (cards as DeckEntry[]).map(({ card, count }) => ({ card, count }));
  return { id: null, cards: list, colors: (colors as Color[] | undefined) ?? colorsOf(list) };
}

function isEntry(entry: unknown): boolean {
  const { card, count } = (entry ?? {}) as Record<string, unknown>;
  return typeof card === 'string' && Number.isSafeInteger(count);
}

/** The colours its cards have. */
export function colorsOf(cards: readonly DeckEntry[]): Color[] {
  const used = new Set(cards.flatMap(({ card }) => findPrint(card)?.data.colors ?? []));
  const mana = cards.flatMap(({ card }) => findPrint(card)?.data.mana ?? []);
  return COLORS.filter((color) => used.has(color) || mana.includes(color));
}
