import { MESSAGES } from '../../src/games/check/contract/sockets/docs.js';
import type { Fixture } from '../../src/games/check/rules/fixture.js';
import { CheckGame } from '../support/check-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

type Move = readonly [seat: number, type: string, payload?: object];
type Body = Record<string, unknown>;

const at = (seat: number, cardIndex: number) => ({ playerID: String(seat), cardIndex });
const passes: Move[] = [
  [0, 'passMatch'],
  [1, 'passMatch'],
];
const discards = (seat: number): Move[] => [
  [seat, 'drawFromDeck'],
  [seat, 'discardDrawnCard'],
];
const TWO_ROUNDS = { match: { mode: 'rounds', rounds: 2 } };
const HEAD = ['at', 'gameId', 'n', 'seq'];

describe('The events of Check by sockets', () => {
  let parlour: Parlour;
  let people: Person[];
  /** Two of the players, and a watcher without a seat or a name. */
  let wires: [ann: Wire, bob: Wire, anybody: Wire];
  const heardByName = new Set<string>();
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(parlour.url, name)));
    const all = [...people.slice(0, 2), new Person(parlour.url, undefined)];
    wires = (await Promise.all(all.map((person) => person.connects('/check')))) as typeof wires;
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  /** Plays the moves, and returns what each of the three heard, in order, once all have heard the last of it. */
  const told = async (game: CheckGame, moves: readonly Move[], last: string) => {
    for (const wire of wires) await wire.does('session:join', { sessionId: game.id });
    for (const [seat, type, payload] of moves) await game.plays(seat, type, payload);
    const heard: { name: string; body: Body }[][] = [];
    for (const wire of wires) {
      await wire.hears<Body>(last, ({ gameId }) => gameId === game.id);
      await wire.does('session:leave', { sessionId: game.id });
      const ours = wire.heard.splice(0).filter(({ body }) => (body as Body).gameId === game.id);
      heard.push(ours.map(({ event, body }) => ({ name: event, body })));
    }
    for (const { name } of heard[2]!) heardByName.add(name);
    // Numbered alike for everybody, without a gap in what an action did.
    const numbers = heard.map((list) => list.map(({ name, body }) => [name, body.seq, body.n]));
    expect(numbers[0]).toEqual(numbers[2]);
    expect(numbers[1]).toEqual(numbers[2]);
    const find = (who: 0 | 1 | 2, wanted: string): Body => {
      const { gameId: _id, seq: _seq, n: _n, at: _at, ...rest } = heard[who]!.find(({ name }) => name === wanted)!.body;
      return rest;
    };
    return { names: heard[2]!.map(({ name }) => name), find, heard };
  };
  const from = (fixture: Fixture, options: object = {}) =>
    CheckGame.from(people.slice(0, fixture.hands.length), fixture, options);

  it('tell of the peek, and faces to whoever looked', async () => {
    const looks: Move[] = ['performPeek', 'confirmPeek'].flatMap((type) => [0, 1].map((seat): Move => [seat, type]));
    const { names, find, heard } = await told(await CheckGame.dealt(people.slice(0, 2)), looks, 'peekPhaseEnded');
    expect(names).toEqual([
      'roundStarted',
      'initialPeek',
      'initialPeek',
      'peekConfirmed',
      'peekConfirmed',
      'peekPhaseEnded',
    ]);
    expect(find(2, 'roundStarted')).toEqual({ roundNo: 1, firstPlayerID: '0', deckCommitment: expect.any(String) });
    expect(find(0, 'initialPeek')).toEqual({
      playerID: '0',
      cards: [2, 3].map((cardIndex) => ({ cardIndex, card: { suit: expect.any(String), rank: expect.any(String) } })),
    });
    for (const who of [1, 2] as const) expect(find(who, 'initialPeek')).toEqual({ playerID: '0' });
    for (const { body } of heard[2]!) expect(Object.keys(body)).toEqual(expect.arrayContaining(HEAD));
  });

  it('tell of a wrong and a right match, of the pair’s abilities, and of a call', async () => {
    const hands = [
      ['KH', '2C', '9D'],
      ['8S', '3S', '4S'],
    ];
    const game = await from({ hands, deck: ['KS', '5D', '6C', 'TC', '7C'] });
    const moves: Move[] = [
      ...discards(0),
      [1, 'attemptMatch', { handIndex: 0 }],
      [0, 'attemptMatch', { handIndex: 0 }],
      [0, 'resolveSpecialAbility', { peekTargets: [at(1, 1)], swapTargets: [at(0, 1), at(1, 2)] }],
      [0, 'resolveSpecialAbility', { skip: 'all' }],
      [1, 'callCheck'],
      ...discards(0),
      [0, 'passMatch'],
    ];
    const { names, find } = await told(game, moves, 'matchEnded');
    expect(names.slice(1)).toEqual([
      ...['cardDrawn', 'cardDiscarded', 'windowOpened'],
      ...['matchFailed', 'penaltyCardDealt', 'matchSucceeded', 'windowClosed'],
      ...['abilityStarted', 'abilityPeeked', 'abilitySwapped', 'abilityEnded', 'abilityStarted', 'abilityEnded'],
      ...['checkCalled', 'finalTurnsStarted', 'cardDrawn', 'cardDiscarded', 'windowOpened', 'matchPassed'],
      ...['windowClosed', 'roundScored', 'matchEnded'],
    ]);
    const king = { suit: 'S', rank: 'K' };
    expect(find(0, 'cardDrawn')).toEqual({ playerID: '0', source: 'deck', card: king });
    expect(find(1, 'cardDrawn')).toEqual({ playerID: '0', source: 'deck' });
    expect(find(2, 'cardDiscarded')).toEqual({ playerID: '0', card: king, fromSlot: null });
    expect(find(2, 'windowOpened')).toEqual({ windowId: 1, card: king, deadline: expect.any(Number) });
    expect(find(1, 'matchFailed')).toEqual({ playerID: '1', cardIndex: 0 });
    expect(find(1, 'penaltyCardDealt')).toEqual({ playerID: '1', cardIndex: 3 });
    expect(find(2, 'matchSucceeded')).toEqual({ playerID: '0', cardIndex: 0, card: { suit: 'H', rank: 'K' } });
    expect(find(2, 'windowClosed')).toEqual({ windowId: 1, reason: 'matched' });
    expect(find(2, 'abilityStarted')).toEqual({ playerID: '0', rank: 'K', source: 'stack' });
    expect(find(0, 'abilityPeeked')).toEqual({ playerID: '0', targets: [at(1, 1)], cards: [{ suit: 'S', rank: '3' }] });
    for (const who of [1, 2] as const) {
      expect(find(who, 'abilityPeeked')).toEqual({ playerID: '0', targets: [at(1, 1)] });
    }
    expect(find(2, 'abilitySwapped')).toEqual({ playerID: '0', targets: [at(0, 1), at(1, 2)] });
    expect(find(2, 'checkCalled')).toEqual({ playerID: '1', automatic: false });
    expect(find(2, 'finalTurnsStarted')).toEqual({ order: ['0'] });
    expect(Object.keys(find(2, 'roundScored')).sort()).toEqual(
      ['endedBy', 'hands', 'roundSeed', 'roundWinner', 'scores', 'totals'].sort(),
    );
    expect(find(2, 'matchEnded')).toEqual({ matchWinner: ['0'], totals: { '0': 13, '1': 18 } });
  });

  it('tell of sealed answers only that they were given, until all are', async () => {
    const hands = [['7H', '2C'], ['8S']];
    const game = await from({ hands, deck: ['7D', '5D'] }, { matchMode: 'sealed' });
    const answers: Move[] = [[1, 'attemptMatch', { handIndex: 0 }], passes[0]!];
    const { names, find } = await told(game, [...discards(0), ...answers], 'windowClosed');
    expect(names.slice(4)).toEqual([
      'matchAnswered',
      'matchAnswered',
      'matchFailed',
      'penaltyCardDealt',
      'matchPassed',
      'windowClosed',
    ]);
    for (const who of [0, 1, 2] as const) expect(find(who, 'matchAnswered')).toEqual({ playerID: '1' });
  });

  it('tell of a rebuilt deck, of a penalty that nobody could pay, and of a Jack that had no target', async () => {
    const game = await from({ hands: [['9D'], ['2C', '3C']], deck: [], discardPile: ['JS', '4C'] });
    const moves: Move[] = [...discards(0), [0, 'attemptMatch', { handIndex: 0 }], passes[1]!];
    const { names, find } = await told(game, moves, 'abilityStarted');
    expect(names.slice(1, 6)).toEqual(['deckReshuffled', 'cardDrawn', 'cardDiscarded', 'windowOpened', 'matchFailed']);
    expect(find(2, 'deckReshuffled')).toEqual({ count: 1 });
    // The four below the Jack is the penalty; the Jack itself stays.
    expect(names).toContain('penaltyCardDealt');
    const alone = await from({
      hands: [['9D'], ['2C']],
      deck: ['JS'],
      phase: 'finalTurnsPhase',
      playerWhoCalledCheck: 1,
      hasCalledCheck: [1],
      lockedSeats: [1],
      finalTurnOrder: [0],
    });
    const wrong: Move[] = [...discards(0), [0, 'attemptMatch', { handIndex: 0 }]];
    const fizzled = await told(alone, wrong, 'matchEnded');
    expect(fizzled.names).toContain('penaltyUnavailable');
    expect(fizzled.find(2, 'penaltyUnavailable')).toEqual({ playerID: '0' });
    expect(fizzled.find(2, 'abilityFizzled')).toEqual({ playerID: '0', rank: 'J', source: 'discard' });
  });

  it('tell of a hand that grew too large, of who is ready, and of who left', async () => {
    const hands = [['7H'], ['8S', '3S', '4S', '5S', '6S']];
    const game = await from({ hands, deck: ['TD', '5D', '6C'] }, { handLimit: 6, ...TWO_ROUNDS });
    const moves: Move[] = [
      ...discards(0),
      [1, 'attemptMatch', { handIndex: 0 }],
      [0, 'passMatch'],
      [0, 'nextRound'],
      [1, 'forfeit'],
    ];
    const { names, find } = await told(game, moves, 'matchEnded');
    expect(names.slice(-6)).toEqual([
      'matchPassed',
      'windowClosed',
      'roundScored',
      'playerReady',
      'playerForfeited',
      'matchEnded',
    ]);
    expect(find(2, 'playerDisqualified')).toEqual({ playerID: '1' });
    expect(find(2, 'playerReady')).toEqual({ playerID: '0' });
    expect(find(2, 'playerForfeited')).toEqual({ playerID: '1', scope: 'match' });
  });

  it('tell of a player who went out before the last turn came', async () => {
    const hands = [['7H', '2C'], ['KD', '8S'], ['TD']];
    const moves: Move[] = [[0, 'callCheck'], ...discards(1), [2, 'attemptMatch', { handIndex: 0 }]];
    const { names, find } = await told(await from({ hands, deck: ['TS', '5D'] }), moves, 'matchEnded');
    expect(names.slice(-6)).toEqual([
      'matchSucceeded',
      'checkCalled',
      'windowClosed',
      'finalTurnSkipped',
      'roundScored',
      'matchEnded',
    ]);
    expect(find(2, 'finalTurnSkipped')).toEqual({ playerID: '2' });
  });

  it('tell of turns that ran out', async () => {
    // A client that comes late hears of the next one.
    const timed = { turnMs: 3000, matchWindowMs: 1000 };
    const game = await from({ hands: [['9D'], ['2C', '3C']], deck: ['9C', '5D', '6C', '8C', '4D', '4H'] }, timed);
    for (const wire of wires) await wire.does('session:join', { sessionId: game.id });
    for (const wire of wires) {
      const expired = await wire.hears<Body>('turnExpired', ({ gameId }) => gameId === game.id);
      expect(expired).toMatchObject({ playerID: expect.stringMatching(/^[01]$/), n: 0, seq: expect.any(Number) });
    }
    heardByName.add('turnExpired');
  });

  it('are all those of the description, each heard by its name', () => {
    expect(Object.keys(MESSAGES).filter((name) => !heardByName.has(name))).toEqual([]);
  });
});
