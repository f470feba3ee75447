import { useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';
import type { Playing } from '../../play/playing.js';
import type { TableWish } from '../../play/table-kind.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

/** A player asks to take back a move; these have agreed. */
export interface UndoRequest {
  readonly playerId: number;
  readonly accepted: readonly number[];
}

const BETWEEN_LOOKS_MS = 3_000;

function pathOf(play: Playing<TcgFuel, Face>): string {
  return `/api/tcg-fuel/games/${play.source.state.getState().number}/undo`;
}

/** Asks the others; against bots the move is taken back at once. */
export const takeBack: TableWish<TcgFuel, Face> = {
  label: talk.takeBack.label,
  act: async (play) => {
    try {
      const { status } = await server.rest.post<{ status: 'asked' | 'undone' }>(pathOf(play), {});
      play.note(status === 'undone' ? talk.takeBack.taken : talk.asks.youAskBack);
      return status === 'undone' ? undefined : talk.takeBack.othersAsked;
    } catch (error) {
      return isProblem(error) ? error.message : String(error);
    }
  },
};

export async function answerUndo(play: Playing<TcgFuel, Face>, accept: boolean): Promise<void> {
  await server.rest.post(`${pathOf(play)}/answer`, { accept });
}

/** The open request of a table with several people. The game does not move by it, so it is looked for from time to time. */
export function useUndoRequest(play: Playing<TcgFuel, Face>): UndoRequest | undefined {
  const [found, setFound] = useState<{ readonly at: number; readonly request: UndoRequest | null }>();
  const version = usePlaying(play, (now) => now.version);
  const over = usePlaying(play, (now) => now.outcome !== null);
  const people = usePlaying(play, (now) => now.players.filter(({ kind }) => kind === 'human').length);
  const isWanted = people > 1 && !over && play.source.act !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const at = play.state.getState().version;
      const { request } = await server.rest.get<{ request: UndoRequest | null }>(pathOf(play));
      setFound({ at, request });
    };
    const timer = setInterval(() => void look().catch(() => {}), BETWEEN_LOOKS_MS);
    return () => clearInterval(timer);
  }, [play, isWanted]);
  return found && found.at === version ? (found.request ?? undefined) : undefined;
}
