import type { TournamentHosting } from '../../../../engine/hosting/hosted-game.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { EARNEST_CLOCK } from '../matches/opening.js';
import type { Players } from '../players/players.js';

/** A player who is away from a game of a tournament for so long loses it. */
const ABSENCE_MS = 5 * 60_000;

/** R9, R61: chance decides who begins, clocks that count run, and a player who stays away loses. */
export function tournamentHosting(players: Players): TournamentHosting<TcgFuel> {
  return {
    options: (options, { bestOf }) => ({
      ...options,
      ...(bestOf === 3 && { bestOf }),
      firstPlayer: 'random',
      clock: EARNEST_CLOCK,
      absenceMs: ABSENCE_MS,
    }),
    brings: ({ cards }) => ({ cards }),
    playerId: async (account) => String(await players.idOf(account)),
    concede: { type: 'concede' },
  };
}
