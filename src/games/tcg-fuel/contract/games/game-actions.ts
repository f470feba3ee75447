import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Limits } from '../../../../common/limits/limits.js';
import { ActionRefused } from '../../../../engine/hosting/action-refused.js';
import { Refusals } from '../players/refusals.js';
import { errorDialect } from '../error-dialect.js';
import { GameEngine } from '../original/game-engine.js';
import { GameLog } from './game-log.js';
import type { LogLine } from './game-log.js';
import { numbered } from './wire.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';
import type { FuelTable, NumberedView } from './wire.js';

/** What an action is answered with. */
export interface ActionAnswer {
  readonly seq: number;
  readonly events: readonly TcgFuelEvent[];
  readonly state: NumberedView;
  readonly autoActions: readonly Pick<LogLine, 'seq' | 'playerId' | 'type' | 'data'>[];
}

/** For each account, at all instances together. */
const ACTIONS = { name: 'tcg-fuel-actions', burst: 20, perSecond: 10 };

/** What players send, counted and limited; played by `GameEngine`, and answered with the lines that the bots' replies made. */
@Injectable()
export class GameActions {
  constructor(
    private readonly engine: GameEngine,
    private readonly log: GameLog,
    private readonly refusals: Refusals,
    private readonly limits: Limits,
  ) {}

  /** Game, player, finished, type, shape; the rest is the rules' to say. */
  async act(table: FuelTable, account: Account, body: unknown): Promise<ActionAnswer> {
    await this.limits.takeOrRefuse(ACTIONS, account.kind === 'user' ? account.id : account.tokenHash);
    try {
      return await this.actIn(table, account, body);
    } catch (error) {
      if (account.kind === 'user' && isOwnRefusal(error))
        this.refusals.count(account.id, errorDialect.translate(error).code);
      throw error;
    }
  }

  private async actIn(table: FuelTable, account: Account, body: unknown): Promise<ActionAnswer> {
    const key = (body as { clientActionId?: unknown } | null | undefined)?.clientActionId;
    const { seat, update } = await this.engine.play(
      table,
      { account },
      body,
      typeof key === 'string' ? key : undefined,
    );
    const { version, events, view, from } = update;
    const lines = await this.log.actions(await table.now(), seat, from, version);
    const autoActions = lines.filter(({ auto }) => auto);
    return {
      seq: version,
      events,
      state: numbered(view, table.number),
      autoActions: autoActions.map(({ seq, playerId, type, data }) => ({ seq, playerId, type, data })),
    };
  }
}

/** Refused before the rules were asked; what the rules refuse is counted wherever it was sent to. */
function isOwnRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !(error instanceof ActionRefused);
}
