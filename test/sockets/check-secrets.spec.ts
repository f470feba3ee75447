import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { wholeDeck } from '../../src/games/check/rules/cards/cards.js';
import { check } from '../../src/games/check/rules/check.game.js';
import type { CheckState } from '../../src/games/check/rules/check.types.js';
import { anyOptions } from '../../src/games/check/rules/testing/random-check.js';
import { CheckGame, UNTIMED } from '../support/check-game.js';
import { knownFaces, secretsIn } from '../support/check-recording.js';
import type { Listener, RawVersion, Recorded } from '../support/check-recording.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

/** `PARLOUR_ROUNDS=1000` records the long form. */
const ROUNDS = Number(process.env.PARLOUR_ROUNDS ?? 4);
/** Rounds of a match; the rules allow twenty. */
const ROUNDS_EACH = Math.min(20, Math.ceil(ROUNDS / 2));
/** Whatever happens in the long form, the suite waits no longer than an hour. */
const PATIENCE_MS = 3_600_000;

describe('Every byte that Check sends by sockets', () => {
  const rng = seededRng(
    createHash('sha256')
      .update(process.env.PARLOUR_SEED ?? '1')
      .digest('hex'),
  );
  let parlour: Parlour;
  let people: Person[];
  let wires: Map<Listener, Wire>;
  const gather = async (): Promise<void> => {
    people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => guest(parlour.url, name)));
    const opened = await Promise.all(people.map((person) => person.connects('/check')));
    wires = new Map<Listener, Wire>(opened.map((wire, seat) => [seat, wire]));
    wires.set('public', await new Person(parlour.url, undefined).connects('/check'));
  };
  const part = (): void => wires.forEach((wire) => wire.close());
  beforeAll(async () => {
    parlour = await startParlour();
    await gather();
  });
  afterAll(async () => {
    part();
    await parlour.stop();
  });

  /** Plays a match under house rules drawn at random, and keeps all that the clients at the table were sent. */
  const recordMatch = async (rounds: number) => {
    const players = 2 + rng.int(3);
    const house = anyOptions(rng, players);
    const options = { ...house, ...UNTIMED, match: { mode: 'rounds', rounds }, maxTurnsPerRound: 10 };
    const game = await CheckGame.dealt(people.slice(0, players), options);
    const listening = [...wires].filter(([to]) => to === 'public' || to < players);
    const told: Recorded[] = [];
    for (const [to, wire] of listening) {
      const joined = await wire.does<{ version: number }>('session:join', { sessionId: game.id });
      told.push({ to, version: joined.version, text: JSON.stringify(joined) });
    }
    const live = parlour.app.get(LiveSessions);
    for (let session = await live.get(game.id); session.status === 'active'; session = await live.get(game.id)) {
      const seat = rng.pick(session.toAct);
      const choices = check.view(session.table.state as CheckState, seat).legalActions;
      // Mostly passes: rounds of wild guesses would only make hands grow.
      const calm = choices.filter(({ type }) => type !== 'attemptMatch');
      const action = rng.pick(rng.int(3) > 0 && calm.length > 0 ? calm : choices);
      const answer = await wires.get(seat)!.does<{ version: number }>('session:act', { sessionId: game.id, action });
      told.push({ to: seat, version: answer.version, text: JSON.stringify(answer) });
    }
    const { version } = await live.get(game.id);
    for (const [to, wire] of listening) {
      await wire.hears<{ sessionId: string; version: number }>(
        'session:update',
        (update) => update.sessionId === game.id && update.version === version,
      );
      await wire.does('session:leave', { sessionId: game.id });
      for (const { event, body } of wire.heard.splice(0)) {
        const { sessionId, gameId, version: then, seq } = body as Record<string, string & number>;
        if (sessionId !== game.id && gameId !== game.id) continue;
        told.push({ to, version: then ?? seq ?? 0, text: `${event} ${JSON.stringify(body)}` });
      }
    }
    const { rows } = await parlour.app.get(Pool).query<RawVersion>(
      `SELECT s.seq, s.state, a.seat, a.action FROM game_state_snapshots s
         LEFT JOIN game_actions a ON a.session_id = s.session_id AND a.seq = s.seq
        WHERE s.session_id = $1 ORDER BY s.seq`,
      [game.id],
    );
    return { game, told, versions: rows, listeners: listening.map(([to]) => to) };
  };

  type Recording = Awaited<ReturnType<typeof recordMatch>>;

  /** Ids that everybody may see: the game's, the players', each round's commitment, and its seed once it is scored. */
  const publicIdsOf = async ({ game, versions }: Recording): Promise<ReadonlySet<string>> => {
    const { body } = await people[0]!.get<{ rounds: { roundSeed: string }[] }>(game.path('/rounds'));
    const seeds = body.rounds.map(({ roundSeed }) => roundSeed);
    return new Set([
      game.id,
      ...people.map(({ id }) => id),
      ...versions.map(({ state }) => state.deckCommitment),
      ...seeds,
    ]);
  };

  const auditOf = async (recording: Recording) => {
    const ids = await publicIdsOf(recording);
    const known = new Map(recording.listeners.map((to) => [to, knownFaces(recording.versions, to)]));
    const scored = new Map(recording.versions.map(({ seq, state }) => [seq, state.phase === 'scoringPhase']));
    return ({ to, version, text }: Recorded): string[] => {
      // A round's seed is a secret until that round is scored.
      const early = !scored.get(version) && text.includes('"roundSeed"') ? ['roundSeed'] : [];
      return [...secretsIn(text, known.get(to)!.get(version)!, ids), ...early];
    };
  };

  it(
    '4.4.2, 4.4.3, 4.4.6: holds no hidden card, by its code or by any id, for anybody who may not know it',
    async () => {
      const counts = { rounds: 0, matches: 0, messages: 0, bytes: 0, faces: 0, hiddenCards: 0 };
      while (counts.rounds < ROUNDS) {
        const recording = await recordMatch(ROUNDS_EACH);
        const audit = await auditOf(recording);
        for (const message of recording.told) {
          const found = audit(message);
          if (found.length > 0) expect({ found, ...message }).toEqual('nothing');
          counts.messages += 1;
          counts.bytes += message.text.length;
          counts.faces += message.text.split('"suit"').length - 1;
          counts.hiddenCards += message.text.split('{"hidden":true}').length - 1;
        }
        counts.matches += 1;
        // The long form outlasts an access token: others come to the table.
        if (counts.matches % 10 === 0) {
          part();
          await gather();
        }
        counts.rounds += recording.versions.at(-1)!.state.roundNo;
        if (process.env.PARLOUR_ROUNDS) process.stderr.write(`${JSON.stringify(counts)}\n`);
      }
      expect(counts.faces).toBeGreaterThan(100 * ROUNDS);
      expect(counts.hiddenCards).toBeGreaterThan(100 * ROUNDS);
    },
    PATIENCE_MS,
  );

  it('would be found: each secret planted in each of many messages', async () => {
    const recording = await recordMatch(2);
    const audit = await auditOf(recording);
    let planted = 0;
    for (const message of recording.told) {
      const state = recording.versions.find(({ seq }) => seq === message.version)!.state;
      if (state.phase === 'scoringPhase') continue;
      const met = knownFaces(recording.versions, message.to).get(message.version)!;
      const card = wholeDeck().find((one) => state.deck.includes(one) && !met.has(one))!;
      const [rank, suit] = [...card];
      const leaks = [
        { card: { suit, rank } },
        { card: { rank, suit } },
        { cards: [card] },
        { [card]: 1 },
        { note: `the top card is ${rank === 'T' ? '10' : rank}${suit}.` },
        { hand: [{ hidden: true, id: 17 }] },
        { id: 'c0ffee00-c0ff-4ee0-8c0f-fee0c0ffee00' },
        { hash: 'ab'.repeat(32) },
      ];
      for (const leak of leaks) {
        const text = message.text.replace(/\}$/, `,"leak":${JSON.stringify(leak)}}`);
        if (audit({ ...message, text }).length === 0) expect({ leak, text }).toEqual('found');
        planted += 1;
      }
    }
    expect(planted).toBeGreaterThan(1000);
  });
});
