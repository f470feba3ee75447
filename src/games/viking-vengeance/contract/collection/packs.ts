import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../../../common/api-error.js';
import { rngOver } from '../../../../engine/core/index.js';
import { inTransaction } from '../../../../rooms/store/in-transaction.js';
import { constants } from '../../rules/catalogue.js';
import { openPack } from '../../rules/packs.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { giveCards } from './collections.service.js';

/** R60: cards for currency. */
@Injectable()
export class Packs {
  constructor(private readonly pool: Pool) {}

  /** Paid and handed over in one transaction: the payment is the lock. */
  open(userId: string, set: string | undefined): Promise<{ currency: number; cards: CardInstance[] }> {
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ currency: number }>(
        `UPDATE viking_vengeance_players SET in_game_currency = in_game_currency - $2
          WHERE user_id = $1 AND in_game_currency >= $2 RETURNING in_game_currency AS currency`,
        [userId, constants.pack.cost],
      );
      if (!rows[0]) throw new ApiError(400, 'NOT_ENOUGH_CURRENCY', `A pack costs ${constants.pack.cost}.`);
      const drawn = openPack(
        rngOver(() => randomInt(2 ** 32)),
        set,
      );
      const ids = await giveCards(client, userId, drawn);
      const cards = drawn.map(({ card_id }, index) => ({
        user_card_instance_id: ids[index]!,
        base_card_id: card_id,
        level: 1,
        xp: 0,
      }));
      return { currency: rows[0].currency, cards };
    });
  }
}
