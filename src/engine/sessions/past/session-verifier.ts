import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { messageOf } from '../../../common/message-of.js';
import { breathing } from '../../../common/tasks/breath.js';
import { ArchivedGames } from '../../archive/archived-games.js';
import type { KeptSnapshot } from '../../archive/archived-session.js';
import type { LiveSession } from '../session.js';
import { playAgain } from '../../store/rebuild.js';
import { originOf, SessionStore } from '../../store/session-store.js';

/** What a replay found: how much agrees, and the first thing that does not. */
export interface Verification {
  readonly agrees: boolean;
  readonly actions: number;
  readonly snapshots: number;
  readonly difference: { readonly version: number; readonly what: string } | null;
}

/** Plays a session again from its beginning and holds every stored hash and every stored snapshot against it. */
@Injectable()
export class SessionVerifier {
  constructor(
    private readonly pool: Pool,
    private readonly store: SessionStore,
    private readonly archive: ArchivedGames,
  ) {}

  /** Reads the rows as they are: loading the session would mend a damaged snapshot before the check has seen it. */
  async verify(sessionId: string): Promise<Verification> {
    const session = await this.store.getUnchecked(sessionId);
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const snapshots = await this.snapshotsOf(session);
    const differs = (version: number, what: string): Verification => ({
      agrees: false,
      actions: actions.length,
      snapshots: snapshots.size,
      difference: { version, what },
    });
    const gap = actions.findIndex(({ version }, index) => version !== index + 1);
    if (gap >= 0 || actions.length !== session.version)
      return differs(gap >= 0 ? gap + 1 : actions.length + 1, 'There is no action.');
    try {
      for await (const { version, table, step, hash } of breathing(playAgain(originOf(session), actions))) {
        const stored = version === 0 ? session.facts.startHash : actions[version - 1]!.hash;
        if (stored !== hash) return differs(version, 'The hash is another one.');
        if (step && JSON.stringify(step.events) !== JSON.stringify(actions[version - 1]!.events)) {
          return differs(version, 'The events are others.');
        }
        const kept = snapshots.get(version);
        const played = { round: table.round, drawn: table.drawn, state: JSON.stringify(table.state) };
        if (kept && (kept.state !== played.state || kept.round !== played.round || kept.drawn !== played.drawn)) {
          return differs(version, 'The snapshot is another table.');
        }
      }
    } catch (error) {
      return differs(session.version, messageOf(error));
    }
    return { agrees: true, actions: actions.length, snapshots: snapshots.size, difference: null };
  }

  private async snapshotsOf({ id }: LiveSession): Promise<Map<number, Omit<KeptSnapshot, 'seq'>>> {
    // SQL: the text of a snapshot as it was hashed; an entity would parse it.
    const { rows } = await this.pool.query<KeptSnapshot>(
      'SELECT seq, round, drawn, state::text AS state FROM game_state_snapshots WHERE session_id = $1',
      [id],
    );
    const archived = await this.archive.find(id);
    return new Map([...(archived?.snapshots ?? []), ...rows].map(({ seq, ...kept }) => [seq, kept]));
  }
}
