import { ManaSystem } from './mana/mana-system.js';
import { emptyPool } from './mana/pool.js';
import type { ManaPool } from './catalogue/card.types.js';
import { ScenarioTable } from './scenario/scenario-table.js';
import { findStarterDeck } from './catalogue/catalogue.js';
import { begin, fastDice, isRefusal, playAll } from '../../../engine/core/index.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { Action } from './action.types.js';

const [A, B, C] = [0, 1, 2];
const table = (picture: string, options = {}) => new ScenarioTable(picture, options);
const pool = (some: Partial<ManaPool>): ManaPool => ({ ...emptyPool(), ...some });

describe('Mana', () => {
  it('W1: pays colours first and the generic part with anything', () => {
    const rich = pool({ red: 2, blue: 1 });
    expect(ManaSystem.canPayManaCost(rich, { red: 1, generic: 2 })).toBe(true);
    expect(ManaSystem.payManaCost(rich, { red: 1, generic: 2 })).toEqual({
      newPool: pool({}),
      usedMana: { red: 1, generic: 2 },
    });
    expect(ManaSystem.payManaCost(pool({ red: 3, blue: 3 }), { generic: 4 })).toEqual({
      newPool: pool({ blue: 2 }),
      usedMana: { generic: 4 },
    });
    expect(ManaSystem.payManaCost(rich, {})).toEqual({ newPool: rich, usedMana: { generic: 0 } });
  });

  it('W2: spends colourless mana first, and never for a colour', () => {
    expect(ManaSystem.payManaCost(pool({ red: 1, generic: 2 }), { red: 1, generic: 1 })).toEqual({
      newPool: pool({ generic: 1 }),
      usedMana: { red: 1, generic: 1 },
    });
    expect(ManaSystem.canPayManaCost(pool({ generic: 3 }), { red: 1, generic: 1 })).toBe(false);
    expect(ManaSystem.canPayManaCost(pool({ red: 1 }), { red: 1, generic: 1 })).toBe(false);
    expect(ManaSystem.payManaCost(pool({ red: 1 }), { red: 1, generic: 1 })).toEqual({
      newPool: pool({}),
      usedMana: { red: 1, generic: 0 },
    });
  });

  it('W3: knows a land by its name', () => {
    expect(ManaSystem.getLandManaType('Snowy MOUNTAIN Pass')).toBe('red');
    expect(ManaSystem.getLandManaType('Islander Village')).toBe('blue');
    expect(ManaSystem.getLandManaType('Swamp Forest')).toBe('green');
    expect(ManaSystem.getLandManaType('Gauge Reader')).toBeNull();
  });

  it('W4: one land a turn, and no spell without mana', () => {
    const t = table(`
      > A
        hand: mountain*2, kettle-imp
        B
    `);
    t.play(A, 'mountain');
    expect(t.card('mountain')).toMatchObject({ location: 'battlefield', isTapped: false });
    expect(t.player(A).handSize).toBe(2);
    expect(t.view()).toMatchObject({ stack: [], priorityPlayerIndex: 0 });
    expect(t.refusal(A, t.playing('mountain#2'))).toMatchObject({
      code: 'CANNOT_PLAY',
      rule: 'R30',
      details: { reasonCode: 'LAND_ALREADY_PLAYED' },
    });
    expect(t.player(A).handSize).toBe(2);
    const poor = t.refusal(A, t.playing('kettle-imp', { player: 2 }));
    expect(t.refusal(A, t.playing('kettle-imp'))).toMatchObject({
      code: 'CANNOT_PLAY',
      details: { reasonCode: 'INSUFFICIENT_MANA' },
    });
    expect(t.refusal(A, t.playing('kettle-imp'))!.message).toMatch(/^Cannot play card: Insufficient mana/);
    expect(poor!.code).toBe('BAD_TARGET');
  });

  it('W5: taps what it will miss least', () => {
    const tapped = (t: ScenarioTable) =>
      t.view().cards.flatMap((card) => ('isTapped' in card && card.isTapped ? [card.slug] : []));
    const first = '> A\n hand: flue-rat\n field: forest, swamp, peatroot-hollow\n B';
    expect(tapped(table(first).play(A, 'flue-rat'))).toEqual(['swamp']);
    expect(tapped(table('> A\n hand: flue-rat\n field: forest, peatroot-hollow\n B').play(A, 'flue-rat'))).toEqual([
      'peatroot-hollow',
    ]);
    const all = table('> A\n hand: choke-off\n field: forest, swamp, peatroot-hollow\n B\n field: bramble-whelp').play(
      A,
      'choke-off',
      'bramble-whelp',
    );
    expect(tapped(all)).toEqual(['forest', 'swamp', 'peatroot-hollow']);
    expect(all.events).toContainEqual(
      expect.objectContaining({ type: 'mana_paid', usedMana: { black: 2, generic: 1 } }),
    );
    const tapper = table('> A\n hand: bramble-whelp\n field: forest*2, sapling-tapper, swamp\n B').play(
      A,
      'bramble-whelp',
    );
    expect(tapped(tapper)).toEqual(['forest', 'forest']);
  });
});

describe('The stack', () => {
  it('W6: a counterspell answers a spell before it happens', () => {
    const t = table(`
      > A
        hand: backdraft-lance
        field: mountain*2
        B 3
        hand: shut-the-valve
        field: island*3
    `);
    t.play(A, 'backdraft-lance', { player: 2 }).pass(A).play(B, 'shut-the-valve', 'backdraft-lance').pass(B, A);
    expect([t.where('backdraft-lance'), t.where('shut-the-valve')]).toEqual(['graveyard', 'graveyard']);
    expect(t.life(B)).toBe(3);
    expect(t.view()).toMatchObject({ stack: [], priorityPlayerIndex: 0 });
  });

  it('W7: a spell whose only target is gone does not resolve', () => {
    const t = table(`
      > A
        hand: choke-off
        field: swamp*3
        B
        hand: flush-the-pipes
        field: island*2, bramble-whelp
    `);
    t.play(A, 'choke-off', 'bramble-whelp').pass(A).play(B, 'flush-the-pipes', 'bramble-whelp').passAll();
    expect(t.where('bramble-whelp')).toBe('hand');
    t.passAll();
    expect(t.events).toContainEqual({ type: 'fizzled', rule: 'R34', stackId: t.id('choke-off') });
    expect([t.where('choke-off'), t.where('bramble-whelp')]).toEqual(['graveyard', 'hand']);
  });

  it('W8: toughness until end of turn saves, and damage is gone in the cleanup', () => {
    const t = table(`
      > A
        hand: backdraft-lance
        field: mountain*2
        B
        hand: sap-surge
        field: forest, mossback-hauler
    `);
    t.play(A, 'backdraft-lance', 'mossback-hauler').pass(A).play(B, 'sap-surge', 'mossback-hauler').resolve();
    expect(t.card('mossback-hauler')).toMatchObject({ power: 6, toughness: 6, damage: 3 });
    t.passTo('upkeep');
    expect(t.card('mossback-hauler')).toMatchObject({ power: 3, toughness: 3, damage: 0, location: 'battlefield' });
  });
});

describe('Combat', () => {
  it('W9: first strike kills before the other strikes', () => {
    const t = table(`
      combat/declare_attackers
      > A
        field: slagback-pikeman
        B
        field: mossback-hauler
    `);
    t.attack('slagback-pikeman').passAll().block(B, { 'mossback-hauler': 'slagback-pikeman' }).passAll();
    expect(t.where('mossback-hauler')).toBe('graveyard');
    expect(t.view().combat).toMatchObject({ damageRound: 'first' });
    t.passAll();
    expect(t.view().combat).toMatchObject({ damageRound: 'regular' });
    expect(t.card('slagback-pikeman').damage).toBe(0);
  });

  it('W10: deathtouch and trample give one to each blocker and the rest to the player', () => {
    const t = table(`
      combat/declare_attackers
      > A
        field: peat-horror
        B
        field: mossback-hauler, brinewall-sentry
    `);
    t.attack('peat-horror').passAll();
    t.block(B, { 'mossback-hauler': 'peat-horror', 'brinewall-sentry': 'peat-horror' }).passAll();
    expect(t.view().pendingChoice).toMatchObject({ kind: 'assign_damage', playerId: 1 });
    t.choose({ auto: true });
    expect(t.life(B)).toBe(18);
    expect(['mossback-hauler', 'brinewall-sentry', 'peat-horror'].map((label) => t.where(label))).toEqual(
      Array(3).fill('graveyard'),
    );
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'damage_dealt', targetPlayerId: 2, amount: 2 }));
  });

  it('W11: lifelink saves at the same moment', () => {
    const t = table(`
      combat/declare_attackers
        A 3
        field: lamplight-squire
      > B
        field: boiler-ogre
    `);
    t.attack('boiler-ogre').passAll().block(A, { 'lamplight-squire': 'boiler-ogre' }).passAll();
    expect(t.life(A)).toBe(1);
    expect(t.player(A).hasLost).toBe(false);
    expect(t.where('lamplight-squire')).toBe('graveyard');
    expect(t.card('boiler-ogre').damage).toBe(1);
  });

  it('W12: menace is blocked by two or not at all', () => {
    const t = table(`
      combat/declare_attackers
      > A
        field: clinker-brawler
        B
        field: bramble-whelp, mossback-hauler
    `);
    t.attack('clinker-brawler').passAll();
    const one = {
      type: 'block',
      blocks: [{ cardId: t.id('bramble-whelp'), attackerId: t.id('clinker-brawler') }],
    } as const;
    expect(t.refusal(B, one)).toMatchObject({ code: 'ILLEGAL_BLOCK', rule: 'R47' });
    expect(t.view().combat!.blocks).toEqual([]);
    t.block(B, { 'bramble-whelp': 'clinker-brawler', 'mossback-hauler': 'clinker-brawler' })
      .passAll()
      .choose({ auto: true });
    expect([t.where('bramble-whelp'), t.where('mossback-hauler'), t.where('clinker-brawler')]).toEqual([
      'graveyard',
      'battlefield',
      'graveyard',
    ]);
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'damage_dealt', sourceId: t.id('mossback-hauler'), amount: 3 }),
    );
  });

  it('W27: who struck in the first round strikes no more, whatever they gain', () => {
    const t = table(`
      combat/declare_attackers
      > A
        hand: redline-surge
        field: mountain, slagback-pikeman, bramble-whelp
        B
    `);
    t.attack('slagback-pikeman', 'bramble-whelp').passAll().passAll();
    expect(t.life(B)).toBe(17);
    t.play(A, 'redline-surge', 'bramble-whelp').resolve().passAll();
    expect(t.life(B)).toBe(11);
  });
});

describe('Timing', () => {
  it('W13: a creature that has just arrived cannot tap', () => {
    const t = table(`
      > A
        hand: sapling-tapper, bramble-whelp
        field: forest*2
        B
    `);
    t.play(A, 'sapling-tapper').resolve();
    const tap = { type: 'activate_ability', cardId: t.id('sapling-tapper'), abilityId: 'tap_sap' } as const;
    expect(t.refusal(A, tap)).toMatchObject({ code: 'CANNOT_ACTIVATE', details: { reasonCode: 'SUMMONING_SICK' } });
    expect(t.refusal(A, t.playing('bramble-whelp'))).toMatchObject({ details: { reasonCode: 'INSUFFICIENT_MANA' } });
    t.passTo('upkeep').passTo('upkeep').passTo('main1');
    t.act(A, tap);
    expect(t.player(A).manaPool.green).toBe(1);
    t.play(A, 'bramble-whelp');
    expect(t.where('bramble-whelp')).toBe('stack');
  });

  it('W14: only who is asked may answer', () => {
    const t = table(`
      combat/declare_attackers
      > A
        field: mossback-hauler
        B
        field: bramble-whelp
    `);
    t.attack('mossback-hauler').passAll();
    expect(t.refusal(A, { type: 'block', blocks: [] })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
    expect(t.refusal(B, { type: 'pass_priority' })).toMatchObject({ code: 'DECISION_REQUIRED' });
    t.block(B, {});
    const main = table(`
      > A
        B
        hand: flashover-dart, bramble-whelp
        field: mountain, forest*2
    `);
    expect(main.refusal(B, main.playing('flashover-dart', { player: 1 }))).toMatchObject({ code: 'NOT_YOUR_PRIORITY' });
    main.pass(A);
    expect(main.refusal(B, main.playing('bramble-whelp'))).toMatchObject({
      code: 'WRONG_PHASE',
      message: 'Invalid action for current game state',
    });
  });

  it('W15: the first player skips the first draw, and turns and rounds are counted', () => {
    const { cards } = findStarterDeck('mono-green-stompy')!;
    const loadout = {
      cards: cards.map(({ card, count }) => ({ card: card === 'sapling-tapper' ? 'forest' : card, count })),
    };
    const seats = ['ann', 'bob'].map((name) => ({ id: name, name, bot: false, loadout }));
    const dice = fastDice(1);
    let now = begin(tcgFuel, { sessionId: 's', options: tcgFuel.defaults, seats, at: 0 }, dice);
    const act = (seat: number, action: Action) => {
      const steps = playAll(tcgFuel, now, seat, [action], 0, dice);
      if (isRefusal(steps)) return steps.code;
      now = steps.at(-1)!.table;
      return 'ok';
    };
    const sizes = (seat: number) => [now.state.players[seat]!.hand.length, now.state.players[seat]!.deck.length];
    act(A, { type: 'mulligan', keep: true });
    act(B, { type: 'mulligan', keep: true });
    expect([now.state.phase, now.state.active, ...sizes(A)]).toEqual(['main1', A, 7, 33]);
    act(A, { type: 'end_turn' });
    expect(now.state).toMatchObject({ phase: 'main1', active: B, currentTurn: 1, turnCount: 2 });
    expect(sizes(B)).toEqual([8, 32]);
    expect(act(B, { type: 'draw_card' })).toBe('DRAW_NOT_ALLOWED');
    const land = now.state.players[B]!.hand.find((id) => now.state.cards[id]!.card === 'forest')!;
    act(B, { type: 'play_card', cardId: land });
    act(B, { type: 'end_turn' });
    expect(now.state).toMatchObject({ phase: 'main1', active: A, currentTurn: 2, turnCount: 3 });
    expect([sizes(A), sizes(B)[0]]).toEqual([[8, 32], 7]);
  });

  it('W21: ending the turn stops where an opponent can answer', () => {
    const smart = { autoPass: 'smart' } as const;
    const picture = (hand: string) => `
      > A
        B
        hand: ${hand}
        field: island*3
        deck: island*9
    `;
    const t = table(picture('undertow-bailiff'), smart).act(A, { type: 'end_turn' });
    expect(t.view()).toMatchObject({
      waitingFor: { playerId: 2, decision: 'priority' },
      phase: 'end',
      step: 'beginning',
      currentPlayerIndex: 0,
    });
    t.play(B, 'undertow-bailiff');
    expect(t.where('undertow-bailiff')).toBe('battlefield');
    expect(t.view()).toMatchObject({ phase: 'main1', currentPlayerIndex: 1, waitingFor: { playerId: 2 } });
    const quiet = table(picture(''), smart).act(A, { type: 'end_turn' });
    expect(quiet.view()).toMatchObject({ phase: 'main1', currentPlayerIndex: 1, waitingFor: { playerId: 2 } });
    const manual = table(picture('')).act(A, { type: 'end_turn' });
    expect(manual.view()).toMatchObject({
      phase: 'main1',
      currentPlayerIndex: 0,
      waitingFor: { playerId: 2, decision: 'priority' },
    });
  });
});

describe('Losing and leaving', () => {
  it('W16: who draws from an empty deck loses', () => {
    const t = new ScenarioTable({ players: [{}, { deck: [] }], phase: 'end' });
    t.passTo('upkeep').passAll();
    expect(t.player(B)).toMatchObject({ hasLost: true, lossReason: 'deck_out' });
    expect(t.view().outcome).toMatchObject({ winnerId: 1, draw: false });
    expect(t.refusal(A, { type: 'pass_priority' })).toMatchObject({ code: 'GAME_FINISHED' });
  });

  it('W17: rounds are counted although the first player is gone', () => {
    const t = new ScenarioTable({ players: [{}, {}, {}], active: 1, turnCount: 2, currentTurn: 1 });
    t.act(A, { type: 'concede' }).passTo('upkeep');
    expect([t.state.active, t.state.currentTurn]).toEqual([C, 1]);
    t.passTo('upkeep');
    expect([t.state.active, t.state.currentTurn]).toEqual([B, 2]);
  });

  it('W26: a decision owed by somebody who leaves is dropped, and the rest happens', () => {
    const t = table(`
      > A
        hand: bitter-tithe
        field: swamp*2
        B
        field: bramble-whelp, mossback-hauler
        C
        field: flue-rat, boiler-ogre
    `);
    t.play(A, 'bitter-tithe')
      .resolve()
      .choose({ cardIds: [t.id('bramble-whelp')] });
    expect(t.where('bramble-whelp')).toBe('battlefield');
    expect(t.view().pendingChoice).toMatchObject({ kind: 'sacrifice', playerId: 3 });
    t.act(C, { type: 'concede' });
    expect(t.where('bramble-whelp')).toBe('graveyard');
    expect(t.view()).toMatchObject({ waitingFor: { playerId: 1, decision: 'priority' }, stack: [] });
  });
});

describe('Permanents', () => {
  it('W18: a planeswalker is used once a turn and can be attacked', () => {
    const t = table(`
      > A
        field: kindra-stoker-of-riots
        B
        field: bramble-whelp
    `);
    t.activate(A, 'kindra-stoker-of-riots', 'kindra_plus');
    expect(t.card('kindra-stoker-of-riots').loyalty).toBe(5);
    expect(t.view().stack).toHaveLength(1);
    t.resolve();
    expect(t.life(B)).toBe(19);
    const again = {
      type: 'activate_ability',
      cardId: t.id('kindra-stoker-of-riots'),
      abilityId: 'kindra_plus',
    } as const;
    expect(t.refusal(A, again)).toMatchObject({ code: 'CANNOT_ACTIVATE', details: { reasonCode: 'LOYALTY_USED' } });
    t.passTo('upkeep').passTo('combat', 'declare_attackers');
    t.act(B, {
      type: 'attack',
      attackers: [{ cardId: t.id('bramble-whelp'), defenderCardId: t.id('kindra-stoker-of-riots') }],
    });
    t.passAll().passAll();
    expect(t.card('kindra-stoker-of-riots').loyalty).toBe(2);
    expect(t.life(A)).toBe(20);
  });

  it('W19: an Aura dies with its creature, Equipment stays', () => {
    const t = table(`
      combat/declare_attackers
      > A
        field: bramble-whelp, cogwork-porter, piston-blade (on cogwork-porter)
        B
        hand: choke-off
        field: swamp*3, oath-of-stillness (on cogwork-porter)
    `);
    expect(t.card('cogwork-porter')).toMatchObject({ power: 4, toughness: 3 });
    const attack = (...labels: string[]) =>
      ({ type: 'attack', attackers: labels.map((label) => ({ cardId: t.id(label) })) }) as const;
    expect(t.refusal(A, attack('cogwork-porter'))).toMatchObject({ code: 'ILLEGAL_ATTACK' });
    expect(t.refusal(A, attack('cogwork-porter', 'bramble-whelp'))).toMatchObject({ code: 'ILLEGAL_ATTACK' });
    expect(t.view().combat).toBeNull();
    t.act(A, attack()).pass(A).play(B, 'choke-off', 'cogwork-porter').resolve();
    expect(t.picture).toBe(
      ['combat/end', '> A 20', '    field: bramble-whelp, piston-blade', '    grave: cogwork-porter', '  B 20']
        .concat([
          '    field: swamp (tapped), swamp (tapped), swamp (tapped)',
          '    grave: choke-off, oath-of-stillness',
        ])
        .join('\n'),
    );
    expect(t.card('oath-of-stillness').ownerId).toBe(2);
    expect(t.card('piston-blade').attachedTo).toBeNull();
    expect(t.events).toContainEqual({ type: 'unattached', rule: 'S8', cardId: t.id('piston-blade') });
  });

  it('W20: a borrowed creature attacks its owner and goes back', () => {
    const t = table(`
      > A
        hand: borrowed-throttle
        field: mountain*3
        B
        field: boiler-ogre (tapped)
    `);
    t.play(A, 'borrowed-throttle', 'boiler-ogre').resolve();
    expect(t.card('boiler-ogre')).toMatchObject({ controllerId: 1, ownerId: 2, isTapped: false });
    expect(t.card('boiler-ogre').keywords).toContain('haste');
    t.passTo('combat', 'declare_attackers').attack('boiler-ogre').passAll().passAll();
    expect(t.life(B)).toBe(16);
    t.passTo('end');
    t.pass(A, B);
    expect(t.events).toContainEqual({ type: 'control_changed', rule: 'R6', cardId: t.id('boiler-ogre'), playerId: 2 });
    expect(t.view()).toMatchObject({ phase: 'upkeep', currentPlayerIndex: 1 });
    expect(t.card('boiler-ogre')).toMatchObject({ controllerId: 2, isTapped: false, summoningSick: false });
  });

  it('W20: in the cleanup it goes back tapped and sick, which shows where its owner is not the next to untap', () => {
    const t = table(`
      > A
        hand: borrowed-throttle
        field: mountain*3
        B
        C
        field: boiler-ogre
    `);
    t.play(A, 'borrowed-throttle', 'boiler-ogre').resolve().passTo('combat', 'declare_attackers');
    t.act(A, { type: 'attack', attackers: [{ cardId: t.id('boiler-ogre'), defenderPlayerId: 2 }] }).passTo('upkeep');
    expect(t.state.active).toBe(B);
    expect(t.card('boiler-ogre')).toMatchObject({ controllerId: 3, isTapped: true, summoningSick: true });
    t.passTo('upkeep');
    expect(t.card('boiler-ogre')).toMatchObject({ isTapped: false, summoningSick: false });
  });

  it('W22: a trigger asks for its target and can be answered', () => {
    const t = table(`
      > A
        hand: kettle-imp
        field: mountain*2
        B
    `);
    t.play(A, 'kettle-imp').passAll();
    expect(t.view(A).pendingChoice).toMatchObject({ kind: 'targets', options: [{ playerId: 1 }, { playerId: 2 }] });
    t.choose({ targets: { t1: [{ playerId: 2 }] } });
    expect(t.view().stack).toHaveLength(1);
    t.pass(A);
    expect(t.view().waitingFor).toEqual({ playerId: 2, decision: 'priority' });
    t.pass(B);
    expect(t.life(B)).toBe(18);
  });

  it('W24: what is sacrificed for a cost pays none of its mana', () => {
    const t = table('> A\n field: scrapyard-depot, mountain*2\n B');
    const load = { type: 'activate_ability', cardId: t.id('scrapyard-depot'), abilityId: 'last_load' } as const;
    expect(t.refusal(A, load)).toMatchObject({ code: 'CANNOT_ACTIVATE', details: { reasonCode: 'INSUFFICIENT_MANA' } });
    const rich = table('> A\n field: scrapyard-depot, mountain*3\n B').activate(A, 'scrapyard-depot', 'last_load');
    expect(rich.where('scrapyard-depot')).toBe('graveyard');
    expect(rich.view().stack).toHaveLength(1);
    expect(rich.resolve().player(A).handSize).toBe(1);
  });

  it('W25: a trigger remembers what it spoke of although its source is gone', () => {
    const t = table(`
      > A
        hand: stillwater-shackles
        field: island*3
        B
        hand: rustvine-grip
        field: boiler-ogre, forest*2
    `);
    t.play(A, 'stillwater-shackles', 'boiler-ogre').passAll().pass(A);
    t.play(B, 'rustvine-grip', 'stillwater-shackles').passAll();
    expect(t.where('stillwater-shackles')).toBe('graveyard');
    expect(t.card('boiler-ogre').isTapped).toBe(false);
    t.passAll();
    expect(t.card('boiler-ogre').isTapped).toBe(true);
    t.passTo('upkeep');
    expect(t.card('boiler-ogre').isTapped).toBe(false);
  });
});
