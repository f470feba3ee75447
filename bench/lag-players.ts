import { parentPort, workerData } from 'node:worker_threads';

/** Plays against bots as fast as they answer, one game after the other at each table, so that all of them think. */
const { url, bots, level } = workerData as { url: string; bots: number; level: string };
const games = `${url}/api/four-in-a-square/games`;

interface Game {
  readonly gameId: string;
  readonly playerToken: string;
}

interface Legal {
  readonly actions: readonly object[];
}

await Promise.all(Array.from({ length: bots }, playOn));

async function playOn(): Promise<never> {
  for (;;) {
    const { gameId, playerToken } = await ask<Game>(games, { level });
    for (;;) {
      const { actions } = await ask<Legal>(`${games}/${gameId}/legal`);
      if (actions.length === 0) break;
      const action = actions[Math.floor(Math.random() * actions.length)];
      const { aiActions } = await ask<{ aiActions: object[] }>(`${games}/${gameId}/move`, { ...action, playerToken });
      if (aiActions.length > 0) parentPort?.postMessage('turn');
    }
  }
}

async function ask<T>(address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
