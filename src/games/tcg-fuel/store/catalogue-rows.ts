import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { patiently } from '../../../common/patiently.js';
import { STARTERS } from './starter-decks.js';
import { CARDS, findPrint, TOKENS } from '../rules/catalogue/catalogue.js';

/** Writes the catalogue and the starter decks to Postgres, where decks and the views of the game refer to them. */
@Injectable()
export class CatalogueRows implements OnApplicationBootstrap {
  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): Promise<void> {
    return patiently(() => this.write());
  }

  private async write(): Promise<void> {
    await this.pool.query(
      `INSERT INTO tcg_fuel.cards (id, slug, name, type, rarity, power, toughness, data)
       SELECT number, id, name, type, rarity, power, toughness, card
         FROM json_array_elements($1::json) AS card,
              json_to_record(card) AS c (number int, id text, name text, type text, rarity text, power int, toughness int)
       ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, type = excluded.type,
         rarity = excluded.rarity, power = excluded.power, toughness = excluded.toughness, data = excluded.data`,
      [JSON.stringify(CARDS)],
    );
    await this.pool.query(
      `INSERT INTO tcg_fuel.tokens (slug, name, power, toughness, data)
       SELECT id, name, power, toughness, token
         FROM json_array_elements($1::json) AS token,
              json_to_record(token) AS c (id text, name text, power int, toughness int)
       ON CONFLICT (slug) DO UPDATE SET name = excluded.name, power = excluded.power, toughness = excluded.toughness,
         data = excluded.data`,
      [JSON.stringify(TOKENS)],
    );
    await this.pool.query(
      `INSERT INTO tcg_fuel.decks (id, slug, name, colors, description)
       SELECT id, slug, name, ARRAY(SELECT json_array_elements_text(colors)), description
         FROM json_to_recordset($1::json) AS d (id int, slug text, name text, colors json, description text)
       ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, colors = excluded.colors,
         description = excluded.description`,
      [JSON.stringify(STARTERS)],
    );
    const entries = STARTERS.flatMap(({ id, cards }) =>
      cards.map(({ card, count }, index) => ({
        deck: id,
        position: index + 1,
        card: findPrint(card)!.data.number,
        count,
      })),
    );
    await this.pool.query(
      `INSERT INTO tcg_fuel.deck_cards (deck_id, position, card_id, count)
       SELECT deck, position, card, count
         FROM json_to_recordset($1::json) AS c (deck int, position int, card int, count int)
       ON CONFLICT (deck_id, position) DO UPDATE SET card_id = excluded.card_id, count = excluded.count`,
      [JSON.stringify(entries)],
    );
    // A starter deck that has lost a line since the last start.
    await this.pool.query(
      `DELETE FROM tcg_fuel.deck_cards
        USING json_to_recordset($1::json) AS d (id int, lines int)
        WHERE deck_id = d.id AND position > d.lines`,
      [JSON.stringify(STARTERS.map(({ id, cards }) => ({ id, lines: cards.length })))],
    );
  }
}
