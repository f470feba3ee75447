import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

describe('One account in both seats', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const seats = [{ kind: 'me' }, { kind: 'me' }];

  it.each(['four-in-a-square', 'check', 'viking-vengeance', 'tcg-fuel'])('may play %s', async (game) => {
    const { status, body } = await ann.post('/api/sessions', { game, seats });
    expect({ status, body }).toMatchObject({ status: 201, body: { version: 0 } });
  });

  it('may not play GGLTCG, where a player is known by one id', async () => {
    const { status, body } = await ann.post('/api/sessions', { game: 'ggltcg', seats });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'SAME_PLAYER' } });
  });
});
