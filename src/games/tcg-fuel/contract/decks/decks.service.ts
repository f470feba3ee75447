import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Players } from '../players/players.js';
import { findPrint } from '../../rules/catalogue/catalogue.js';
import type { Color, DeckEntry } from '../../rules/catalogue/card.types.js';
import { MOST_CARDS, sizeOf, validateDeckForPlay } from '../../rules/catalogue/deck-list.js';
import type { DeckVerdict, Format } from '../../rules/catalogue/deck-list.js';
import type { Deck, DeckText } from '../../store/deck.types.js';
import type { DeckDto, ImportDto } from './deck.dto.js';
import { colorsOf, DeckLoadouts } from './deck-loadouts.js';
import { statsOf } from './deck-stats.js';
import type { DeckStats } from './deck-stats.js';
import { DeckStore } from '../../store/deck-store.js';
import { readDeckList } from './import-list.js';
import { STARTERS } from '../../store/starter-decks.js';

export const MOST_DECKS = 200;

/** What a deck that is being built would be worth. */
export interface DeckCheck {
  readonly colors: readonly Color[];
  readonly formats: Readonly<Record<Format, DeckVerdict>>;
  readonly stats: DeckStats;
}

/** The starter decks, which everybody has, and everybody's own. A deck need not be legal to be kept. */
@Injectable()
export class DecksService {
  constructor(
    private readonly store: DeckStore,
    private readonly players: Players,
    private readonly loadouts: DeckLoadouts,
  ) {}

  async list(account: UserAccount | undefined): Promise<Deck[]> {
    return [...STARTERS, ...(account ? await this.store.listOf(await this.players.idOf(account)) : [])];
  }

  get(id: number | string, account: UserAccount | undefined): Promise<Deck> {
    return this.loadouts.get(id, account);
  }

  async create(account: UserAccount, wanted: DeckDto): Promise<Deck> {
    const deck = textOf(wanted);
    const ownerId = await this.players.idOf(account);
    if ((await this.store.countOf(ownerId)) >= MOST_DECKS) {
      throw new ApiError(409, 'TOO_MANY_DECKS', `You may keep ${MOST_DECKS} decks. Delete one first.`);
    }
    return this.get(await this.store.insert(ownerId, deck), account);
  }

  async import(account: UserAccount, { text, ...head }: ImportDto): Promise<Deck> {
    const { cards, errors } = readDeckList(text);
    if (errors.length > 0) throw invalid(errors);
    return this.create(account, { ...head, cards: [...cards] });
  }

  /** A deck that is not kept, before every format. */
  check(cards: readonly DeckEntry[], colors?: readonly Color[]): DeckCheck {
    expectCards(cards);
    const deck = { cards, colors: colors ?? colorsOf(cards) };
    return {
      colors: [...deck.colors],
      formats: {
        free: validateDeckForPlay(deck, 'free'),
        fuel40: validateDeckForPlay(deck, 'fuel40'),
        starter: validateDeckForPlay(deck, 'starter'),
      },
      stats: statsOf(cards),
    };
  }

  async change(account: UserAccount, id: number, wanted: DeckDto): Promise<Deck> {
    await this.expectOwn(account, id);
    await this.store.update(id, textOf(wanted));
    return this.get(id, account);
  }

  async remove(account: UserAccount, id: number): Promise<void> {
    await this.expectOwn(account, id);
    await this.store.remove(id);
  }

  private async expectOwn(account: UserAccount, id: number): Promise<void> {
    const { ownerId } = await this.get(id, account);
    if (ownerId === null) throw new ApiError(403, 'STARTER_DECK', 'Starter decks stay as they are.');
  }
}

function textOf({ name, description, colors, cards }: DeckDto): DeckText {
  expectCards(cards);
  const list = cards.map(({ card, count }) => ({ card, count }));
  return { name, description: description ?? '', colors: colors ?? colorsOf(list), cards: list };
}

function expectCards(cards: readonly DeckEntry[]): void {
  const strangers = cards.filter(({ card }) => !findPrint(card) || findPrint(card)!.data.token);
  if (strangers.length > 0) throw invalid(strangers.map(({ card }) => `There is no card ${card}`));
  if (sizeOf(cards) > MOST_CARDS) throw invalid([`Deck must have at most ${MOST_CARDS} cards, found ${sizeOf(cards)}`]);
}

function invalid(errors: readonly string[]): ApiError {
  return new ApiError(422, 'DECK_INVALID', errors.join('; '), { details: { errors } });
}
