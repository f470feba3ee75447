import type { SeatRecord } from './session.js';

/** A seat of a session that is about to begin; its place in the list says which. */
export type NewSeat = Omit<SeatRecord, 'seat'>;

/** What a seat may have of its own: an id inside the game, a name, what it brings. */
type Own = Partial<Pick<NewSeat, 'playerId' | 'name' | 'loadout'>>;

/** The kinds of seats there are, each with what makes it that kind. */
export const seats = {
  user: ({ id, name }: { readonly id: string; readonly name: string }, own: Own = {}): NewSeat =>
    seat('user', { playerId: id, name, ...own }, { userId: id }),
  bot: (botLevel: string, own: Own = {}): NewSeat =>
    seat('bot', { playerId: 'bot', name: `Bot (${botLevel})`, ...own }, { botLevel }),
  open: (own: Own = {}): NewSeat => seat('open', { playerId: 'open', name: 'Open seat', ...own }),
  token: (tokenHash: string, own: Own & Pick<NewSeat, 'playerId' | 'name'>): NewSeat =>
    seat('token', own, { tokenHash }),
};

function seat(
  kind: NewSeat['kind'],
  { playerId, name, loadout = null }: Own & Pick<NewSeat, 'playerId' | 'name'>,
  held: Partial<Pick<NewSeat, 'userId' | 'botLevel' | 'tokenHash'>> = {},
): NewSeat {
  return { kind, userId: null, botLevel: null, tokenHash: null, ...held, playerId, name, loadout };
}
