import { CheckModule } from '../../src/games/check/check.module.js';
import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { TcgFuelModule } from '../../src/games/tcg-fuel/tcg-fuel.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

interface Catalogued {
  readonly options: Record<string, unknown>;
  readonly optionSchema: Record<string, { default: unknown; enum?: unknown[]; properties?: object }>;
  readonly presets: readonly { name: string; options: object }[];
}

describe('The catalogue', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [CheckModule, GgltcgModule, TcgFuelModule]);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const game = async (slug: string) => (await ann.get<Catalogued>(`/api/games/${slug}`)).body;

  it('tells what each option takes, so that a form can be made of it', async () => {
    const { options, optionSchema } = await game('check');
    expect(optionSchema).toMatchObject({
      openingDiscard: { type: 'boolean', default: false },
      matchMode: { type: 'string', enum: ['race', 'sealed'], default: 'race' },
      failedCheckPenalty: { type: 'integer', minimum: 0, maximum: 50, default: 0 },
      handLimit: { type: 'integer', nullable: true, default: null },
      turnMs: { type: 'integer', minimum: 0, maximum: 86_400_000 },
      firstSeat: { oneOf: [{ enum: ['random'] }, { type: 'integer', minimum: 0, maximum: 5 }], default: 'random' },
      match: {
        oneOf: [
          { properties: { mode: { enum: ['single'] } } },
          { properties: { mode: { enum: ['rounds'] }, rounds: { minimum: 2, maximum: 20 } } },
          { properties: { mode: { enum: ['target'] }, target: { minimum: 20, maximum: 500 } } },
        ],
        default: { mode: 'single' },
      },
    });
    for (const name of Object.keys(options)) expect(optionSchema).toHaveProperty(name);
    expect(optionSchema).not.toHaveProperty('deckOrder');
    expect(optionSchema).not.toHaveProperty('botsOnly');
    const fuel = await game('tcg-fuel');
    expect(fuel.optionSchema.clock!.properties).toMatchObject({ decisionMs: { type: 'integer' } });
  });

  it('offers presets, each of which makes a game', async () => {
    const { presets } = await game('check');
    expect(presets.map(({ name }) => name)).toEqual(expect.arrayContaining(['classic', 'gentle']));
    for (const { options } of presets) {
      const opened = await ann.post('/api/sessions', {
        game: 'check',
        options,
        seats: [{ kind: 'me' }, { kind: 'bot' }],
      });
      expect(opened.status).toBe(201);
    }
  });

  it('marks what is accepted without being listed, and what may be done after the end', async () => {
    expect(await game('check')).toMatchObject({
      actionKinds: expect.arrayContaining([
        { type: 'forfeit', unlisted: true, afterEnd: false },
        { type: 'nextRound', unlisted: expect.any(Boolean), afterEnd: expect.any(Boolean) },
      ]),
      canResign: true,
      loadouts: false,
    });
  });

  it('gives prices with the choices of a card game, one caption for each', async () => {
    const page = (
      await ann.post<SessionPage>('/api/sessions', {
        game: 'ggltcg',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
        seed: 'prices',
      })
    ).body;
    const { body } = await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`);
    expect(body.captions).toHaveLength(body.legalActions.length);
    const plays = body.legalActions.flatMap((choice, index) =>
      ('form' in choice ? choice.form : choice).type === 'play_card' ? [body.captions![index]] : [],
    );
    for (const caption of plays)
      expect(caption).toMatchObject({ label: expect.any(String), price: { cc: expect.any(Number) } });
  });

  it('lists settings, payments and draws of TCG Fuel apart from its moves', async () => {
    const { body } = await ann.post<SessionPage>('/api/sessions', {
      game: 'tcg-fuel',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    const kinds = body.sideActions!.map((choice) => ('form' in choice ? choice.form : choice).type);
    expect(kinds).toContain('settings');
    expect(body.legalActions.map((choice) => ('form' in choice ? choice.form : choice).type)).not.toContain('settings');
  });
});
