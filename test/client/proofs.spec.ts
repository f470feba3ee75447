import { parlour, verifyProof } from '@parlour/client';
import type { GameDefinition, GameShape, Proof } from '@parlour/client';
import { fourInASquare } from '../../src/games/four-in-a-square/rules/four-in-a-square.game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { anyChoice } from './any-choice.js';

const game = fourInASquare as unknown as GameDefinition<GameShape>;

describe('A proof, checked by a client', () => {
  let server: Parlour;
  let proof: Proof;
  let announced: string;
  beforeAll(async () => {
    server = await startParlour();
    const house = parlour(server.url);
    const table = await house.game('four-in-a-square').play({ seats: 2 });
    announced = table.state.seedHash;
    const pick = anyChoice(21);
    for await (const { choices } of table.turns()) await table.act(pick(choices));
    proof = await house.sessions.proof(table.sessionId);
    house.close();
  });
  afterAll(() => server.stop());

  it('holds: the seeds fit what was announced, and with the rules every table is found again', () => {
    const { length } = proof.log;
    expect(verifyProof(proof, { commitments: [announced] })).toEqual({
      holds: true,
      versions: length,
      replayed: false,
    });
    expect(verifyProof(proof, { game })).toEqual({ holds: true, versions: length, replayed: true });
  });

  it('does not hold with another seed than was announced', () => {
    const [first] = proof.rounds;
    const seed = first!.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const forged = { ...proof, rounds: [{ ...first!, seed }] };
    expect(verifyProof(forged)).toMatchObject({ holds: false, why: 'The seed of round 1 does not fit its hash.' });
    expect(verifyProof(proof, { commitments: ['0'.repeat(64)] })).toMatchObject({ holds: false });
  });

  it('does not hold with another action, or with a link left out', () => {
    const log = proof.log.map((entry, index) =>
      index === 2 && 'at' in entry ? { ...entry, at: entry.at + 1 } : entry,
    );
    expect(verifyProof({ ...proof, log }, { game })).toMatchObject({ holds: false });
    expect(verifyProof({ ...proof, hashes: proof.hashes.slice(1) })).toMatchObject({ holds: false });
    expect(verifyProof({ ...proof, hashes: proof.hashes.map(() => 'none') })).toMatchObject({ holds: false });
  });
});
