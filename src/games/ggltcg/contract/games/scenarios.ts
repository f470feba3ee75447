import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../../common/message-of.js';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Settings } from '../../../../config/settings.js';
import { seats } from '../../../../engine/sessions/seats.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { CC_CAP } from '../../rules/cc.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import type { State } from '../../rules/ggltcg.types.js';
import { defaultOptions } from '../../rules/options.js';
import { fromScenario } from '../../rules/scenario.js';
import type { Scenario, ScenarioCard, ScenarioPlayer, ScenarioSeats } from '../../rules/scenario.js';
import { invalid } from '../problems.js';
import type { ToyTable } from './seats.js';

/** A position, and the seed of what chance does in it. */
export interface ScenarioBody extends Omit<Scenario, 'options'> {
  readonly seed?: string;
}

type Given = Readonly<Record<string, unknown>>;

/** Open games from a given position: for tests, and for admins who make puzzles. */
@Injectable()
export class Scenarios {
  constructor(
    private readonly tables: GameTables,
    private readonly settings: Settings,
  ) {}

  begin(account: Account | undefined, body: unknown): Promise<ToyTable> {
    const isAdmin = account?.kind === 'user' && account.role === 'admin';
    if (!this.settings.testHooks && !isAdmin) throw new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
    const { scenario, seed } = readScenario(body);
    const state = positionOf(scenario);
    return this.tables.begin(ggltcg, {
      options: { ...defaultOptions, ...state.options, edition: state.edition, first_player_id: null },
      seats: ['A', 'B'].map((playerId) => seats.open({ playerId, name: playerId })),
      watch: 'link',
      access: 'open',
      botsMove: 'asked',
      seed,
      fixture: state,
    });
  }
}

/** Sets a position up, or refuses it with what is wrong. */
export function positionOf(scenario: Scenario, seats?: ScenarioSeats): State {
  try {
    return fromScenario(scenario, seats);
  } catch (error) {
    throw invalid(messageOf(error));
  }
}

/** A position from outside, member by member. */
export function readScenario(body: unknown): { scenario: Scenario; seed: string | undefined } {
  const given = objectOf(body, '', ['edition', 'turn', 'active', 'first', 'seed', 'players']);
  const { edition, turn, active, first, seed } = given;
  const players = objectOf(given.players, 'players', ['A', 'B']);
  if (turn !== undefined && (!Number.isInteger(turn) || (turn as number) < 1)) throw invalid('turn must be from 1');
  for (const side of [active, first]) {
    if (side !== undefined && side !== 'A' && side !== 'B') throw invalid('active and first are A or B');
  }
  if (seed !== undefined && typeof seed !== 'string') throw invalid('seed must be a text');
  const scenario: Scenario = {
    edition: edition as Scenario['edition'],
    turn: turn as number | undefined,
    active: active as Scenario['active'],
    first: first as Scenario['first'],
    players: { A: readPlayer(players.A, 'A'), B: readPlayer(players.B, 'B') },
  };
  return { scenario, seed };
}

function readPlayer(given: unknown, side: string): ScenarioPlayer {
  const { cc, hand, in_play, sleep_zone } = objectOf(given, `players.${side}`, ['cc', 'hand', 'in_play', 'sleep_zone']);
  if (cc !== undefined && (!Number.isInteger(cc) || (cc as number) < 0 || (cc as number) > CC_CAP)) {
    throw invalid(`cc must be from 0 to ${CC_CAP}`);
  }
  const cards = (list: unknown): ScenarioCard[] => {
    if (list === undefined) return [];
    if (!Array.isArray(list)) throw invalid('cards must be lists');
    return list.map(readCard);
  };
  return {
    cc: cc as number | undefined,
    hand: cards(hand),
    in_play: cards(in_play),
    sleep_zone: cards(sleep_zone),
  };
}

function readCard(given: unknown): ScenarioCard {
  if (typeof given === 'string') return given;
  const members = ['name', 'id', 'owner', 'current_stamina', 'copy_of'];
  const { name, id, owner, current_stamina, copy_of } = objectOf(given, 'a card', members);
  if (typeof name !== 'string') throw invalid('a card has a name');
  for (const text of [id, copy_of]) if (text !== undefined && typeof text !== 'string') throw invalid('ids are texts');
  if (owner !== undefined && owner !== 'A' && owner !== 'B') throw invalid('an owner is A or B');
  if (current_stamina !== undefined && !Number.isInteger(current_stamina)) throw invalid('stamina is a whole number');
  return {
    name,
    ...(id === undefined ? undefined : { id: id as string }),
    ...(owner === undefined ? undefined : { owner: owner as 'A' | 'B' }),
    ...(current_stamina === undefined ? undefined : { current_stamina: current_stamina as number }),
    ...(copy_of === undefined ? undefined : { copy_of: copy_of as string }),
  };
}

function objectOf(value: unknown, what: string, members: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${what || 'body'} must be an object`);
  }
  const unknown = Object.keys(value).find((key) => !members.includes(key));
  if (unknown !== undefined) throw invalid(`${what ? `${what}.` : ''}${unknown} should not exist`);
  return value as Given;
}
