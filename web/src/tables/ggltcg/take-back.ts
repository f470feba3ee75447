import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';
import type { TableWish } from '../../play/table-kind.js';
import type { Face, Ggltcg } from './shapes.js';
import { talk } from './talk.en.js';

/** The viewer's own last action with what bots did after it: only practice allows it. */
export const takeBack: TableWish<Ggltcg, Face> = {
  label: talk.takeBack,
  when: ({ source }) => {
    const { practice, players, seats } = source.state.getState();
    return practice && players.every(({ seat, kind }) => kind === 'bot' || seats.includes(seat));
  },
  act: async (play) => {
    const { sessionId, picture } = play.source.state.getState();
    try {
      const body = picture ? { expected_version: picture.version } : {};
      await server.rest.post(`/api/ggltcg/games/${encodeURIComponent(sessionId)}/undo`, body);
      play.note(talk.takenBack);
      return undefined;
    } catch (error) {
      return isProblem(error) ? error.message : String(error);
    }
  },
};
