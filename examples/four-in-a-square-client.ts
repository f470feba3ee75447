import { randomInt } from 'node:crypto';

/**
 * A client that knows the four published endpoints of Four in a Square and nothing else of this server. It plays a game
 * against the bot, restarts, and plays once more:
 *
 *   node dist/examples/four-in-a-square-client.js http://localhost:3000/api/four-in-a-square
 */
const base = process.argv[2] ?? 'http://localhost:3000/api/four-in-a-square';

interface State {
  readonly board: readonly (readonly ('R' | 'B' | null)[])[];
  readonly phase: 'placement' | 'placementSlide' | 'movement';
  readonly holeSquareIndex: number;
  readonly winner: 'R' | 'B' | null;
  readonly drawReason?: string | null;
}

async function call<T extends object>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error}`);
  return answer;
}

function pick<T>(items: readonly T[]): T {
  return items[randomInt(items.length)]!;
}

/** Any free slot outside the hole while pieces are placed; otherwise a square beside the hole slides into it. */
function randomMove({ board, phase, holeSquareIndex: hole }: State): object {
  if (phase === 'placement') {
    const free = board.flatMap((square, squareIndex) =>
      squareIndex === hole ? [] : square.flatMap((piece, slotIndex) => (piece ? [] : [{ squareIndex, slotIndex }])),
    );
    return { action: 'place', ...pick(free) };
  }
  const beside = (square: number): boolean =>
    Math.abs(Math.floor(square / 3) - Math.floor(hole / 3)) + Math.abs((square % 3) - (hole % 3)) === 1;
  return { action: 'slide', squareIndex: pick([...board.keys()].filter(beside)) };
}

const created = await call<{ gameId: string; playerToken: string; state: State }>('POST', '/games', {
  piecesPerPlayer: 8,
});
const { gameId, playerToken } = created;

for (let round = 1; round <= 2; round++) {
  let { state } = await call<{ state: State }>('GET', `/games/${gameId}`);
  let moves = 0;
  while (state.winner === null && !state.drawReason) {
    moves += 1;
    const move = { ...randomMove(state), playerToken };
    ({ state } = await call<{ state: State }>('POST', `/games/${gameId}/move`, move));
  }
  console.log(`round ${round}: ${state.winner ?? 'nobody'} wins after ${moves} moves of ours`);
  await call('POST', `/games/${gameId}/restart`, { playerToken });
}
