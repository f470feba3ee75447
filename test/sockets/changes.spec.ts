import { changed } from '../../src/engine/core/change.js';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { Joined, LiveChange, LiveUpdate, Resumed } from '../../src/engine/sockets/events.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';
import type { Wire } from '../support/wire.js';

type Picture = Omit<LiveUpdate, 'sessionId' | 'from' | 'version' | 'events' | 'serverNow'>;
type Heard = LiveUpdate | LiveChange;

/** What a client keeps of a page or an update. */
function pictureOf(told: Joined | LiveUpdate): Picture {
  const { status, seat, view, toAct, legalActions, deadline, outcome } = told;
  return { status, seat, view, toAct, legalActions, deadline, outcome };
}

function next(picture: Picture, heard: Heard): Picture {
  return 'changed' in heard ? (changed(picture, heard.changed) as Picture) : pictureOf(heard);
}

describe('Updates that tell what has changed', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  const wires: Wire[] = [];
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    ann = await guest(parlour.url, 'ann');
    bob = await guest(parlour.url, 'bob');
  });
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));
  afterAll(() => parlour.stop());

  const connect = async (person: Person): Promise<Wire> => {
    const wire = await person.connects('/go-fish');
    wires.push(wire);
    return wire;
  };
  const told = (wire: Wire): Heard[] => [...wire.all<Heard>('session:update'), ...wire.all<Heard>('session:changed')];
  const hears = async (wire: Wire, wanted: number): Promise<Heard> => {
    const find = (): Heard | undefined => told(wire).find(({ version }) => version === wanted);
    await until(`version ${wanted} is told`, () => find() !== undefined);
    return find()!;
  };

  it('make the same picture, to the letter, as the whole updates of the same viewer', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const spectator = new Person(parlour.url, undefined);
    const viewers = await Promise.all(
      [ann, bob, spectator].map(async (person) => {
        const [short, whole] = [await connect(person), await connect(person)];
        const joined = await short.does<Joined>('session:join', { sessionId, changes: true });
        await whole.does('session:join', { sessionId });
        return { short, whole, picture: pictureOf(joined), changes: 0 };
      }),
    );
    for (let version = 1, over = false; !over; version++) {
      const actor = viewers.find(({ picture: { seat, toAct } }) => seat !== null && toAct.includes(seat))!;
      const action = actor.picture.legalActions[version % actor.picture.legalActions.length]!;
      const answer = await actor.short.does<Heard>('session:act', { sessionId, action, echo: false });
      for (const viewer of viewers) {
        const heard = viewer === actor ? answer : await hears(viewer.short, version);
        const whole = await viewer.whole.hears<LiveUpdate>('session:update', (update) => update.version === version);
        expect(heard).toMatchObject({ from: version - 1, version, events: whole.events, seat: whole.seat });
        if ('changed' in heard) viewer.changes += 1;
        viewer.picture = next(viewer.picture, heard);
        expect(JSON.stringify(viewer.picture)).toBe(JSON.stringify(pictureOf(whole)));
        over = whole.outcome !== null;
      }
    }
    for (const { short, whole, changes } of viewers) {
      expect(changes).toBeGreaterThan(0);
      expect(whole.all('session:changed')).toEqual([]);
      const versions = told(short).map(({ version }) => version);
      expect(new Set(versions).size).toBe(versions.length);
    }
  });

  it('begin at the picture that a client has which came later', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const [one, two] = [await connect(ann), await connect(bob)];
    const hers = await one.does<Joined>('session:join', { sessionId, changes: true });
    const his = await two.does<Joined>('session:join', { sessionId, changes: true });
    const wires = [one, two];
    let pictures = [pictureOf(hers), pictureOf(his)];
    const play = async (version: number): Promise<Heard[]> => {
      const seat = pictures[0]!.toAct[0]!;
      const action = pictures[seat]!.legalActions[0]!;
      await wires[seat]!.does('session:act', { sessionId, action });
      const heard = await Promise.all(wires.map((wire) => hears(wire, version)));
      pictures = pictures.map((picture, index) => next(picture, heard[index]!));
      return heard;
    };
    await play(1);
    await play(2);
    const late = await connect(ann);
    const page = await late.does<Resumed>('session:resume', { sessionId, sinceVersion: 0, changes: true });
    expect(page).toMatchObject({ version: 2, complete: true });
    await play(3);
    expect(next(pictureOf(page), await hears(late, 3))).toEqual(pictures[0]);

    await late.does('session:leave', { sessionId });
    await play(4);
    expect(told(late)).toHaveLength(1);
  });

  it('are not told where a client has several seats, since it has the picture of one of them', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const wire = await connect(ann);
    let { legalActions } = await wire.does<Joined>('session:join', { sessionId, changes: true });
    for (let version = 1; version <= 4; version++) {
      const answer = await wire.does<LiveUpdate>('session:act', { sessionId, action: legalActions[0]! });
      const seen = await Promise.all(
        [0, 1].map((seat) =>
          wire.hears<LiveUpdate>('session:update', (update) => update.version === version && update.seat === seat),
        ),
      );
      legalActions = seen[answer.toAct[0]!]!.legalActions;
    }
    expect(wire.all('session:changed')).toEqual([]);
  });
});
