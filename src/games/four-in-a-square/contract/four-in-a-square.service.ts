import { Injectable } from '@nestjs/common';
import type { Account } from '../../../auth/account.js';
import { newSeatToken } from '../../../auth/seat-token.js';
import { ApiError } from '../../../common/api-error.js';
import { seats } from '../../../engine/sessions/seats.js';
import type { NewSeat } from '../../../engine/sessions/seats.js';
import type { Seat } from '../../../engine/core/index.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
import { SessionService } from '../../../engine/sessions/session.service.js';
import type { Actor, ActRequest } from '../../../engine/sessions/session.service.js';
import { TurnWaiter } from '../../../engine/sessions/turn-waiter.js';
import { pictureFor } from '../../../engine/sessions/session-update.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { MatchSetups } from '../store/match-setups.js';
import type { NewGame } from './read-body.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { answerOf } from './wire.js';
import type { GameAnswer } from './wire.js';

/** Games by seat token: a contract without accounts, over the same engine. */
@Injectable()
export class FourInASquareService {
  constructor(
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly retelling: Retelling,
    private readonly waiter: TurnWaiter,
    private readonly setups: MatchSetups,
  ) {}

  /** The bot answers here too, where it begins. */
  async create(game: NewGame, from: string): Promise<{ gameId: string; playerToken: string } & GameAnswer> {
    const { token, hash } = newSeatToken();
    const session = await this.sessions.beginWith(
      {
        game: 'four-in-a-square',
        options: game.options,
        seats: seatsOf(game, hash),
        seed: game.seed,
        watch: 'link',
        from,
      },
      (store, { id }) => this.setups.write(store, id, game),
    );
    const update = await this.waiter.updateAfterBots(session.id, 'public', { from: 0, version: 0 });
    return { gameId: session.id, playerToken: token, ...answerOf(session, update) };
  }

  show(session: LiveSession): GameAnswer {
    return answerOf(session, pictureFor(session, 'public'));
  }

  /** Plays for the caller's seat and waits for the bot's answer. */
  move(
    session: LiveSession,
    account: Account,
    actions: FourInASquare['action'][],
    more: Pick<ActRequest, 'expectedVersion' | 'key'> = {},
  ): Promise<GameAnswer> {
    return this.act(session, { account }, { actions, ...more });
  }

  /** Begins the next round. Without a seat only where one person plays and has not locked it. */
  async restart(session: LiveSession, account: Account | undefined): Promise<GameAnswer> {
    const own = session.seatsOf(account).length > 0;
    const seat = own ? session.seatOf(account) : await this.unlockedSeat(session);
    return this.act(session, { seat }, { actions: [{ type: 'restart' }] });
  }

  /** Sits down in the seat that a game of two people keeps open. */
  async join(session: LiveSession): Promise<{ playerToken: string; color: 'R' | 'B' } & GameAnswer> {
    const open = session.seats.find(({ kind }) => kind === 'open');
    if (!open) throw new ApiError(409, 'SEAT_TAKEN', 'both seats are taken');
    const { token, hash } = newSeatToken();
    if (!(await this.sessions.takeSeat(session.id, { ...tokenSeat(hash, open.seat), seat: open.seat }))) {
      throw new ApiError(409, 'SEAT_TAKEN', 'both seats are taken');
    }
    const answer = this.show(await this.live.get(session.id));
    return { playerToken: token, color: open.seat === 0 ? 'R' : 'B', ...answer };
  }

  /** Takes back everything since the human's previous decision. */
  async undo(session: LiveSession, account: Account): Promise<GameAnswer> {
    const { practice } = await this.setups.get(session.id);
    if (!practice) throw new ApiError(409, 'NOT_PRACTICE', 'undo is for practice games');
    const version = await this.versionBefore(session, session.seatsOf(account));
    if (version === undefined) throw new ApiError(409, 'NOTHING_TO_UNDO', 'there is nothing to take back');
    await this.sessions.rewind(session.id, version, 'player');
    return this.show(await this.live.get(session.id));
  }

  /** Hints are for games without a second person. */
  needOneHuman({ seats }: LiveSession): void {
    const people = seats.filter(({ kind }) => kind !== 'bot').map(({ userId, tokenHash }) => userId ?? tokenHash);
    if (new Set(people).size > 1) throw new ApiError(409, 'NO_HINTS', 'hints are for games of one human');
  }

  /** What a search says of a running game would be a hint for both. */
  async needOpenBook(session: LiveSession): Promise<void> {
    if (session.status === 'active' && !(await this.setups.get(session.id)).practice) {
      throw new ApiError(409, 'GAME_RUNNING', 'the analysis comes when the game is over');
    }
  }

  private async act(session: LiveSession, actor: Actor, request: ActRequest): Promise<GameAnswer> {
    const { update } = await this.waiter.actAndAwaitBots(session.id, actor, request);
    return answerOf(session, update);
  }

  /** The version at which one of these seats last decided something in this round; undefined: it has not yet. */
  private async versionBefore(session: LiveSession, own: readonly Seat[]): Promise<number | undefined> {
    const log = (await this.retelling.standing(session, 'public', { after: 0 })).map(({ logged }) => logged);
    const round = log.slice(log.findLastIndex(({ action }) => action.type === 'restart') + 1);
    const last = round.findLast(
      ({ seat, action: { type } }) => seat !== null && own.includes(seat) && (type === 'place' || type === 'slide'),
    );
    return last && last.version - 1;
  }

  private async unlockedSeat(session: LiveSession): Promise<Seat> {
    const { opponent, lockRestart } = await this.setups.get(session.id);
    if (opponent === 'human' || lockRestart) throw new ApiError(401, 'INVALID_TOKEN', 'invalid playerToken');
    return session.seats.find(({ kind }) => kind === 'token')!.seat;
  }
}

function seatsOf({ opponent, level, humanColor }: NewGame, tokenHash: string): NewSeat[] {
  const human = humanColor === 'R' ? 0 : 1;
  const others = {
    self: () => tokenSeat(tokenHash, 1 - human),
    ai: () => seats.bot(level),
    human: () => seats.open(),
  };
  const both = [tokenSeat(tokenHash, human), others[opponent]()];
  return human === 0 ? both : both.reverse();
}

function tokenSeat(tokenHash: string, seat: Seat): NewSeat {
  const name = seat === 0 ? 'Red' : 'Blue';
  return seats.token(tokenHash, { playerId: name, name });
}
