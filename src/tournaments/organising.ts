import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../auth/account.js';
import { takeOut } from './leaving.js';
import { RoundKeeper } from './round-keeper.js';
import * as problem from './tournament-problems.js';
import { noteDeed, registeredIn } from './tournament-rows.js';
import { Tournaments } from './tournaments.service.js';

/** What the organiser may do to a whole tournament or to its players; each deed is written down with its reason. */
@Injectable()
export class Organising {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly keeper: RoundKeeper,
  ) {}

  /** Takes a player out, a person or a bot. A game that is being played is called off, and its match is lost. */
  async drop(account: UserAccount, id: number, entrantId: number, reason: string | null): Promise<void> {
    await this.tournaments.expectOrganiser(account, id);
    await this.tournaments.within(id, async (client, tournament) => {
      const player = (await registeredIn(client, id)).find(({ playerId }) => playerId === entrantId);
      if (!player) throw problem.playerNotFound();
      if (player.dropped) throw problem.alreadyDropped(`${player.name} has left already.`);
      await takeOut(client, tournament, player);
      const { name, userId } = player;
      await noteDeed(client, id, account.id, 'dropped', { player: name, userId, reason });
    });
    await this.keeper.advance(id);
  }

  /** Calls a tournament off: nothing of it is played any more, and it has no winner. */
  async callOff(account: UserAccount, id: number, reason: string | null): Promise<void> {
    await this.tournaments.expectOrganiser(account, id);
    await this.tournaments.within(id, async (client, { status }) => {
      if (status !== 'registration' && status !== 'running') throw problem.tournamentOver();
      // SQL: in the transaction that holds the tournament's row.
      await client.query(
        `UPDATE tournaments SET status = 'cancelled', finished_at = now(), updated_at = now() WHERE id = $1`,
        [id],
      );
      await noteDeed(client, id, account.id, 'cancelled', { reason });
    });
    await this.keeper.advance(id);
  }
}
