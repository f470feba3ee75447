import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../../common/clock/server-clock.js';
import type { Account } from '../../../auth/account.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { shownOptions } from '../../../engine/hosting/shapes.js';
import { CheckGateway } from '../check.gateway.js';
import type { CheckTable } from './check-table.js';
import type { CheckView } from '../rules/view.types.js';
import { playerID, seatsIn, seatsOf } from './wire.js';
import type { WireView } from './wire.js';
import type { CheckOptions } from '../rules/options.js';

/** Games as callers see them. */
@Injectable()
export class CheckPictures {
  constructor(
    private readonly gateway: CheckGateway,
    private readonly clock: ServerClock,
  ) {}

  /** The view as it is sent. */
  async view(session: LiveSession, view: object, seq: number): Promise<WireView> {
    const seats = seatsOf(session, this.gateway.present(session));
    return { gameId: session.id, seq, serverNow: this.clock.now(), seats, ...(view as CheckView) };
  }

  /** The view of the caller. */
  viewFor(session: LiveSession, account: Account | undefined): Promise<WireView> {
    const viewer = session.viewerFor(account);
    return this.view(session, session.definition.view(session.table.state, viewer), session.version);
  }

  /** What a player who has just sat down is told. Before the start there are no cards to see. */
  async seated(table: CheckTable, account: Account) {
    const seat = table.seatOf(account);
    const { session, room, id } = table;
    const view = session ? await this.viewFor(session, account) : this.waitingView(table, seat);
    return { gameId: id, ...(room ? { joinCode: room.record.joinCode } : undefined), playerID: playerID(seat), view };
  }

  /** What the caller is told after beginning a game of bots, to watch it. */
  async watched({ id, session }: CheckTable, account: Account) {
    return { gameId: id, playerID: null, view: await this.viewFor(session!, account) };
  }

  /** Lobby data: who sits where, whose game it is, and the house rules. */
  async lobby(table: CheckTable, account: Account | undefined) {
    const { session, room, id } = table;
    const seat = table.findSeat(account);
    const hostSeat = room?.players.find(({ playerId }) => playerId === room.record.ownerPlayerId)?.seat;
    return {
      gameId: id,
      name: room?.record.name ?? 'Check',
      status: session?.status ?? room!.status,
      private: room ? room.record.visibility === 'link' : session!.facts.watch === 'nobody',
      seq: session?.version ?? 0,
      serverNow: this.clock.now(),
      host: hostSeat === undefined ? null : playerID(hostSeat),
      you: seat === undefined ? null : playerID(seat),
      seatsTotal: session?.seats.length ?? room!.record.maxPlayers,
      seats: session ? seatsOf(session, this.gateway.present(session)) : seatsIn(room!),
      options: optionsOf(table),
      nextGameId: room?.record.nextRoomId ?? null,
      ...(room && seat !== undefined ? { joinCode: room.record.joinCode } : undefined),
    };
  }

  private waitingView(table: CheckTable, seat: number) {
    const { id, room } = table;
    const options = optionsOf(table);
    return {
      gameId: id,
      seq: 0,
      serverNow: this.clock.now(),
      you: playerID(seat),
      options,
      phase: null,
      seats: seatsIn(room!),
    };
  }
}

/** The house rules, without test settings. */
function optionsOf({ session, room }: CheckTable): CheckOptions {
  return shownOptions(session?.facts.options ?? room!.record.options) as CheckOptions;
}
