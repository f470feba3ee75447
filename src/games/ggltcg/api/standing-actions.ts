import type { LoggedAction } from '../../../engine/sessions/store/action-log.js';

interface Link {
  readonly logged: LoggedAction;
  readonly before: Link | undefined;
}

/** The actions of a log that still stand: going back to a version forgets those after it. */
export function standingActions(log: readonly LoggedAction[]): LoggedAction[] {
  const lastAt: (Link | undefined)[] = [undefined];
  for (const logged of log) {
    const before = lastAt[logged.version - 1];
    if (logged.kind === 'rewind') lastAt.push(lastAt[logged.action.to!]);
    else lastAt.push(logged.kind === 'game' ? { logged, before } : before);
  }
  const standing: LoggedAction[] = [];
  for (let link = lastAt.at(-1); link; link = link.before) standing.push(link.logged);
  return standing.reverse();
}
