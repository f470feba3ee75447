import { readFileSync } from 'node:fs';
import { ChildEntity, DataSource } from 'typeorm';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { GoFish } from '../../examples/go-fish/rules/go-fish.types.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Schema } from '../../src/database/schema.js';
import { Action } from '../../src/engine/entities/action.entity.js';
import { Player } from '../../src/engine/entities/player.entity.js';
import { Session } from '../../src/engine/entities/session.entity.js';
import { games } from '../../src/games/index.js';
import { Snapshot } from '../../src/engine/entities/snapshot.entity.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { changesWanted } from '../support/changes-wanted.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';

/** What games add to the shared tables in migrations of their own: checks and indexes of their rows alone. */
const OF_GAMES = /DROP (CONSTRAINT "game_(actions|sessions)_tcg_fuel_\w+_check"|INDEX "public"."idx_games_\w+")/;

@ChildEntity('go-fish')
class GoFishSession extends Session {
  declare options: GoFish['options'];
}

@ChildEntity('go-fish')
class GoFishAction extends Action {
  declare action: GoFish['action'];
}

@ChildEntity('go-fish')
class GoFishSnapshot extends Snapshot {
  declare state: GoFish['state'];
}

const TABLES = `
SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE c.relkind IN ('r', 'v') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' AND c.relname <> 'migrations'`;

describe('The tables of all games', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, games);
  });
  afterAll(() => parlour.stop());

  it('are those of the entities', async () => {
    const wanted = await changesWanted(parlour.app.get(DataSource));
    expect(wanted.filter((query) => !OF_GAMES.test(query))).toEqual([]);
  });

  it('are told in ARCHITECTURE.md, and so are the views', async () => {
    const told = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
    const found = await parlour.app.get(DataSource).query<{ schema: string; name: string }[]>(TABLES);
    expect(found.length).toBeGreaterThan(60);
    const missing = found.filter(({ schema, name }) =>
      [name, `${schema}.${name}`, name.replace('viking_vengeance', '…')].every((one) => !told.includes(`\`${one}\``)),
    );
    expect(missing).toEqual([]);
  });
});

describe('The entities of the session tables', () => {
  let parlour: Parlour;
  let ann: Person;
  let page: SessionPage;
  /** Another data source on the same database, which knows Go Fish's own entities too. */
  let typed: DataSource;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule, PotatoModule]);
    ann = await guest(parlour.url, 'ann');
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    page = await ann.opens('go-fish', { seats, options: { handSize: 5 } });
    await ann.acts(page.sessionId, page.legalActions[0]!, {}, { 'idempotency-key': 'one' });
    await ann.opens('potato', { seats, options: { fuseMs: 600_000 } });
    const house = Schema.of([]);
    const children = [...house.entities, GoFishSession, GoFishAction, GoFishSnapshot];
    const schema = new Schema(children, house.migrations);
    const options = dataSourceOptions({ url: parlour.settings.databaseUrl!, schema, poolSize: 2 });
    typed = await new DataSource(options).initialize();
  });
  afterAll(async () => {
    await typed.destroy();
    await parlour.stop();
  });

  it.each([
    ['without children', () => parlour.app.get(DataSource)],
    ['with a game’s children', () => typed],
  ])('are what the migrations made, %s', async (_name, source) => {
    const ours = (await changesWanted(source()))
      .filter((query) => /game_(sessions|players|actions|state)/.test(query))
      // A game may check its own rows; the entities know no game.
      .filter((query) => !/DROP CONSTRAINT "game_(actions|sessions)_tcg_fuel_\w+_check"/.test(query));
    expect(ours).toEqual([]);
  });

  it('read what the engine wrote', async () => {
    const { manager } = parlour.app.get(DataSource);
    const { sessionId } = page;
    const session = await manager.findOneByOrFail(Session, { id: sessionId });
    expect(session).toMatchObject({
      game: 'go-fish',
      version: 1,
      options: { handSize: 5 },
      startedAt: expect.any(Number),
    });
    expect(session.toAct).toHaveLength(1);
    expect(session.seed).toBeUndefined();
    const seats = await manager.find(Player, { where: { sessionId }, order: { seat: 'ASC' } });
    expect(seats).toMatchObject([
      { seat: 0, kind: 'user', userId: ann.id },
      { seat: 1, kind: 'user', userId: ann.id },
    ]);
    const [action] = await manager.find(Action, { where: { sessionId }, relations: { session: true } });
    expect(action).toMatchObject({
      seq: 1,
      seat: 0,
      key: 'one',
      action: page.legalActions[0],
      session: { id: sessionId },
    });
    expect(await manager.countBy(Snapshot, { sessionId })).toBe(2);
  });

  it('are read as a game’s own where that game has declared them', async () => {
    const all = await typed.manager.find(Session);
    expect(all).toHaveLength(2);
    expect(all.filter((session) => session instanceof GoFishSession)).toHaveLength(1);
    const [mine] = await typed.manager.find(GoFishSession);
    expect(mine!.options.handSize).toBe(5);
    const [action] = await typed.manager.find(GoFishAction);
    expect(action!.action.type).toBe('ask');
    const newest = await typed.manager.find(GoFishSnapshot, { order: { seq: 'DESC' }, take: 1 });
    expect(newest[0]!.state.players).toHaveLength(2);
  });

  it('write a game’s name by themselves', async () => {
    const [{ id: _id, num: _num, createKey: _key, ...found }] = (await typed.manager.find(GoFishSession)) as [Session];
    const id = '11111111-1111-4111-8111-111111111111';
    await typed.manager.save(GoFishSession, { ...found, id, seed: '00', game: undefined });
    expect(await typed.manager.findOneByOrFail(Session, { id })).toMatchObject({ game: 'go-fish' });
    await typed.manager.delete(Session, { id });
  });
});
