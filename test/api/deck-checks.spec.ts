import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

/** Decks are looked at while they are built: the server says what is wrong with one before it is kept. */
describe('A deck that is being built', () => {
  let parlour: Parlour;
  let nobody: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    nobody = new Person(parlour.url, undefined);
  });
  afterAll(() => parlour.stop());

  describe('of TCG Fuel', () => {
    const check = (cards: unknown, more: object = {}) =>
      nobody.post<{
        formats: Record<string, { isValid: boolean; errors: string[] }>;
        stats: { size: number; lands: number };
        colors: string[];
      }>('/api/tcg-fuel/decks/check', { cards, ...more });

    it('hears all its errors in every format, and its numbers', async () => {
      const { status, body } = await check([
        { card: 'kettle-imp', count: 5 },
        { card: 'mountain', count: 12 },
      ]);
      expect(status).toBe(200);
      expect(body.formats.fuel40!.errors).toEqual([
        'Deck must have at least 40 cards, found 17',
        'Too many copies of Kettle Imp: 5 (maximum 4)',
      ]);
      expect(body.formats.free!.errors).toEqual(['Too many copies of Kettle Imp: 5 (maximum 4)']);
      expect(body.formats.starter!.errors).toContain('Only the starter decks are allowed');
      expect(body).toMatchObject({ stats: { size: 17, lands: 12 }, colors: ['red'] });
    });

    it('may be empty, and may not have cards that there are not, nor more than can be counted', async () => {
      expect(await check([])).toMatchObject({ status: 200, body: { stats: { size: 0, lands: 0 } } });
      expect(await check([{ card: 'no-such-card', count: 1 }])).toMatchObject({
        status: 422,
        body: { code: 'DECK_INVALID' },
      });
      expect(await check([{ card: 'mountain', count: 251 }])).toMatchObject({ status: 400 });
      const twice = { card: 'mountain', count: 200 };
      expect(await check([twice, twice])).toMatchObject({ status: 422, body: { code: 'DECK_INVALID' } });
    });

    it('is read from lines, with the lines that are none', async () => {
      const { status, body } = await nobody.post('/api/tcg-fuel/decks/read', {
        text: '# Red\n4 Kettle Imp\n20 Mountain\n2 Kettle Imb\nMountain',
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        cards: [
          { card: 'kettle-imp', count: 4 },
          { card: 'mountain', count: 20 },
        ],
        errors: ['Line 4: There is no card Kettle Imb', 'Line 5 is not of the form "4 Kettle Imp"'],
      });
    });

    it('has its limits in the catalogue', async () => {
      const { body } = await nobody.get<{ games: { slug: string; constants: object }[] }>('/api/games');
      const constants = (slug: string) => body.games.find((game) => game.slug === slug)!.constants;
      expect(constants('tcg-fuel')).toEqual({
        least_cards: { free: 15, fuel40: 40, starter: 15 },
        most_cards: 250,
        most_copies: 4,
        most_decks: 200,
      });
      expect(constants('viking-vengeance')).toMatchObject({
        deck_size: 20,
        most_decks: 30,
        pack: { cost: 10 },
        sets: ['norse', 'japanese', 'polynesian'],
      });
      expect(constants('ggltcg')).toMatchObject({ deck_size: 6 });
    });
  });

  describe('of GGLTCG', () => {
    const check = (deck: unknown, edition?: string) => nobody.post('/api/ggltcg/games/check-deck', { deck, edition });
    const SIX = ['Beary', 'Ka', 'Knight', 'Raggy', 'Twist', 'Wake'];

    it('is a deck of an edition, or hears the nearest names', async () => {
      expect(await check(SIX)).toMatchObject({ status: 200, body: { deck: SIX, edition: 'standard' } });
      const wrong = await check([...SIX.slice(1), 'Bearry']);
      expect(wrong).toMatchObject({
        status: 400,
        body: { code: 'INVALID_DECK', details: { near: expect.any(Array) } },
      });
      expect((wrong.body as { details: { near: string[] } }).details.near[0]).toBe('Beary');
      expect(await check(SIX.slice(1))).toMatchObject({ status: 400, body: { code: 'INVALID_DECK' } });
      expect(await check('Ka')).toMatchObject({ status: 422 });
      expect(await check(SIX, 'no-such')).toMatchObject({ status: 422 });
    });
  });

  describe('of Viking Vengeance', () => {
    it('hears everything that is wrong, and how strong it is', async () => {
      const ann = await guest(parlour.url);
      const bea = await guest(parlour.url);
      const own = (who: Person) =>
        who.get<{ user_card_instance_id: string; set: string }[]>('/api/viking-vengeance/users/me/cards');
      const [mine, hers] = [(await own(ann)).body, (await own(bea)).body];
      const ids = mine.map((card) => card.user_card_instance_id);
      const check = (cards: unknown) =>
        ann.post<{ is_valid: boolean; errors: { code: string }[]; power: number }>(
          '/api/viking-vengeance/decks/check',
          { user_card_instance_ids: cards },
        );
      const whole = await check(ids);
      expect(whole).toMatchObject({ status: 200, body: { is_valid: true, errors: [] } });
      expect(whole.body.power).toBeGreaterThan(300);
      const wrong = await check([ids[0], ids[0], hers[0]!.user_card_instance_id]);
      expect(wrong.body.errors.map(({ code }) => code)).toEqual([
        'DECK_SIZE',
        'DECK_CARD_NOT_OWNED',
        'DECK_DUPLICATE_INSTANCE',
      ]);
      expect((await check([])).body).toMatchObject({ is_valid: false, power: 0 });
      expect(await check('all')).toMatchObject({ status: 400 });
      expect(mine.every(({ set }) => ['norse', 'japanese', 'polynesian'].includes(set))).toBe(true);
      expect(await nobody.post('/api/viking-vengeance/decks/check', { user_card_instance_ids: [] })).toMatchObject({
        status: 401,
      });
    });
  });
});
