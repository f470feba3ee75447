import type { Account } from '../../../../auth/account.js';
import type { ActedOf } from '../../../../engine/contract/game-table.js';
import type { Seat } from '../../../../engine/core/index.js';
import { poolOf } from '../../rules/catalogue/card-sets.js';
import { findToy } from '../../rules/cards.js';
import type { Action, CardId, Ggltcg, ReadState } from '../../rules/ggltcg.types.js';
import { statOf } from '../../rules/stats/stats.js';
import type { ActBodyDto, PlayCardBodyDto, TussleBodyDto } from './acts.dto.js';
import { answerOf, deedOf, tussleResult } from './wire.js';
import type { ActAnswer, TussleResult } from './wire.js';
import { readPlay, readTussle } from './read-action.js';
import { actingSeat } from './seats.js';
import type { ToyTable } from './seats.js';

/** Who asks for an action of the game's own paths, and under which key. */
export interface Asking {
  readonly account: Account | undefined;
  /** The same key again is answered the same again, and played once. */
  readonly key: string | undefined;
  /** The address of the client. */
  readonly from: string | undefined;
}

/** What a body means at a table, and what is said of it before it is played. */
type Reader = (state: ReadState, seat: Seat) => Action;

export async function playCard(table: ToyTable, asking: Asking, body: PlayCardBodyDto): Promise<ActAnswer> {
  let said = '';
  const acted = await act(table, asking, body, (state, seat) => {
    const { action, message } = readPlay(state, seat, body);
    said = message;
    return action;
  });
  return answerOf(acted, said);
}

export async function tussle(
  table: ToyTable,
  asking: Asking,
  body: TussleBodyDto,
): Promise<ActAnswer & { result: TussleResult }> {
  let together = false;
  const acted = await act(table, asking, body, (state, seat) => {
    const action = readTussle(state, seat, body);
    together = strikeTogether(state, action.attacker_id, action.defender_id);
    return action;
  });
  const { events } = acted.update;
  return {
    ...answerOf(acted, deedOf(events) ?? 'The tussle may be cancelled'),
    result: tussleResult(events, together),
  };
}

/** Every other action: answered by what the play-by-play says of it, unless `said` says more. */
export async function perform(
  table: ToyTable,
  asking: Asking,
  body: ActBodyDto,
  read: Reader,
  said?: string,
): Promise<ActAnswer> {
  const acted = await act(table, asking, body, read);
  return answerOf(acted, said ?? deedOf(acted.update.events) ?? 'Done');
}

/** A caller who saw an older table is told so before anything is said about the cards it names. */
function act(table: ToyTable, { account, key }: Asking, body: ActBodyDto, read: Reader): Promise<ActedOf<Ggltcg>> {
  return table.act(
    { seat: actingSeat(table, account, body.player_id) },
    {
      key,
      actions: (now, seat) => {
        now.expectVersion(body.expected_version);
        return [read(now.state, seat)];
      },
    },
  );
}

/** R35.4: equal speeds, the attacker's with its bonus. */
function strikeTogether(state: ReadState, attackerId: CardId, defenderId: CardId | null): boolean {
  const attacker = findToy(state, attackerId);
  const defender = defenderId === null ? undefined : findToy(state, defenderId);
  if (!attacker || !defender) return false;
  const pool = poolOf(state);
  return statOf(state, pool, attacker, 'speed') + 1 === statOf(state, pool, defender, 'speed');
}
