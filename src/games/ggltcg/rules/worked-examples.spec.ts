import { scenario } from '../../../engine/testing/index.js';
import { ggltcg } from './ggltcg.game.js';
import { draw, read } from './ggltcg.notation.js';
import { A, B, attack, decide, endTurn, play, staminaOf, strengthOf } from './ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('The worked examples', () => {
  it('W1: the faster toy strikes first, and whoever falls does not strike back', () => {
    table(`
      > A 4 | hand Sun | play Ka
        B 4 | hand Wake | play Umbruh
    `)
      .play(A, attack('A.Ka', 'B.Umbruh'))
      .tells({ type: 'strike', from: { id: 'A.Ka', name: 'Ka' }, amount: 11, remaining: -7 })
      .doesNotTell('public', 'auto_win').shows(`
      > A 2 | hand Sun | play Ka
        B 5 | hand Wake | sleep Umbruh
    `);
  });

  it('W2: who survives the first strike strikes back', () => {
    table(`
      > A 4 | hand Sun | play Beary
        B 4 | play Umbruh
    `).play(A, attack('A.Beary', 'B.Umbruh')).shows(`
      > A 2 | hand Sun | sleep Beary
        B 4 | play Umbruh 1
    `);
  });

  it('W3: a faster defender strikes first', () => {
    table(`
      > A 4 | hand Sun | play Dino
        B 4 | play Beary
    `).play(A, attack('A.Dino', 'B.Beary')).shows(`
      > A 2 | hand Sun | sleep Dino
        B 4 | play Beary
    `);
  });

  it('W4: at equal speed both strike, and a Wizard makes his own tussle cheaper', () => {
    table(`
      > A 4 | hand Sun | play Wizard
        B 4 | play Block
    `).play(A, attack('A.Wizard', 'B.Block')).shows(`
      > A 3 | hand Sun | sleep Wizard
        B 4 | play Block 2
    `);
  });

  it('W5: Knight does not win at once against Beary', () => {
    table(`
      > A 4 | hand Wake | play Knight
        B 4 | hand Sun | play Beary
    `).play(A, attack('A.Knight', 'B.Beary')).shows(`
      > A 2 | hand Wake | sleep Knight
        B 4 | hand Sun | sleep Beary
    `);
    table(`
      > A 4 | hand Wake | play Beary
        B 4 | hand Sun | play Knight
    `).play(A, attack('A.Beary', 'B.Knight')).shows(`
      > A 2 | hand Wake | play Beary
        B 4 | hand Sun | sleep Knight
    `);
  });

  it('W6: team protection makes the tussle a normal one', () => {
    table(`
      > A 4 | hand Wake | play Knight
        B 4 | play Ka, Bubble Blocker
    `).play(A, attack('A.Knight', 'B.Ka')).shows(`
      > A 2 | hand Wake | sleep Knight
        B 4 | play Bubble Blocker | sleep Ka
    `);
  });

  it('W7: a stamina aura keeps a toy up, and lets it fall when it goes', () => {
    table(`
      > A 4 | play Block
        B 4 | play Demideca, Wizard
    `)
      .play(A, attack('A.Block', 'B.Wizard'))
      .tells({ type: 'strike', amount: 3, remaining: 1 }, { type: 'strike', amount: 4, remaining: 1 }).shows(`
      > A 2 | play Block 1
        B 4 | play Demideca, Wizard 0
    `);
    table(`
      > A 2 | hand Drop, Sun | play Block 1
        B 4 | play Demideca, Wizard 0
    `)
      .play(A, play('A.Drop', 'B.Demideca'))
      .tells({ type: 'narrated', description: 'Played Drop for 2 CC (sleeped Demideca); also sleeped: Wizard' })
      .ends({ winners: [A], reason: 'no_cards' });
  });

  it('W8: a stolen toy goes to sleep with its owner, who gets what it gives', () => {
    table(`
      turn 4
        A 6 | hand Wake
      > B 3 | hand Sun, Clean | play Umbruh of A
    `).play(B, play('B.Clean')).shows(`
        A 7 | hand Wake | sleep Umbruh
      > B 0 | hand Sun | sleep Clean
    `);
  });

  it('W9: theft wins when it takes the last card', () => {
    table(`
      > A 3 | hand Twist
        B 4 | play Ka | sleep Sun
    `)
      .play(A, play('A.Twist', 'B.Ka'))
      .ends({ winners: [A], reason: 'no_cards' })
      .check((state) => expect(strengthOf(state, 'B.Ka')).toBe(11));
  });

  it('W10: Ballaber is paid by putting another card to sleep', () => {
    table(`
      > A 0 | hand Ballaber | play Umbruh
        B 4 | hand Sun
    `)
      .play(A, { ...play('A.Ballaber'), alternative_cost_card_id: 'A.Umbruh' })
      .tells({ type: 'narrated', description: 'Played Ballaber by sleeping Umbruh' }).shows(`
      > A 1 | play Ballaber | sleep Umbruh
        B 4 | hand Sun
    `);
    table(`
      > A 0 | hand Ballaber, Umbruh
        B 4 | hand Sun
    `)
      .refuses(A, { ...play('A.Ballaber'), alternative_cost_card_id: 'A.Ballaber' }, 'INVALID_ALTERNATIVE_COST')
      .play(A, { ...play('A.Ballaber'), alternative_cost_card_id: 'A.Umbruh' }).shows(`
      > A 0 | play Ballaber | sleep Umbruh
        B 4 | hand Sun
    `);
  });

  it('W11: Rush waits for the second turn, and the purse is full at 7', () => {
    table(`
      turn 2
        A 4 | hand Sun
      > B 4 | hand Rush, Sun
    `).refuses(B, play('B.Rush'), 'NOT_ON_FIRST_TURN');
    table(`
      > A 6 | hand Rush, Sun
        B 4 | hand Sun
    `).play(A, play('A.Rush')).shows(`
      > A 7 | hand Sun | sleep Rush
        B 4 | hand Sun
    `);
  });

  it("W12: Copy pays the toy's current cost and what Gibbers adds", () => {
    table(`
      > A 3 | hand Copy | play Dream | sleep Sun, Wake
        B 4 | play Gibbers
    `)
      .play(A, play('A.Copy', 'A.Dream'))
      .seen(A, ({ players }) =>
        expect(players.A!.in_play[1]).toMatchObject({ name: 'Copy of Dream', speed: 4, strength: 5, stamina: 4 }),
      ).shows(`
      > A 0 | play Dream, Copy as Dream | sleep Sun, Wake
        B 4 | play Gibbers
    `);
    table(`
      > A 2 | hand Copy | play Dream | sleep Sun, Wake
        B 4 | play Gibbers
    `).refuses(A, play('A.Copy', 'A.Dream'), 'NOT_ENOUGH_CC', 'Not enough CC (need 3, have 2)');
  });

  it('W13: Sun as the last card saves, Surge as the last card loses', () => {
    table(`
      > A 3 | hand Sun | sleep Ka, Demideca
        B 4 | hand Sun
    `)
      .play(A, play('A.Sun', 'A.Demideca', 'A.Ka'))
      .goesOn().shows(`
      > A 0 | hand Ka, Demideca | sleep Sun
        B 4 | hand Sun
    `);
    table(`
      > A 3 | hand Surge
        B 4 | hand Sun
    `)
      .play(A, play('A.Surge'))
      .ends({ winners: [B], reason: 'no_cards' });
  });

  it('W14: two direct attacks a turn, and none past defenders', () => {
    table(`
      > A 7 | play Wizard
        B 4 | hand Ka, Sun, Wake
    `)
      .play(A, attack('A.Wizard', null))
      .play(A, attack('A.Wizard', null))
      .check(({ players }) => {
        expect(players.A!.cc).toBe(5);
        expect(players.B!.hand).toHaveLength(1);
        expect(players.B!.sleep_zone).toHaveLength(2);
        expect(players.B!.cc).toBe(4);
      })
      .refuses(A, attack('A.Wizard', null), 'DIRECT_ATTACK_LIMIT');
    table(`
      > A 7 | play Wizard
        B 4 | hand Ka | play Block
    `).refuses(A, attack('A.Wizard', null), 'DEFENDERS_IN_PLAY');
  });

  it('W15: Snuggles takes a toy along, on the turn of the other', () => {
    table(`
      > A 6 | play Ka, Umbruh
        B 4 | hand Wake | play Snuggles
    `)
      .play(A, attack('A.Umbruh', 'B.Snuggles'))
      .seen('public', (view) =>
        expect(view.pending_decision).toMatchObject({ player_id: 'B', options: ['A.Ka', 'A.Umbruh'] }),
      )
      .refuses(A, endTurn, 'PENDING_DECISION')
      .refuses(A, decide('d1', 'A.Ka'), 'NOT_YOUR_DECISION')
      .check((state) => expect(strengthOf(state, 'A.Umbruh')).toBe(6))
      .play(B, decide('d1', 'A.Ka'))
      .tells({ type: 'narrated', description: 'Snuggles sleeped Ka' })
      .check((state) => expect(strengthOf(state, 'A.Umbruh')).toBe(4)).shows(`
      > A 4 | play Umbruh | sleep Ka
        B 4 | hand Wake | sleep Snuggles
    `);
  });

  it('W16: if both are out at once, the active player wins', () => {
    table(`
      > A 3 | hand Clean | play Ka
        B 4 | play Umbruh
    `)
      .play(A, play('A.Clean'))
      .ends({ winners: [A], reason: 'no_cards' })
      .check(({ players }) => expect(players.B!.cc).toBe(5));
  });

  it('W17: Raggy waits on turn 1, and tussles for nothing afterwards', () => {
    table(`
      turn 1
      > A 4 | hand Sun | play Raggy
        B 4 | hand Sun
    `).refuses(A, attack('A.Raggy', null), 'CANNOT_TUSSLE_TURN_1');
    table(`
      turn 2
        A 4 | hand Ka, Sun
      > B 0 | play Raggy
    `)
      .play(B, attack('B.Raggy', null))
      .check(({ players }) => expect([players.B!.cc, players.A!.hand.length]).toEqual([0, 1]));
  });

  it('W18: Monster wears down all toys but the protected', () => {
    table(`
      > A 2 | hand Monster | play Demideca, Umbruh
        B 4 | play Ka, Beary, Block
    `)
      .play(A, play('A.Monster'))
      .check((state) => {
        const left = ['A.Demideca', 'A.Umbruh', 'A.Monster'].map((id) => staminaOf(state, id));
        expect(left).toEqual([2, 2, 3]);
      }).shows(`
      > A 0 | play Demideca 1, Umbruh 1, Monster
        B 4 | play Beary, Block 1 | sleep Ka
    `);
  });

  it('W19: a turn brings 4, a Belchaletta 2 more, and nothing over 7', () => {
    table(`
      > A 4 | hand Sun
        B 3 | play Belchaletta
    `).play(A, endTurn).shows(`
        A 4 | hand Sun
      > B 7 | play Belchaletta
    `);
    table(`
      turn 1
      > A 2 | hand Sun
        B 0 | hand Sun
    `).play(A, endTurn).shows(`
        A 2 | hand Sun
      > B 4 | hand Sun
    `);
  });

  it('W20: classic Beary cancels a direct attack from the hand', () => {
    const before = `
      classic, turn 3
      > A 4 | play Umbruh
        B 1 | hand Beary, Ka
    `;
    table(before)
      .play(A, attack('A.Umbruh', null))
      .check(({ players }) => expect(players.A!.cc).toBe(2))
      .seen(A, ({ pending_decision }) =>
        expect(pending_decision).toMatchObject({ type: 'cancel_tussle', player_id: 'B', options: null }),
      )
      .play(B, decide('d1', 'B.Beary'))
      .tells({ type: 'narrated', description: 'Umbruh attacked directly for 2 CC: cancelled by Beary' })
      .seen(A, ({ players }) => {
        expect(players.B!.in_play[0]).toMatchObject({ name: 'Beary', speed: 3, strength: 3, stamina: 5 });
        expect(players.A!.direct_attacks_this_turn).toBe(0);
      }).shows(`
      > A 2 | play Umbruh
        B 0 | hand Ka | play Beary
    `);
    table(before)
      .play(A, attack('A.Umbruh', null))
      .play(B, decide('d1', null))
      .check(({ players }) => {
        expect(players.B!.hand).toHaveLength(1);
        expect(players.A!.direct_attacks_this_turn).toBe(1);
      });
  });

  it('W21: Glue pays what the sleeping card costs now', () => {
    table(`
      > A 2 | hand Glue | sleep Dream, Surge
        B 4 | hand Sun
    `).play(A, play('A.Glue', 'A.Dream')).shows(`
      > A 0 | hand Dream | sleep Surge, Glue
        B 4 | hand Sun
    `);
  });

  it('W22: Ka costs 1', () => {
    table(`
      > A 1 | hand Ka, Copy
        B 4 | hand Sun
    `)
      .play(A, play('A.Ka'))
      .refuses(A, play('A.Copy', 'A.Ka'), 'NOT_ENOUGH_CC', 'Not enough CC (need 1, have 0)');
  });

  it('W23, R58: a free loop feeds the Kicker once for each card, and ends after 50 actions', () => {
    const scene = table(`
      > A 1 | hand Hind Leg Kicker, Glue, That was fun
        B 4 | hand Sun
    `)
      .play(A, play('A.Hind Leg Kicker'))
      .play(A, play('A.Glue'))
      .check(({ players }) => expect(players.A!.cc).toBe(1))
      .play(A, play('A.That was fun', 'A.Glue'))
      .check(({ players }) => expect(players.A!.cc).toBe(2));
    for (let actions = 3; actions < 49; actions += 2) {
      scene.play(A, play('A.Glue', 'A.That was fun')).play(A, play('A.That was fun', 'A.Glue'));
    }
    scene
      .play(A, play('A.Glue', 'A.That was fun'))
      .check(({ players, actions_this_turn }) => expect([players.A!.cc, actions_this_turn]).toEqual([2, 50]))
      .refuses(A, play('A.That was fun', 'A.Glue'), 'TURN_ACTION_LIMIT')
      .play(A, endTurn)
      .goesOn();
  });
});
