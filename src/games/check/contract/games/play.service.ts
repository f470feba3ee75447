import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import { badShape, checkShape } from '../../../../common/http/validation.js';
import { readAction } from '../../../../engine/hosting/shapes.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import { CheckPictures } from './pictures.js';
import type { CheckTable } from './check-table.js';
import { MoveEnvelopeDto } from './games.dto.js';
import { check } from '../../rules/check.game.js';
import type { CheckAction } from '../../rules/check.types.js';
import { eventsIn, eventsOf, revealsIn } from './wire.js';
import type { StartedTable } from './wire.js';

/** More versions than this are told in several answers. */
const MOST_VERSIONS = 500;

/** Moves and what became of them. Every move goes through the one way in. */
@Injectable()
export class CheckPlay {
  constructor(
    private readonly games: GameRegistry,
    private readonly pictures: CheckPictures,
  ) {}

  /** The shape of the move is judged before the game is asked whether it runs. */
  async move(table: CheckTable, account: Account, body: unknown, type?: string) {
    const { action, clientActionId: key, expectedSeq: expectedVersion } = this.read(body, type);
    const { started } = table;
    const { update } = await started.act({ account }, { actions: [action], key, expectedVersion });
    const { view, version, events } = update;
    // What the viewer sees now; a look that ended with the action is in the events only (2.7.7).
    const reveals = view.reveals.length > 0 ? view.reveals : revealsIn(events);
    return {
      seq: version,
      view: this.pictures.view(started, view, version),
      ...(reveals.length > 0 ? { reveals } : undefined),
      events: eventsOf(update),
    };
  }

  /** What happened, as the caller may be told it now (4.4.7). */
  async events(table: StartedTable, account: Account | undefined, since: number) {
    const entries = await table.history(table.viewerFor(account), since, MOST_VERSIONS);
    return { seq: entries.at(-1)?.version ?? table.version, events: entries.flatMap(eventsIn) };
  }

  private read(body: unknown, type: string | undefined) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw badShape([{ field: 'body', reason: 'must be an object' }]);
    }
    const { clientActionId, expectedSeq, ...move } = body as Record<string, unknown>;
    if (type === undefined && !('type' in move) && 'action' in move) {
      const reason = 'is not wrapped here: send its type and what belongs to it, like {"type":"drawFromDeck"}';
      throw badShape([{ field: 'action', reason }]);
    }
    const envelope = checkShape(MoveEnvelopeDto, { clientActionId, expectedSeq });
    if (type !== undefined && 'type' in move) throw badShape([{ field: 'type', reason: 'stands in the path' }]);
    const action = readAction(this.games.get(check.id), type === undefined ? move : { ...move, type });
    return { action: action as CheckAction, ...envelope };
  }
}
