import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../auth/account.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import type { NewSeat } from '../engine/sessions/seats.js';
import { SessionOpener } from '../engine/http/session-opener.js';
import * as problem from './tournament-problems.js';
import { registeredIn } from './tournament-rows.js';
import { Tournaments } from './tournaments.service.js';

/** Their games are played by this server's threads, all of a round at once. */
const MOST_BOTS = 16;

/** Bots that the organiser enters: they are always there, and their matches against each other are played by themselves. */
@Injectable()
export class TournamentBots {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly games: GameRegistry,
    private readonly opener: SessionOpener,
  ) {}

  async add(
    account: UserAccount,
    id: number,
    wanted: { readonly level?: string; readonly count: number },
  ): Promise<void> {
    const { game, options } = await this.tournaments.expectOrganiser(account, id);
    const hosted = this.games.get(game);
    const bots: NewSeat[] = [];
    for (let one = 0; one < wanted.count; one++) bots.push(await this.opener.botSeat(hosted, options, wanted, one));
    await this.tournaments.within(id, async (client, { status, maxPlayers }) => {
      if (status !== 'registration') throw problem.registrationClosed();
      const registered = await registeredIn(client, id);
      if (registered.length + bots.length > maxPlayers) throw problem.tournamentFull(maxPlayers);
      const known = registered.filter(({ botLevel }) => botLevel !== null);
      if (known.length + bots.length > MOST_BOTS) throw problem.tooManyBots(MOST_BOTS);
      const names = new Set(registered.map(({ name }) => name));
      let position = registered.at(-1)?.position ?? 0;
      for (const { botLevel, loadout } of bots) {
        const name = freeName(names, botLevel!);
        names.add(name);
        // SQL here and below: in the transaction that holds the tournament's row.
        await client.query(
          `INSERT INTO tournament_entrants (tournament_id, bot_level, name, brings, loadout, position)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [
            id,
            botLevel,
            name,
            JSON.stringify(hosted.tournament?.brings?.(loadout) ?? null),
            JSON.stringify(loadout),
            ++position,
          ],
        );
      }
    });
  }

  async remove(account: UserAccount, id: number, entrantId: number): Promise<void> {
    await this.tournaments.expectOrganiser(account, id);
    await this.tournaments.within(id, async (client, { status }) => {
      if (status !== 'registration') throw problem.registrationClosed();
      const { rowCount } = await client.query(
        'DELETE FROM tournament_entrants WHERE tournament_id = $1 AND id = $2 AND bot_level IS NOT NULL',
        [id, entrantId],
      );
      if (rowCount === 0) throw problem.noSuchBot();
    });
  }
}

/** Bots of one tournament are told apart by a number. */
function freeName(taken: ReadonlySet<string>, level: string): string {
  for (let number = 1; ; number++) {
    const name = `Bot ${number} (${level})`;
    if (!taken.has(name)) return name;
  }
}
