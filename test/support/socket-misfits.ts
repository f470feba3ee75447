import { appendFileSync } from 'node:fs';
import { SocketContract } from './socket-contract.mjs';

const misfits = new Set<string>();

/** Every message that a test hears or is answered must be what the document of sockets says of it, without a member more. */
export function expectFit(namespace: string, event: string, kind: 'told' | 'answer', body: unknown): void {
  // Elsewhere clients send nonsense on purpose, and servers in processes of their own host what they like.
  if (!/test\/(api|sockets)\//.test(expect.getState().testPath ?? '')) return;
  const misfit = SocketContract.shared().misfit(namespace, event, kind, body);
  if (misfit !== undefined) misfits.add(misfit);
}

// What a listener of a socket throws is heard by no test: what was found is told after the test in which it was heard.
afterEach(() => {
  const found = [...misfits];
  misfits.clear();
  const collect = process.env.PARLOUR_MISFITS;
  if (collect === undefined) expect(found).toEqual([]);
  else for (const misfit of found) appendFileSync(collect, `${misfit}\n`);
});
