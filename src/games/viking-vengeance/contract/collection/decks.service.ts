import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { ApiError } from '../../../../common/api-error.js';
import { isUuid } from '../../../../common/uuid.js';
import type { Refusal } from '../../../../engine/core/index.js';
import { inTransaction } from '../../../../rooms/store/in-transaction.js';
import { deckPower } from '../../rules/ai-decks.js';
import { refusalsOfCards, refuseCards, refuseDeckChange, refuseNewDeck } from '../../rules/decks.js';
import type { Collection, DeckRequest } from '../../rules/decks.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { CARD_FIELDS, Collections } from './collections.service.js';
import { insertDeck, replaceDeckCards } from './deck-rows.js';

export interface DeckFacts {
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
    private readonly pool: Pool,
    private readonly collections: Collections,
  ) {}

  async list(userId: string): Promise<ListedDeck[]> {
    const { rows } = await this.pool.query<ListedDeck>(
      `SELECT d.deck_id, d.name, d.created_at, d.last_updated, count(c.deck_id)::int AS card_count
         FROM viking_vengeance_decks d LEFT JOIN viking_vengeance_deck_cards c ON c.deck_id = d.deck_id
        WHERE d.user_id = $1 GROUP BY d.deck_id ORDER BY d.last_updated DESC, d.deck_id`,
      [userId],
    );
    return rows;
  }

  async find(userId: string, deckId: string): Promise<WholeDeck | undefined> {
    if (!isUuid(deckId)) return undefined;
    const decks = await this.pool.query<DeckFacts>(
      `SELECT deck_id, name, created_at, last_updated FROM viking_vengeance_decks WHERE user_id = $1 AND deck_id = $2`,
      [userId, deckId],
    );
    const cards = await this.pool.query<CardInstance>(
      `SELECT ${CARD_FIELDS}
         FROM viking_vengeance_deck_cards d
         JOIN viking_vengeance_user_card_instances i ON i.user_card_instance_id = d.user_card_instance_id
        WHERE d.deck_id = $1 AND i.user_id = $2 ORDER BY d.position`,
      [deckId, userId],
    );
    return decks.rows[0] && { ...decks.rows[0], cards: cards.rows };
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

  /** The deck that somebody plays who names none: the oldest. */
  async usual(userId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT deck_id AS id FROM viking_vengeance_decks WHERE user_id = $1 ORDER BY created_at, deck_id LIMIT 1',
      [userId],
    );
    return rows[0]?.id;
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
    const deckId = await inTransaction(this.pool, async (client) => {
      const collection = await this.collectionOf(client, userId, request, null);
      throwIf(refuseNewDeck(request, collection));
      return insertDeck(client, userId, request.name!.trim(), request.user_card_instance_ids!);
    });
    return (await this.find(userId, deckId))!;
  }

  async change(userId: string, deckId: string, request: DeckRequest): Promise<WholeDeck> {
    await inTransaction(this.pool, async (client) => {
      const collection = await this.collectionOf(client, userId, request, deckId);
      if (!isUuid(deckId) || !(await owns(client, userId, deckId))) throw deckNotFound();
      throwIf(refuseDeckChange(request, collection));
      await client.query(
        'UPDATE viking_vengeance_decks SET name = coalesce($2, name), last_updated = now() WHERE deck_id = $1',
        [deckId, request.name?.trim() ?? null],
      );
      if (request.user_card_instance_ids) await replaceDeckCards(client, deckId, request.user_card_instance_ids);
    });
    return (await this.find(userId, deckId)) ?? fail();
  }

  async remove(userId: string, deckId: string): Promise<void> {
    if (!isUuid(deckId)) throw deckNotFound();
    const { rowCount } = await this.pool.query(
      'DELETE FROM viking_vengeance_decks WHERE user_id = $1 AND deck_id = $2',
      [userId, deckId],
    );
    if (rowCount === 0) throw deckNotFound();
  }

  /** What the rules of decks ask about the account; its row is locked until the change is done. */
  private async collectionOf(
    client: PoolClient,
    userId: string,
    { user_card_instance_ids }: DeckRequest,
    except: string | null,
  ): Promise<Collection> {
    await client.query('SELECT 1 FROM viking_vengeance_players WHERE user_id = $1 FOR UPDATE', [userId]);
    const owned = await this.collections.owned(client, userId, user_card_instance_ids ?? []);
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM viking_vengeance_decks WHERE user_id = $1 AND deck_id::text IS DISTINCT FROM $2::text',
      [userId, except],
    );
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

async function owns(client: PoolClient, userId: string, deckId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM viking_vengeance_decks WHERE user_id = $1 AND deck_id = $2', [
    userId,
    deckId,
  ]);
  return rowCount === 1;
}

function throwIf(refused: Refusal | undefined): void {
  if (refused) {
    const status = CONFLICTS.has(refused.code) ? 409 : 400;
    throw new ApiError(status, refused.code, refused.message, { rule: refused.rule });
  }
}
