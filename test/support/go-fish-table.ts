import type { GoFish } from '../../examples/go-fish/rules/go-fish.types.js';
import { hashSeatToken } from '../../src/auth/secrets/seat-token.js';
import type { LiveSession, SeatRecord } from '../../src/engine/sessions/session.js';
import { SessionService } from '../../src/engine/sessions/session.service.js';
import type { NewSession } from '../../src/engine/sessions/session-factory.js';
import type { Parlour } from './parlour.js';
import type { Person } from './people.js';

/** A game of Go Fish between people with accounts, or with seat tokens. */
export function goFishFor(
  parlour: Parlour,
  people: readonly (Person | { readonly seatToken: string })[],
  more: Partial<NewSession> = {},
): Promise<LiveSession> {
  const seats = people.map((person, index): Omit<SeatRecord, 'seat'> => {
    const empty = { userId: null, botLevel: null, tokenHash: null, name: `Player ${index}`, loadout: null };
    return 'seatToken' in person
      ? { ...empty, kind: 'token', tokenHash: hashSeatToken(person.seatToken), playerId: `p${index}` }
      : { ...empty, kind: 'user', userId: person.id, playerId: person.id };
  });
  return parlour.app.get(SessionService).begin({ game: 'go-fish', options: { handSize: 7 }, seats, ...more });
}

export function handIn({ view, seat }: { view: object; seat: number | null }): readonly string[] {
  return (view as GoFish['view']).players[seat!]!.hand!;
}
