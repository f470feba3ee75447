import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { messageOf } from '../../common/message-of.js';
import { TtlCache } from '../../common/memory/ttl-cache.js';
import { Settings } from '../../config/settings.js';
import { readArchive } from './archive-file.js';
import type { ArchivePlace } from './archive-file.js';
import { fromLine } from './archived-session.js';
import type { ArchivedSession } from './archived-session.js';

type Store = Pick<Pool, 'query'>;

/** Reads games whose rows have gone to the archive. Who looks back at one mostly looks at many of its versions. */
@Injectable()
export class ArchivedGames {
  private readonly logger = new Logger('ArchivedGames');
  private readonly read = new TtlCache<ArchivedSession>({ max: 8, ttlMs: 60_000 });

  constructor(
    private readonly pool: Pool,
    private readonly settings: Settings,
  ) {}

  /** Undefined: the session's rows are where they always were. */
  async find(sessionId: string): Promise<ArchivedSession | undefined> {
    const known = this.read.get(sessionId);
    if (known) return known;
    const place = await this.placeOf(sessionId);
    if (!place) return undefined;
    const archived = await this.readAt(sessionId, place);
    this.read.set(sessionId, archived);
    return archived;
  }

  /** Refuses what would write to a session whose rows are gone. */
  async expectNot(sessionId: string, store: Store = this.pool): Promise<void> {
    if (!(await this.placeOf(sessionId, store))) return;
    throw new ApiError(409, 'SESSION_ARCHIVED', 'This game is in the archive: it can be looked at, and not changed.');
  }

  private async placeOf(sessionId: string, store: Store = this.pool): Promise<ArchivePlace | undefined> {
    // SQL: three columns that nothing else reads.
    const { rows } = await store.query<{ file: string | null; offset: string; length: number }>(
      `SELECT archive_file AS file, archive_offset AS "offset", archive_length AS length
         FROM game_sessions WHERE id = $1`,
      [sessionId],
    );
    const [row] = rows;
    return row?.file ? { file: row.file, offset: Number(row.offset), length: row.length } : undefined;
  }

  private async readAt(sessionId: string, place: ArchivePlace): Promise<ArchivedSession> {
    try {
      const archived = fromLine(await readArchive(this.settings.archiveFolder, place));
      if (archived.proof.sessionId === sessionId) return archived;
      throw new Error(`It holds session ${archived.proof.sessionId} there.`);
    } catch (error) {
      this.logger.error(`Session ${sessionId} cannot be read from ${place.file}: ${messageOf(error)}`);
      throw new ApiError(503, 'ARCHIVE_UNAVAILABLE', 'What was played in this game cannot be read right now.');
    }
  }
}
