import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import { patiently } from '../../../common/tasks/patiently.js';
import { CARDS, findPrint, TOKENS } from '../rules/catalogue/catalogue.js';
import type { CardData } from '../rules/catalogue/card.types.js';
import { FuelCard } from './entities/fuel-card.entity.js';
import { FuelDeckCard } from './entities/fuel-deck-card.entity.js';
import { FuelDeck } from './entities/fuel-deck.entity.js';
import { FuelToken } from './entities/fuel-token.entity.js';
import { STARTERS } from './starter-decks.js';

/** Writes the catalogue and the starter decks to Postgres, where decks and the views of the game refer to them. */
@Injectable()
export class CatalogueRows implements OnApplicationBootstrap {
  constructor(private readonly manager: EntityManager) {}

  onApplicationBootstrap(): Promise<void> {
    return patiently(() => this.write());
  }

  private async write(): Promise<void> {
    await this.manager.upsert(FuelCard, CARDS.map(cardRow), ['id']);
    await this.manager.upsert(FuelToken, TOKENS.map(tokenRow), ['slug']);
    const decks = STARTERS.map(({ id, slug, name, colors, description }) => ({
      id,
      slug,
      name,
      colors: [...colors],
      description,
    }));
    await this.manager.upsert(FuelDeck, decks, ['id']);
    const lines = STARTERS.flatMap(({ id, cards }) =>
      cards.map(({ card, count }, index) => ({
        deckId: id,
        position: index + 1,
        cardId: findPrint(card)!.data.number,
        count,
      })),
    );
    await this.manager.upsert(FuelDeckCard, lines, ['deckId', 'position']);
    for (const { id, cards } of STARTERS) {
      // A starter deck that has lost a line since the last start.
      await this.manager.delete(FuelDeckCard, { deckId: id, position: MoreThan(cards.length) });
    }
  }
}

function cardRow(card: CardData) {
  const { number, id, name, type, rarity, power = null, toughness = null } = card;
  return { id: number, slug: id, name, type, rarity, power, toughness, data: card };
}

function tokenRow(token: CardData) {
  const { id, name, power = null, toughness = null } = token;
  return { slug: id, name, power, toughness, data: token };
}
