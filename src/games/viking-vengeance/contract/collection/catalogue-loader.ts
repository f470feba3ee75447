import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { patiently } from '../../../../common/tasks/patiently.js';
import { abilities, baseCards, findAbility } from '../../rules/catalogue.js';

const ABILITIES = `
INSERT INTO viking_vengeance_special_abilities AS a (ability_id, id, name, description, trigger_moments, parameters)
SELECT ability_id, id, name, text, trigger_moments, parameters
  FROM jsonb_to_recordset($1) AS t(ability_id uuid, id text, name text, text text, trigger_moments text[], parameters jsonb)
ON CONFLICT (ability_id) DO UPDATE
   SET id = excluded.id, name = excluded.name, description = excluded.description,
       trigger_moments = excluded.trigger_moments, parameters = excluded.parameters
 WHERE (a.id, a.name, a.description, a.trigger_moments, a.parameters)
       IS DISTINCT FROM (excluded.id, excluded.name, excluded.description, excluded.trigger_moments, excluded.parameters)`;

const CARDS = `
INSERT INTO viking_vengeance_cards AS c
       (card_id, name, type, rarity, image_url, power, special_ability_id, tags, set_key)
SELECT card_id, name, type, rarity, image_url, power, ability_id, tags, set
  FROM jsonb_to_recordset($1) AS t(card_id uuid, name text, type text, rarity text, image_url text, power jsonb,
                                   ability_id uuid, tags text[], set text)
ON CONFLICT (card_id) DO UPDATE
   SET name = excluded.name, type = excluded.type, rarity = excluded.rarity, image_url = excluded.image_url,
       power = excluded.power, special_ability_id = excluded.special_ability_id, tags = excluded.tags,
       set_key = excluded.set_key
 WHERE (c.name, c.type, c.rarity, c.image_url, c.power, c.special_ability_id, c.tags, c.set_key)
       IS DISTINCT FROM (excluded.name, excluded.type, excluded.rarity, excluded.image_url, excluded.power,
                         excluded.special_ability_id, excluded.tags, excluded.set_key)`;

/** Writes the catalogue into its tables at every start: what is there already stays untouched. */
@Injectable()
export class CatalogueLoader implements OnModuleInit {
  constructor(private readonly pool: Pool) {}

  async onModuleInit(): Promise<void> {
    const cards = baseCards.map((card) => ({
      ...card,
      ability_id: findAbility(card.special_ability)?.ability_id ?? null,
    }));
    // SQL: two set-based writes that leave unchanged rows alone.
    await patiently(() => this.pool.query(ABILITIES, [JSON.stringify(abilities)]));
    await patiently(() => this.pool.query(CARDS, [JSON.stringify(cards)]));
  }
}
