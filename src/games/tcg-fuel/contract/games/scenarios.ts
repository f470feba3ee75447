import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { messageOf } from '../../../../common/message-of.js';
import { seats } from '../../../../engine/sessions/seats.js';
import type { NewSeat } from '../../../../engine/sessions/seats.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { readOptions } from '../../../../engine/hosting/shapes.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import { Players } from '../players/players.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import { fromScenario } from '../../rules/scenario/from-scenario.js';
import type { SetUpScenario } from '../../rules/scenario/from-scenario.js';
import type { ScenarioDto } from './game.dto.js';

/** Games that begin from a written position: for administrators and tests. */
@Injectable()
export class Scenarios {
  constructor(
    private readonly games: GameRegistry,
    private readonly tables: GameTables,
    private readonly players: Players,
  ) {}

  async begin(account: UserAccount, { seats: players, ...scenario }: ScenarioDto) {
    if (scenario.options) readOptions(this.games.get(tcgFuel.id), scenario.options);
    const { state, labels } = build(scenario);
    const id = randomUUID();
    const table = await this.tables.begin(tcgFuel, {
      id,
      options: state.options,
      seats: await Promise.all(scenario.players.map((_, seat) => this.seat(account, seat, players?.[seat]))),
      createdBy: account.id,
      fixture: { ...state, gameId: id },
    });
    return { gameId: table.number, labels };
  }

  private async seat(account: UserAccount, seat: number, playerId?: number): Promise<NewSeat> {
    const userId = playerId === undefined ? account.id : await this.players.userIdOf(playerId);
    if (userId === undefined) throw new ApiError(400, 'VALIDATION', `There is no player ${playerId}.`);
    const name = String.fromCharCode(65 + seat);
    return seats.user({ id: userId, name }, { playerId: String(seat + 1), loadout: { cards: [] } });
  }
}

/** What the notation cannot mean is the sender's mistake. */
function build(scenario: Omit<ScenarioDto, 'seats'>): SetUpScenario {
  try {
    return fromScenario(scenario);
  } catch (error) {
    throw new ApiError(400, 'VALIDATION', messageOf(error));
  }
}
