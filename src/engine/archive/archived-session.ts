import type { GameShape, LogEntry, Proof } from '../core/index.js';
import type { SessionStatus } from '../sessions/session.js';
import type { LoggedAction } from '../store/action-log.js';

/** What a table's row of actions holds beside what is told again. */
export interface KeptAction extends LoggedAction {
  readonly key: string | null;
  readonly keyBody: string | null;
  readonly keyTo: number | null;
}

/** A table as it was after a version. */
export interface KeptSnapshot {
  readonly seq: number;
  readonly round: number;
  readonly drawn: number;
  /** The exact text, as it was hashed. */
  readonly state: string;
}

/** A game that is over, with all that was played in it. */
export interface ArchivedSession {
  readonly status: SessionStatus;
  readonly finishedAt: string;
  /** Of a game that was called off the rounds are left out, with their seeds: those are told to no one. */
  readonly proof: Proof;
  readonly actions: readonly KeptAction[];
  readonly snapshots: readonly KeptSnapshot[];
}

/** What the proof says of an action is written once. Going back and calling off stand there without their particulars. */
type InProof = 'version' | 'hash';
type InPlayed = 'seat' | 'auto' | 'at' | 'action';
type LineAction = Omit<KeptAction, InProof | InPlayed> & Partial<Pick<KeptAction, InPlayed>>;

interface Line {
  readonly format: 1;
  readonly status: SessionStatus;
  readonly finishedAt: string;
  readonly proof: Proof;
  readonly actions: readonly LineAction[];
  readonly snapshots: readonly KeptSnapshot[];
}

/** One line of JSON, which `fromLine` reads. */
export function toLine({ actions, ...rest }: ArchivedSession): string {
  const line: Line = { format: 1, ...rest, actions: actions.map(toLineAction) };
  return `${JSON.stringify(line)}\n`;
}

/** Reads a line of an archive. */
export function fromLine(text: string): ArchivedSession {
  const { format, actions, ...rest } = JSON.parse(text) as Line;
  if (format !== 1) throw new Error(`This archive has format ${String(format)}; only format 1 is known here.`);
  const { log, hashes } = rest.proof;
  return {
    ...rest,
    actions: actions.map((action, index) => ({
      ...(action as KeptAction),
      ...played(log[index]!),
      version: index + 1,
      hash: hashes[index + 1]!,
    })),
  };
}

function toLineAction({ version: _, hash: __, seat, auto, at, action, ...rest }: KeptAction): LineAction {
  return rest.kind === 'game' ? rest : { ...rest, seat, auto, at, action };
}

function played(entry: LogEntry<GameShape>): Pick<KeptAction, InPlayed> | undefined {
  return 'rewindTo' in entry ? undefined : (entry as Pick<KeptAction, InPlayed>);
}
