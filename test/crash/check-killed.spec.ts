import { setTimeout as delay } from 'node:timers/promises';
import type { Fixture } from '../../src/games/check/rules/fixture.js';
import { CheckGame } from '../support/check-game.js';
import { DataFolder } from '../support/data-folder.js';
import { MortalServer } from '../support/mortal-server.js';
import { guest, Person } from '../support/people.js';

/** Nothing here takes this long on a machine with nothing else to do. */
const PATIENCE_MS = 300_000;
const LONG_MS = 3_600_000;
const SHORT_MS = 4000;

const HANDS = [
  ['7H', '2C', '9D', '4C'],
  ['KD', '8S', 'JS', 'QH'],
];
const LAST_TURN: Fixture = {
  phase: 'finalTurnsPhase',
  currentSeat: 1,
  hands: HANDS,
  deck: ['5C', '6C', 'TC'],
  playerWhoCalledCheck: 0,
  finalTurnOrder: [1],
  lockedSeats: [0],
  hasCalledCheck: [0],
};

describe('A server of Check that is killed', () => {
  const data = new DataFolder();
  const server = new MortalServer(data, { main: 'dist/src/main.js', env: { TEST_HOOKS: '1' } });
  let people: Person[];
  beforeAll(async () => {
    await server.start();
    people = await Promise.all(['Ann', 'Bob'].map((name) => guest(server.address, name)));
  }, PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    data.remove();
  }, PATIENCE_MS);

  /** A seven lies on the pile, and all players may match it. */
  const inWindow = async (matchWindowMs: number): Promise<CheckGame> => {
    const game = await CheckGame.from(people, { hands: HANDS, deck: ['7D', '5D', '6C', 'TC'] }, { matchWindowMs });
    for (const type of ['drawFromDeck', 'discardDrawnCard']) await game.plays(0, type);
    return game;
  };

  /** The first player has a King to use, and has looked at one of two cards. */
  const inAbility = async (abilityMs: number): Promise<CheckGame> => {
    const game = await CheckGame.from(people, { hands: HANDS, deck: ['KS', '5D', '6C', 'TC'] }, { abilityMs });
    for (const type of ['drawFromDeck', 'discardDrawnCard', 'passMatch']) await game.plays(0, type);
    await game.plays(1, 'passMatch');
    await game.plays(0, 'resolveSpecialAbility', { peekTargets: [{ playerID: '1', cardIndex: 1 }] });
    return game;
  };

  const deadlineOf = async (game: CheckGame) => (await game.view(people[0]!)).deadline!;

  it(
    '2.13.4: goes on in a window, in an ability and in a final turn, each with the deadline it had',
    async () => {
      const window = await inWindow(LONG_MS);
      const ability = await inAbility(LONG_MS);
      const finalTurn = await CheckGame.from(people, LAST_TURN, { turnMs: LONG_MS });
      await finalTurn.plays(1, 'drawFromDeck');
      const standing = [window, ability, finalTurn];
      const before = await Promise.all(standing.map(deadlineOf));
      expect(before.map(({ kind }) => kind)).toEqual(['window', 'ability', 'turn']);

      const running = [
        await inWindow(SHORT_MS),
        await inAbility(SHORT_MS),
        await CheckGame.from(people, LAST_TURN, { turnMs: SHORT_MS }),
      ];
      const due = await Promise.all(
        running.map(
          async ({ id }) =>
            (await data.query<{ at: string }>('SELECT deadline_at AS at FROM game_sessions WHERE id = $1', [id]))[0]!
              .at,
        ),
      );
      await server.kill();
      // The server is dead when these clocks run out.
      await delay(SHORT_MS);
      await server.start();

      people = people.map(({ token, id }) => new Person(server.address, token, id));
      const again = ({ id }: CheckGame): CheckGame => new CheckGame(id, people);
      const [sameWindow, sameAbility, sameTurn] = standing.map(again) as [CheckGame, CheckGame, CheckGame];
      expect(await Promise.all([sameWindow, sameAbility, sameTurn].map(deadlineOf))).toEqual(before);

      expect(await sameWindow.view(people[1]!)).toMatchObject({
        turnStage: 'matchingStage',
        matchingOpportunityInfo: { windowId: 1, remainingPlayerIDs: ['0', '1'], deadline: before[0]!.at },
      });
      const matched = await sameWindow.plays(0, 'attemptMatch', { handIndex: 0, windowId: 1 });
      expect(matched.events[0]).toMatchObject({ type: 'matchSucceeded' });

      // The look is still open, to its owner alone, and one is left.
      const look = { playerID: '1', cardIndex: 1, card: { suit: 'S', rank: '8' }, reason: 'ability' };
      expect(await sameAbility.view(people[0]!)).toMatchObject({ activeAbility: { peeksLeft: 1 }, reveals: [look] });
      expect(await sameAbility.view(people[1]!)).toMatchObject({ activeAbility: { peeksLeft: 1 }, reveals: [] });
      const swapTargets = [look, { playerID: '0', cardIndex: 2 }].map(({ playerID, cardIndex }) => ({
        playerID,
        cardIndex,
      }));
      const swapped = await sameAbility.plays(0, 'resolveSpecialAbility', { swapTargets });
      expect(swapped.events.map(({ type }) => type)).toEqual(['abilitySwapped', 'abilityEnded']);

      const drawn = { suit: 'C', rank: '5' };
      expect((await sameTurn.view(people[1]!)).players['1']!.pendingDrawnCard).toEqual(drawn);
      expect((await sameTurn.view(people[0]!)).players['1']!.pendingDrawnCard).toEqual({ hidden: true });
      await sameTurn.plays(1, 'discardDrawnCard');
      const { view } = await sameTurn.plays(1, 'passMatch');
      expect(view).toMatchObject({ phase: 'scoringPhase', endedBy: 'check', matchWinner: ['0'] });

      // What ran out meanwhile is played by the table itself, and not before its time. Looked at past the server.
      const expired = (id: string): Promise<{ type: string; at: string }[]> =>
        data.query(
          `SELECT action->>'type' AS type, at FROM game_actions
            WHERE session_id = $1 AND seat IS NULL ORDER BY seq LIMIT 1`,
          [id],
        );
      for (const [index, type] of ['expireWindow', 'expireAbility', 'expireTurn'].entries()) {
        const { id } = running[index]!;
        while ((await expired(id)).length === 0) await delay(50);
        const [first] = await expired(id);
        expect(first!.type).toBe(type);
        expect(Number(first!.at)).toBeGreaterThanOrEqual(Number(due[index]));
      }
      expect(await server.disagreements([...standing, ...running].map(({ id }) => id))).toEqual([]);
    },
    PATIENCE_MS,
  );
});
