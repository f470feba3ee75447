import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThanOrEqual } from 'typeorm';
import { ApiError } from '../../../../common/api-error.js';
import { rngOver } from '../../../../engine/core/index.js';
import { constants } from '../../rules/catalogue.js';
import { openPack } from '../../rules/packs.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { VikingPlayer } from '../../store/entities/player.entity.js';
import { giveCards } from './collections.service.js';

/** R60: cards for currency. */
@Injectable()
export class Packs {
  constructor(private readonly manager: EntityManager) {}

  /** Paid and handed over in one transaction: the payment is the lock. */
  open(userId: string, set: string | undefined): Promise<{ currency: number; cards: CardInstance[] }> {
    const { cost } = constants.pack;
    return this.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        VikingPlayer,
        { userId, inGameCurrency: MoreThanOrEqual(cost) },
        { inGameCurrency: () => `in_game_currency - ${cost}` },
      );
      if (affected === 0) throw new ApiError(400, 'NOT_ENOUGH_CURRENCY', `A pack costs ${cost}.`);
      const { inGameCurrency: currency } = await manager.findOneByOrFail(VikingPlayer, { userId });
      const drawn = openPack(
        rngOver(() => randomInt(2 ** 32)),
        set,
      );
      const ids = await giveCards(manager, userId, drawn);
      const cards = drawn.map(({ card_id }, index) => ({
        user_card_instance_id: ids[index]!,
        base_card_id: card_id,
        level: 1,
        xp: 0,
      }));
      return { currency, cards };
    });
  }
}
