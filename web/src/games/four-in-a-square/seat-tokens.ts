/** The keys to one's seats, kept in this browser. Reloading the page does not lose a game. */
const KEY = 'parlour:four-in-a-square';

type Seats = Record<string, string>;

function read(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seats;
  } catch {
    return {};
  }
}

export function tokenFor(gameId: string): string | undefined {
  return read()[gameId];
}

export function keepToken(gameId: string, token: string): void {
  const seats = Object.entries({ ...read(), [gameId]: token }).slice(-50);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats)));
}
