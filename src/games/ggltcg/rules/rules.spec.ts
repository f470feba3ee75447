import { scenario } from '../../../engine/testing/index.js';
import { refuse, rngOver, sfc32 } from '../../../engine/core/index.js';
import { SHIPPED_SET, cardPool, registerCardSet } from './catalogue/card-sets.js';
import { PRACTICE_DECKS, randomDeck, whyNotDeck } from './catalogue/decks.js';
import { ggltcg } from './ggltcg.game.js';
import { draw, read } from './ggltcg.notation.js';
import type { Options, ReadState, State } from './ggltcg.types.js';
import { A, B, attack, decide, endTurn, play, staminaOf } from './ggltcg.words.js';
import { defaultOptions } from './options.js';
import { getCardSet } from './catalogue/parse-card-set.js';

const table = scenario(ggltcg, { read, draw });
const standard = cardPool(SHIPPED_SET, 'standard');
const classic = cardPool(SHIPPED_SET, 'classic');

const begin = (options: Partial<Options> = {}, seed = 1, decks: (readonly string[] | null)[] = [null, null]): State =>
  ggltcg.setup({
    sessionId: 's',
    options: { ...defaultOptions, ...options },
    seats: ['ann', 'bob'].map((id, seat) => ({ id, name: id, bot: false, loadout: decks[seat] ?? null })),
    rng: rngOver(sfc32(seed)),
    at: 0,
    commitment: '',
  });

describe('Terms and setup', () => {
  it('R1, R8: standard has 25 Toys and 16 Actions, classic 11 and 7', () => {
    const count = (pool: typeof standard, type: string): number =>
      pool.cards.filter((card) => card.type === type).length;
    expect([count(standard, 'Toy'), count(standard, 'Action')]).toEqual([25, 16]);
    expect([count(classic, 'Toy'), count(classic, 'Action')]).toEqual([11, 7]);
  });

  it('R2, R9: all six cards go to the hand, nothing is in play, and the first player has 2 CC', () => {
    const state = begin({ first_player_id: 'bob' }, 1, [PRACTICE_DECKS.Control_Ka!, null]);
    expect(state.players.ann).toMatchObject({ cc: 0, in_play: [], sleep_zone: [] });
    expect(state.players.ann!.hand.map(({ printed_name }) => printed_name)).toEqual(PRACTICE_DECKS.Control_Ka);
    expect(state).toMatchObject({ turn_number: 1, phase: 'Main', active_player_id: 'bob', first_player_id: 'bob' });
    expect(state.players.bob!.cc).toBe(2);
  });

  it('R7: a deck is six different cards of the edition, and both players may bring the same', () => {
    const ka = PRACTICE_DECKS.Control_Ka!;
    expect(whyNotDeck(standard, ka)).toBeUndefined();
    expect(whyNotDeck(standard, ka.slice(1))).toMatchObject({ code: 'INVALID_DECK', rule: 'R7' });
    expect(whyNotDeck(standard, [...ka.slice(1), 'Wake'])).toMatchObject({ code: 'INVALID_DECK' });
    expect(whyNotDeck(classic, [...ka.slice(1), 'Cake'])).toMatchObject({ code: 'INVALID_DECK' });
    expect(whyNotDeck(standard, [...ka.slice(1), 'Umbrah'])).toMatchObject({
      details: { near: ['Umbruh', expect.any(String), expect.any(String)] },
    });
    const sixActions = ['Clean', 'Copy', 'Rush', 'Sun', 'Wake', 'Twist'];
    expect(begin({}, 1, [sixActions, sixActions]).players.bob!.hand).toHaveLength(6);
    expect(() => begin({}, 1, [ka.slice(1), null])).toThrow('A deck has 6 cards');
  });

  it('R7: practice decks are decks, and random decks keep the mix asked for', () => {
    for (const deck of Object.values(PRACTICE_DECKS)) expect(whyNotDeck(standard, deck)).toBeUndefined();
    const deck = randomDeck(standard, rngOver(sfc32(3)), { toys: 4, actions: 2 });
    expect(whyNotDeck(standard, deck)).toBeUndefined();
    expect(deck.filter((name) => standard.byName.get(name)!.type === 'Toy')).toHaveLength(4);
  });

  it('R10: the dice choose the first player when nobody does', () => {
    const firsts = new Set([1, 2, 3, 4, 5, 6].map((seed) => begin({}, seed).first_player_id));
    expect(firsts).toEqual(new Set(['ann', 'bob']));
    expect(() => begin({ first_player_id: 'eve' })).toThrow('eve does not sit');
  });

  it('R5: what a card says beats the rules: Rush is refused although its player could pay', () => {
    table(`
      turn 1
      > A 2 | hand Rush, Sun
        B 0 | hand Sun
    `).refuses(A, play('A.Rush'), 'NOT_ON_FIRST_TURN');
  });

  it('R3: the owner of a card never changes, and whoever has it in play controls it until it leaves', () => {
    const belongs = (state: ReadState): unknown =>
      Object.values(state.players)
        .flatMap(({ hand, in_play, sleep_zone }) => [...hand, ...in_play, ...sleep_zone])
        .filter(({ printed_name }) => printed_name === 'Ka')
        .map(({ owner, controller, zone }) => [owner, controller, zone]);
    table(`
      > A 5 | hand Twist, Drop, Sun
        B 4 | hand Sun | play Ka
    `)
      .check((state) => expect(belongs(state)).toEqual([['B', 'B', 'in_play']]))
      .play(A, play('A.Twist', 'B.Ka'))
      .check((state) => expect(belongs(state)).toEqual([['B', 'A', 'in_play']]))
      .play(A, play('A.Drop', 'B.Ka'))
      .check((state) => expect(belongs(state)).toEqual([['B', 'B', 'sleep']]));
  });

  it('R4: "your toys" are those you control, not those you own', () => {
    table(`
      > A 4 | hand VeryVeryAppleJuice, Sun | play Block of B
        B 4 | hand Sun | play Block of A
    `)
      .play(A, play('A.VeryVeryAppleJuice'))
      .check((state) => expect([staminaOf(state, 'A.Block'), staminaOf(state, 'B.Block')]).toEqual([6, 5]));
  });
});

describe('The turn', () => {
  it('R11, R12, R14: turns alternate and are counted, 2 CC on turn 1 and 4 after it, unspent CC stays', () => {
    table(`
      turn 1
      > A 2 | hand Sun
        B 0 | hand Sun
    `)
      .play(A, endTurn)
      .check(({ turn_number, phase }) => expect([turn_number, phase]).toEqual([2, 'Main']))
      .play(B, endTurn).shows(`
      > A 6 | hand Sun
        B 4 | hand Sun
    `);
  });

  it('R13: only the active player acts, in the Main phase', () => {
    table(`
      > A 4 | hand Car, Sun
        B 4 | hand Car, Sun | play Block
    `)
      .refuses(B, play('B.Car'), 'NOT_YOUR_TURN', "It's not your turn")
      .refuses(B, attack('B.Block', null), 'NOT_YOUR_TURN')
      .refuses(B, endTurn, 'NOT_YOUR_TURN')
      .refuses(A, decide('d1', null), 'NO_PENDING_DECISION')
      .refuses(A, attack('B.Block', null), 'ATTACKER_NOT_IN_PLAY')
      .refuses(A, play('B.Car'), 'CARD_NOT_IN_HAND');
    const state = { ...begin({ first_player_id: 'ann' }), phase: 'Start' as const };
    expect(refuse(ggltcg, state, { seat: 0, action: endTurn, at: 0 })).toMatchObject({ code: 'WRONG_PHASE' });
  });

  it('R14: the counters of the turn go back to 0', () => {
    table(`
      > A 7 | hand Surge, Sun | play Car
        B 4 | hand Sun, Wake
    `)
      .play(A, attack('A.Car', null), play('A.Surge'))
      .check((state) => expect([state.actions_this_turn, state.played_this_turn]).toEqual([2, ['A.Surge']]))
      .play(A, endTurn)
      .check(({ actions_this_turn, played_this_turn, players }) =>
        expect([actions_this_turn, played_this_turn, players.A!.direct_attacks_this_turn]).toEqual([0, [], 0]),
      );
  });

  it('R15: CC stops at 7', () => {
    table(`
      > A 4 | hand Sun
        B 6 | hand Sun
    `)
      .play(A, endTurn)
      .check(({ players }) => expect(players.B!.cc).toBe(7));
  });

  it('R16, R38: a toy may attack on the turn it is played, on turn 1 too, and again and again', () => {
    table(`
      turn 1
      > A 2 | hand Dino, Sun
        B 0 | hand Sun, Wake
    `)
      .play(A, play('A.Dino'), attack('A.Dino', null))
      .check(({ players }) => expect(players.B!.hand).toHaveLength(1));
    table(`
      > A 7 | hand Sun | play Ka
        B 0 | hand Sun | play Dino, Car, Gibbers
    `)
      .play(A, attack('A.Ka', 'B.Dino'), attack('A.Ka', 'B.Gibbers'))
      .check(({ players }) => expect(players.B!.in_play).toHaveLength(1));
  });
});

describe('Playing a card', () => {
  it('R17, R28: refuses in the order card, limit, restriction, targets, payment, and changes nothing', () => {
    table(`
      > A 0 | hand Sun, Drop, Ka, Car
        B 4 | hand Sun
    `)
      .refuses(A, play('A.Nothing'), 'CARD_NOT_IN_HAND')
      .refuses(A, play('A.Drop'), 'NO_VALID_TARGETS')
      .refuses(A, play('A.Car', 'A.Ka'), 'TARGET_NOT_ALLOWED')
      .refuses(A, play('A.Ka'), 'NOT_ENOUGH_CC', 'Not enough CC (need 1, have 0)').shows(`
      > A 0 | hand Sun, Drop, Ka, Car
        B 4 | hand Sun
    `);
  });

  it('R18: a Toy enters last in line, an Action lies down after its effect', () => {
    table(`
      > A 4 | hand Car, Wake | play Block | sleep Ka
        B 4 | hand Sun
    `).play(A, play('A.Car'), play('A.Wake', 'A.Ka')).shows(`
      > A 3 | hand Ka | play Block, Car | sleep Wake
        B 4 | hand Sun
    `);
  });

  it('R29: playing the last card can lose the game', () => {
    table(`
      > A 4 | hand Clean
        B 4 | hand Sun | play Block
    `)
      .play(A, play('A.Clean'))
      .ends({ winners: [B], reason: 'no_cards' });
  });

  it('R32: a play effect on a Toy happens when it enters play, and its targets are optional', () => {
    const set = registerCardSet(
      'tests',
      1,
      getCardSet('name,cost,speed,strength,stamina,effects\nBully,1,1,1,1,sleep_target:2\nRock,0,9,9,9,'),
    );
    table(`
      set ${set}
      > A 4 | hand Bully
        B 4 | hand Rock | play Rock, Rock
    `)
      .offers(A, play('A.Bully'))
      .offers(A, play('A.Bully', "B.Rock''", "B.Rock'"))
      .play(A, play('A.Bully', "B.Rock''", "B.Rock'")).shows(`
      > A 3 | play Bully
        B 4 | hand Rock | sleep Rock, Rock
    `);
  });
});

describe('Tussles', () => {
  it('R36: damage stays until the toy leaves play', () => {
    table(`
      > A 4 | hand Jumpscare, Sun | play Block
        B 4 | hand Sun | play Umbruh
    `)
      .play(A, attack('A.Block', 'B.Umbruh'))
      .check((state) => expect([staminaOf(state, 'A.Block'), staminaOf(state, 'B.Umbruh')]).toEqual([1, 1]))
      .play(A, endTurn)
      .check((state) => expect(staminaOf(state, 'A.Block')).toBe(1))
      .play(B, endTurn)
      .play(A, play('A.Jumpscare', 'A.Block'), play('A.Block'))
      .check((state) => expect(staminaOf(state, 'A.Block')).toBe(5));
  });

  it('R35: the defender must be a toy the opponent controls', () => {
    table(`
      > A 4 | hand Sun | play Block, Car
        B 4 | hand Sun | play Umbruh
    `)
      .refuses(A, attack('A.Block', 'A.Car'), 'INVALID_DEFENDER')
      .refuses(A, attack('A.Block', 'B.Sun'), 'INVALID_DEFENDER');
  });

  it('R37: every card of the hand may be the one that is hit', () => {
    const hit = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = read('> A 7 | play Car\n B 4 | hand Sun, Wake, Ka');
      ggltcg.actions.tussle.play!(
        {
          state,
          before: state,
          auto: false,
          seat: A,
          at: 0,
          rng: rngOver(sfc32(seed)),
          round: 1,
          emit: () => undefined,
          tell: () => undefined,
          beginRound: () => '',
          revealSeed: () => '',
        },
        { type: 'tussle', attacker_id: 'A.Car', defender_id: null },
      );
      hit.add(state.players.B!.sleep_zone[0]!.printed_name);
    }
    expect(hit).toEqual(new Set(['Sun', 'Wake', 'Ka']));
  });
});

describe('The end', () => {
  it('R51: cards of yours under enemy control do not save you', () => {
    table(`
      > A 4 | play Ka, Car of B
        B 4 | hand Sun
    `)
      .play(A, attack('A.Ka', null))
      .ends({ winners: [A], reason: 'no_cards' });
  });

  it('R52: six turns in which nobody does anything are a draw, and the turn number stays', () => {
    const scene = table(`
      > A 7 | hand Twist
        B 7 | hand Copy
    `);
    for (let turn = 0; turn < 5; turn++) scene.play(turn % 2 === 0 ? A : B, endTurn).goesOn();
    scene
      .play(B, endTurn)
      .ends({ winners: [], reason: 'stalemate' })
      .check(({ turn_number, outcome, winner_id }) =>
        expect([turn_number, outcome, winner_id]).toEqual([8, 'draw', null]),
      )
      .tells({ type: 'narrated', action_type: 'draw', description: 'Draw: stalemate' });
  });

  it('R52: an action in between starts the count anew', () => {
    const scene = table(`
      > A 7 | hand Surge, Twist
        B 7 | hand Copy
    `);
    for (let turn = 0; turn < 4; turn++) scene.play(turn % 2 === 0 ? A : B, endTurn);
    scene.play(A, play('A.Surge'), endTurn).play(B, endTurn).goesOn();
  });

  it('R52: the game is a draw when the last turn ends', () => {
    table(`
      turn 20, limit 20
        A 7 | hand Twist
      > B 7 | hand Copy
    `)
      .play(B, endTurn)
      .ends({ winners: [], reason: 'turn_limit' });
  });

  it('R53, R54: anybody may concede at any time, and then all is over', () => {
    table(`
      > A 4 | hand Car
        B 4 | hand Sun
    `)
      .play(B, { type: 'concede' })
      .ends({ winners: [A], reason: 'concede' })
      .refuses(A, play('A.Car'), 'GAME_OVER')
      .refuses(A, endTurn, 'GAME_OVER')
      .refuses(A, attack('A.Car', null), 'GAME_OVER')
      .refuses(A, decide('d1', null), 'GAME_OVER')
      .refuses(B, { type: 'concede' }, 'GAME_OVER');
  });

  it('R53: also while a decision is open', () => {
    table(`
      > A 6 | play Ka
        B 4 | hand Wake | play Snuggles
    `)
      .play(A, attack('A.Ka', 'B.Snuggles'))
      .play(A, { type: 'concede' })
      .ends({ winners: [B], reason: 'concede' })
      .check(({ pending_decisions }) => expect(pending_decisions).toEqual([]));
  });
});

describe('The clock', () => {
  const timeOut = { type: 'time-out' } as const;

  it('R59: without the option there is none', () => {
    table(`
      > A 4 | hand Sun
        B 4 | hand Sun
    `).refuses(null, timeOut, 'CLOCK_STILL_RUNS');
  });

  it('R59: it ends the turn, and the second time in a row the game', () => {
    table(
      `
      clock 90
      > A 4 | hand Sun
        B 4 | hand Sun
    `,
    )
      .after(89_999)
      .refuses(null, timeOut, 'CLOCK_STILL_RUNS')
      .after(1)
      .play(null, timeOut)
      .tells({ type: 'timed_out', player_id: 'A' }, { type: 'turn_started', player_id: 'B' })
      .after(80_000)
      .play(B, endTurn)
      .after(90_000)
      .play(null, timeOut)
      .ends({ winners: [B], reason: 'timeout' });
  });

  it('R59: an action of its own in between is forgiven', () => {
    table(`
      clock 90
      > A 4 | hand Surge, Sun
        B 4 | hand Sun
    `)
      .after(90_000)
      .play(null, timeOut)
      .play(B, endTurn)
      .play(A, play('A.Surge'))
      .after(90_000)
      .play(null, timeOut)
      .goesOn();
  });

  it('R59: a decision is declined, and the interrupted turn gets a fresh clock', () => {
    table(`
      clock 90
      > A 6 | hand Sun | play Ka
        B 4 | hand Wake | play Snuggles
    `)
      .after(50_000)
      .play(A, attack('A.Ka', 'B.Snuggles'))
      .after(60_000)
      .refuses(null, timeOut, 'CLOCK_STILL_RUNS')
      .after(30_000)
      .play(null, timeOut)
      .tells({ type: 'timed_out', player_id: 'B' }, { type: 'narrated', description: 'Snuggles declined' })
      .check((state) => expect(ggltcg.deadline!(state)).toMatchObject({ at: 230_000 }));
  });
});

it('draws what it reads', () => {
  const picture = `> A 4 | hand Sun, Wake | play Ka, Block 2 | sleep Umbruh
B 3 | hand Drop | play Knight of A, Copy as Dream, Clone as Ka of A`;
  expect(draw(read(picture))).toBe(picture);
});
