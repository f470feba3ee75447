import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../../../common/clock/server-clock.js';
import type { Account } from '../../../../auth/account.js';
import { shownOptions } from '../../../../engine/hosting/shapes.js';
import { CheckGateway } from '../../check.gateway.js';
import type { CheckTable } from './check-table.js';
import type { CheckView } from '../../rules/view.types.js';
import type { StartedTable } from './wire.js';
import { playerID, seatsIn, seatsOf } from './wire.js';
import type { WireView } from './wire.js';
import type { CheckOptions } from '../../rules/options.js';

/** Games as callers see them. */
@Injectable()
export class CheckPictures {
  constructor(
    private readonly gateway: CheckGateway,
    private readonly clock: ServerClock,
  ) {}

  /** The view as it is sent. */
  view(table: StartedTable, view: CheckView, seq: number): WireView {
    const seats = seatsOf(table, this.gateway.present(table));
    return { gameId: table.id, seq, serverNow: this.clock.now(), seats, ...view };
  }

  /** The view of the caller. */
  viewFor(table: StartedTable, account: Account | undefined): WireView {
    return this.view(table, table.view(table.viewerFor(account)), table.version);
  }

  /** What a player who has just sat down is told. Before the start there are no cards to see. */
  seated(table: CheckTable, account: Account) {
    const seat = table.seatOf(account);
    const { playing, room, id } = table;
    const view = playing ? this.viewFor(playing, account) : this.waitingView(table, seat);
    return { gameId: id, ...(room ? { joinCode: room.record.joinCode } : undefined), playerID: playerID(seat), view };
  }

  /** What the caller is told after beginning a game of bots, to watch it. */
  watched({ id, started }: CheckTable, account: Account) {
    return { gameId: id, playerID: null, view: this.viewFor(started, account) };
  }

  /** Lobby data: who sits where, whose game it is, and the house rules. */
  lobby(table: CheckTable, account: Account | undefined) {
    const { playing, room, id } = table;
    const seat = table.findSeat(account);
    const hostSeat = room?.players.find(({ playerId }) => playerId === room.record.ownerPlayerId)?.seat;
    return {
      gameId: id,
      name: room?.record.name ?? 'Check',
      status: playing?.status ?? room!.status,
      private: room ? room.record.visibility === 'link' : playing!.facts.watch === 'nobody',
      seq: playing?.version ?? 0,
      serverNow: this.clock.now(),
      host: hostSeat === undefined ? null : playerID(hostSeat),
      you: seat === undefined ? null : playerID(seat),
      seatsTotal: playing?.seats.length ?? room!.record.maxPlayers,
      seats: playing ? seatsOf(playing, this.gateway.present(playing)) : seatsIn(room!),
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
function optionsOf({ playing, room }: CheckTable): CheckOptions {
  return shownOptions(playing?.options ?? room!.record.options) as CheckOptions;
}
