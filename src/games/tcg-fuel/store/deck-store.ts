import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { findPrint, findSlug } from '../rules/catalogue/catalogue.js';
import type { Deck, DeckText } from './deck.types.js';
import { FuelDeckCard } from './entities/fuel-deck-card.entity.js';
import { FuelDeck } from './entities/fuel-deck.entity.js';
import { findStarter } from './starter-decks.js';

/** The decks people have made. Starter decks come with the game. */
@Injectable()
export class DeckStore {
  constructor(@InjectRepository(FuelDeck) private readonly decks: Repository<FuelDeck>) {}

  async find(id: number): Promise<Deck | undefined> {
    const starter = findStarter(id);
    if (starter) return starter;
    const deck = await this.decks.findOne({
      where: { id, ownerId: Not(IsNull()) },
      relations: { cards: true },
      order: { cards: { position: 'ASC' } },
    });
    return deck ? toDeck(deck) : undefined;
  }

  async listOf(ownerId: number): Promise<Deck[]> {
    const decks = await this.decks.find({
      where: { ownerId },
      relations: { cards: true },
      order: { id: 'ASC', cards: { position: 'ASC' } },
    });
    return decks.map(toDeck);
  }

  countOf(ownerId: number): Promise<number> {
    return this.decks.countBy({ ownerId });
  }

  insert(ownerId: number, deck: DeckText): Promise<number> {
    return this.decks.manager.transaction(async (manager) => {
      const { id } = await manager.save(FuelDeck, { ownerId, ...textOf(deck) });
      await writeCards(manager, id, deck);
      return id;
    });
  }

  async update(id: number, deck: DeckText): Promise<void> {
    await this.decks.manager.transaction(async (manager) => {
      await manager.update(FuelDeck, { id }, { ...textOf(deck), updatedAt: () => 'now()' });
      await manager.delete(FuelDeckCard, { deckId: id });
      await writeCards(manager, id, deck);
    });
  }

  async remove(id: number): Promise<void> {
    await this.decks.delete({ id });
  }
}

function textOf({ name, colors, description }: DeckText): Pick<FuelDeck, 'name' | 'colors' | 'description'> {
  return { name, colors: [...colors], description };
}

async function writeCards(manager: EntityManager, deckId: number, { cards }: DeckText): Promise<void> {
  const lines = cards.map(({ card, count }, index) => ({
    deckId,
    position: index + 1,
    cardId: findPrint(card)!.data.number,
    count,
  }));
  if (lines.length > 0) await manager.insert(FuelDeckCard, lines);
}

function toDeck({ id, ownerId, name, colors, description, cards = [] }: FuelDeck): Deck {
  const list = cards.map(({ cardId, count }) => ({ card: findSlug(cardId)!, count }));
  return { id, slug: null, ownerId, name, colors, description, cards: list };
}
