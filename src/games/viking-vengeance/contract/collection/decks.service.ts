import { Injectable } from '@nestjs/common';
import { EntityManager, Not } from 'typeorm';
import { ApiError } from '../../../../common/api-error.js';
import { isUuid } from '../../../../common/uuid.js';
import type { Refusal } from '../../../../engine/core/index.js';
import { deckPower } from '../../rules/ai-decks.js';
import { refusalsOfCards, refuseCards, refuseDeckChange, refuseNewDeck } from '../../rules/decks.js';
import type { Collection, DeckRequest } from '../../rules/decks.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { VikingDeckCard } from '../../store/entities/deck-card.entity.js';
import { VikingDeck } from '../../store/entities/deck.entity.js';
import { VikingPlayer } from '../../store/entities/player.entity.js';
import { Collections, toCard } from './collections.service.js';
import { insertDeck, replaceDeckCards } from './deck-rows.js';

interface DeckFacts {
  readonly deck_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_updated: Date;
}

export interface ListedDeck extends DeckFacts {
  readonly card_count: number;
}

export interface WholeDeck extends DeckFacts {
  readonly cards: readonly CardInstance[];
}

export interface DeckJudgement {
  readonly is_valid: boolean;
  readonly errors: { readonly code: string; readonly message: string }[];
  readonly power: number;
}

/** What is wrong with a deck is the fault of the request, unless it is something that stands in its way. */
const CONFLICTS: ReadonlySet<string> = new Set(['DECK_NAME_TAKEN', 'DECK_LIMIT']);

/** Everybody's decks. One account's changes come one after the other: the rules look at all decks of the account. */
@Injectable()
export class Decks {
  constructor(
    private readonly manager: EntityManager,
    private readonly collections: Collections,
  ) {}

  async list(userId: string): Promise<ListedDeck[]> {
    return this.manager
      .createQueryBuilder(VikingDeck, 'd')
      .leftJoin(VikingDeckCard, 'c', 'c.deckId = d.deckId')
      .select('d.deckId', 'deck_id')
      .addSelect('d.name', 'name')
      .addSelect('d.createdAt', 'created_at')
      .addSelect('d.lastUpdated', 'last_updated')
      .addSelect('count(c.deckId)::int', 'card_count')
      .where({ userId })
      .groupBy('d.deckId')
      .orderBy('d.lastUpdated', 'DESC')
      .addOrderBy('d.deckId')
      .getRawMany<ListedDeck>();
  }

  async find(userId: string, deckId: string): Promise<WholeDeck | undefined> {
    if (!isUuid(deckId)) return undefined;
    const deck = await this.manager.findOneBy(VikingDeck, { userId, deckId });
    if (!deck) return undefined;
    const places = await this.manager.find(VikingDeckCard, {
      where: { deckId, card: { userId } },
      relations: { card: true },
      order: { position: 'ASC' },
    });
    const { name, createdAt, lastUpdated } = deck;
    const cards = places.map(({ card }) => toCard(card!));
    return { deck_id: deckId, name, created_at: createdAt, last_updated: lastUpdated, cards };
  }

  /** The cards of a deck that a game may begin with: R55 is asked again, for the rules may have changed since. */
  async playable(userId: string, deckId: string): Promise<readonly CardInstance[]> {
    const deck = await this.find(userId, deckId);
    if (!deck) throw new ApiError(400, 'DECK_NOT_FOUND', 'Deck not found.');
    const base = new Map(deck.cards.map((card) => [card.user_card_instance_id, card.base_card_id]));
    const refused = refuseCards([...base.keys()], { findOwned: (id) => base.get(id) });
    if (refused) throw new ApiError(400, 'DECK_INVALID', refused.message, { rule: refused.rule });
    return deck.cards;
  }

  /** The deck of a player who names none: the oldest. */
  async usual(userId: string): Promise<string | undefined> {
    const deck = await this.manager.findOne(VikingDeck, {
      where: { userId },
      order: { createdAt: 'ASC', deckId: 'ASC' },
    });
    return deck?.deckId;
  }

  /** What R55 minds about cards that are not kept as a deck, and how strong they are together. */
  async check(userId: string, ids: readonly string[]): Promise<DeckJudgement> {
    const cards = (await this.collections.cards(userId)).filter((card) => ids.includes(card.user_card_instance_id));
    const owned = new Map(cards.map((card) => [card.user_card_instance_id, card.base_card_id]));
    const errors = refusalsOfCards(ids, { findOwned: (id) => owned.get(id) });
    return {
      is_valid: errors.length === 0,
      errors: errors.map(({ code, message }) => ({ code, message })),
      power: deckPower(cards),
    };
  }

  async create(userId: string, request: DeckRequest): Promise<WholeDeck> {
    const deckId = await this.manager.transaction(async (manager) => {
      const collection = await this.collectionOf(manager, userId, request, null);
      throwIf(refuseNewDeck(request, collection));
      return insertDeck(manager, userId, request.name!.trim(), request.user_card_instance_ids!);
    });
    return (await this.find(userId, deckId))!;
  }

  async change(userId: string, deckId: string, request: DeckRequest): Promise<WholeDeck> {
    await this.manager.transaction(async (manager) => {
      const collection = await this.collectionOf(manager, userId, request, deckId);
      if (!isUuid(deckId) || !(await manager.existsBy(VikingDeck, { userId, deckId }))) throw deckNotFound();
      throwIf(refuseDeckChange(request, collection));
      const name = request.name?.trim();
      await manager.update(VikingDeck, { deckId }, { lastUpdated: () => 'now()', ...(name !== undefined && { name }) });
      if (request.user_card_instance_ids) await replaceDeckCards(manager, deckId, request.user_card_instance_ids);
    });
    return (await this.find(userId, deckId)) ?? fail();
  }

  async remove(userId: string, deckId: string): Promise<void> {
    if (!isUuid(deckId)) throw deckNotFound();
    const { affected } = await this.manager.delete(VikingDeck, { userId, deckId });
    if (affected === 0) throw deckNotFound();
  }

  /** What the rules of decks ask about the account; its row is locked until the change is done. */
  private async collectionOf(
    manager: EntityManager,
    userId: string,
    { user_card_instance_ids }: DeckRequest,
    except: string | null,
  ): Promise<Collection> {
    await manager.findOne(VikingPlayer, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    const owned = await this.collections.owned(manager, userId, user_card_instance_ids ?? []);
    const others = except !== null && isUuid(except) ? { userId, deckId: Not(except) } : { userId };
    const rows = await manager.findBy(VikingDeck, others);
    return {
      findOwned: (id) => owned.get(id),
      otherNames: rows.map(({ name }) => name),
      otherDecks: rows.length,
    };
  }
}

export function deckNotFound(): ApiError {
  return new ApiError(404, 'DECK_NOT_FOUND', 'Deck not found.');
}

function fail(): never {
  throw deckNotFound();
}

function throwIf(refused: Refusal | undefined): void {
  if (refused) {
    const status = CONFLICTS.has(refused.code) ? 409 : 400;
    throw new ApiError(status, refused.code, refused.message, { rule: refused.rule });
  }
}
