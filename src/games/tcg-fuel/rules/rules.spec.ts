import {
  begin,
  fastDice,
  fills,
  following,
  isForm,
  isRefusal,
  playAll,
  rngOver,
  sfc32,
} from '../../../engine/core/index.js';
import type { Table } from '../../../engine/core/index.js';
import { getPrint, makePrint, STARTER_DECKS } from './catalogue/catalogue.js';
import type { CardData } from './catalogue/card.types.js';
import { importedCard } from './catalogue/imported-card.js';
import { fromScenario } from './scenario/from-scenario.js';
import { ScenarioTable } from './scenario/scenario-table.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { Action } from './action.types.js';
import type { Options, State, TcgFuel } from './tcg-fuel.types.js';
import { canPlayCard } from './actions/playing.js';
import { changeController } from './permanents/control.js';
import { silentPlay } from './setup.js';
import { legalActions } from './legal-actions.js';
import { manaOf } from './mana/sources.js';

const [A, B, C] = [0, 1, 2];
const table = (picture: string, options: Partial<Options> = {}) => new ScenarioTable(picture, options);
const duel = (a: string, b = '', head = 'main1', options: Partial<Options> = {}) =>
  table(`${head}\n> A\n${a}\nB\n${b}`, options);

/** A game from its beginning. */
function newGame(players: number, options: Partial<Options> = {}) {
  const seats = Array.from({ length: players }, (_none, seat) => ({
    id: `p${seat}`,
    name: `p${seat}`,
    bot: false,
    loadout: { cards: STARTER_DECKS[seat % 6]!.cards },
  }));
  const dice = fastDice(7);
  let now = begin(tcgFuel, { sessionId: 's', options: { ...tcgFuel.defaults, ...options }, seats, at: 0 }, dice);
  for (const step of following(tcgFuel, now, 0, dice)) now = step.table;
  return {
    get state() {
      return now.state;
    },
    act(seat: number, action: Action) {
      const steps = playAll(tcgFuel, now, seat, [action], 0, dice);
      if (isRefusal(steps)) return steps.code;
      now = steps.at(-1)!.table;
      return 'ok';
    },
  };
}

describe('Objects and zones', () => {
  it('R1, R6: a borrowed creature that dies lies in the graveyard of its owner', () => {
    const t = duel('hand: borrowed-throttle, choke-off\n field: mountain*3, swamp*3', 'field: boiler-ogre');
    t.play(A, 'borrowed-throttle', 'boiler-ogre').resolve().play(A, 'choke-off', 'boiler-ogre').resolve();
    expect(t.state.players[B]!.graveyard).toEqual([t.id('boiler-ogre')]);
  });

  it('R2, R3: ids are given in order, the top of a deck comes first, the last of the stack resolves first', () => {
    const { labels } = fromScenario({
      players: [{ hand: ['forest*2'], battlefield: ['swamp'] }, { deck: ['plains', 'island'] }],
    });
    expect([labels.forest, labels['forest#2'], labels.swamp, labels.plains, labels.island]).toEqual([1, 2, 3, 24, 25]);
    const t = duel('hand: flashover-dart, flashover-dart\n field: mountain*2').play(A, 'flashover-dart', { player: 2 });
    t.play(A, 'flashover-dart#2', { player: 1 }).passAll();
    expect([t.life(A), t.life(B)]).toEqual([18, 20]);
  });

  it('R4: a card that comes back is a new object, and old targets do not find it', () => {
    const t = duel('hand: choke-off, restart-the-dead\n field: swamp*7', 'field: bramble-whelp (+1/+1 1, damage 1)');
    const before = t.card('bramble-whelp').zoneChangeCount;
    t.play(A, 'choke-off', 'bramble-whelp').resolve();
    expect(t.card('bramble-whelp')).toMatchObject({
      zoneChangeCount: before + 1,
      damage: 0,
      counters: { '+1/+1': 0 },
      power: 3,
    });
  });

  it('R5, S9: a token that leaves is gone after it was seen to die', () => {
    const t = duel('hand: call-the-watch, lights-out-everywhere\n field: plains*7, cinerary-clerk')
      .play(A, 'call-the-watch')
      .resolve();
    t.play(A, 'lights-out-everywhere').resolve();
    expect(t.player(A)).toMatchObject({ lifeTotal: 18, handSize: 2 });
    expect(Object.values(t.state.cards).some(({ card }) => card === 'watch')).toBe(false);
  });
});

describe('Setup', () => {
  it('R9, R10, R11: twenty life, seven cards, turn one, the first player is asked for a mulligan', () => {
    const { state } = newGame(2);
    expect(state).toMatchObject({
      currentTurn: 1,
      turnCount: 1,
      phase: 'untap',
      step: 'beginning',
      stage: 'mulligan',
      active: 0,
    });
    for (const player of state.players)
      expect([player.lifeTotal, player.hand.length, player.deck.length]).toEqual([20, 7, 33]);
    expect(state.waitingFor).toEqual({ seat: 0, decision: 'mulligan' });
    expect(newGame(2, { mulligan: 'none' }).state).toMatchObject({ stage: 'playing', phase: 'main1' });
  });

  it('R9: a random first player has index 0, and the seating is rotated', () => {
    const game = newGame(5, { firstPlayer: 'random' });
    const view = tcgFuel.view(game.state, 'public');
    expect(view.players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4].map((n) => (n + game.state.firstSeat) % 5));
    expect(view.currentPlayerIndex).toBe(0);
  });

  it('R12: a mulligan draws anew, and the kept hand puts one back for each', () => {
    const game = newGame(2);
    expect(game.act(1, { type: 'mulligan', keep: true })).toBe('NOT_YOUR_DECISION');
    game.act(0, { type: 'mulligan', keep: false });
    expect(game.state.players[0]!.hand).toHaveLength(7);
    expect(game.state.waitingFor!.seat).toBe(1);
    game.act(1, { type: 'mulligan', keep: true });
    expect(game.act(0, { type: 'mulligan', keep: true })).toBe('BAD_CHOICE');
    const [first] = game.state.players[0]!.hand;
    game.act(0, { type: 'mulligan', keep: true, bottom: [first!] });
    expect(game.state.players[0]!.deck.at(-1)).toBe(first);
    expect(game.state).toMatchObject({ stage: 'playing', phase: 'main1' });
  });

  it('R12: with three players the first mulligan is free, and nobody goes below nothing', () => {
    const game = newGame(3);
    game.act(0, { type: 'mulligan', keep: false });
    game.act(1, { type: 'mulligan', keep: true });
    game.act(2, { type: 'mulligan', keep: true });
    expect(game.act(0, { type: 'mulligan', keep: true })).toBe('ok');
    const small = newGame(2, { handSize: 1 });
    small.act(0, { type: 'mulligan', keep: false });
    small.act(1, { type: 'mulligan', keep: true });
    expect(small.act(0, { type: 'mulligan', keep: false })).toBe('BAD_CHOICE');
  });
});

describe('The turn', () => {
  it('R15: what triggers in an upkeep waits there for answers, in your own upkeep only', () => {
    const t = duel('field: everburn-chimney', 'field: everburn-chimney');
    t.passTo('upkeep');
    expect(t.view().stack).toMatchObject([{ kind: 'ability', controllerId: 2 }]);
    expect(t.state.waitingFor).toEqual({ seat: B, decision: 'priority' });
    t.resolve();
    expect([t.life(A), t.life(B)]).toEqual([19, 20]);
  });

  it('R22: before anybody gets priority the dead are gone and their triggers stand on the stack', () => {
    const t = duel('hand: flashover-dart\n field: mountain, ashbin-ghoul').play(A, 'flashover-dart', 'ashbin-ghoul');
    t.passAll();
    expect(t.where('ashbin-ghoul')).toBe('graveyard');
    expect(t.view().stack).toMatchObject([{ kind: 'ability', slug: 'ashbin-ghoul' }]);
    expect(t.state.waitingFor).toEqual({ seat: A, decision: 'priority' });
  });

  it('R13, R17, R18, R23: phases and steps come in order, and the active player is asked first in each', () => {
    const t = duel('');
    const seen: string[] = [];
    for (let n = 0; n < 9; n++) {
      expect(t.state.waitingFor!.seat).toBe(t.state.active);
      seen.push(`${t.state.phase}/${t.state.step}`);
      t.passAll();
    }
    expect(seen).toEqual([
      ...['main1/beginning', 'combat/beginning', 'combat/end', 'main2/beginning', 'end/beginning'],
      ...['upkeep/beginning', 'draw/beginning', 'main1/beginning', 'combat/beginning'],
    ]);
  });

  it('R14: everything untaps, except what is frozen', () => {
    const t = duel('field: mountain (tapped), bramble-whelp (tapped, sick)').passTo('upkeep').passTo('upkeep');
    expect([t.card('mountain').isTapped, t.card('bramble-whelp')]).toMatchObject([
      false,
      { isTapped: false, summoningSick: false },
    ]);
  });

  it('R16: with autoDraw off the draw must be made, once', () => {
    const t = duel('', '', 'upkeep', { autoDraw: false }).passAll();
    expect(t.state.waitingFor).toEqual({ seat: A, decision: 'draw' });
    expect(t.refusal(A, { type: 'pass_priority' })?.code).toBe('DECISION_REQUIRED');
    expect(t.act(A, { type: 'draw_card' }).player(A).handSize).toBe(1);
    expect(t.refusal(A, { type: 'draw_card' })?.code).toBe('DRAW_NOT_ALLOWED');
  });

  it('R16: with three players nobody skips the draw', () => {
    const game = newGame(3, { mulligan: 'none' });
    expect(game.state.players[0]!.hand).toHaveLength(8);
  });

  it('R19: the active player discards down to seven', () => {
    const t = duel('hand: swamp*9', '', 'end').passAll();
    expect(t.view(A).pendingChoice).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    t.choose({ cardIds: [t.id('swamp#3'), t.id('swamp#5')] });
    expect(t.player(A).handSize).toBe(7);
    expect(t.state.active).toBe(B);
  });

  it('R19c: when the cleanup kills something, players get priority and another cleanup follows', () => {
    const t = duel('hand: sap-surge, parasite-collar\n field: forest, swamp*2, ashbin-ghoul');
    t.play(A, 'sap-surge', 'ashbin-ghoul').resolve().play(A, 'parasite-collar', 'ashbin-ghoul').resolve();
    expect(t.card('ashbin-ghoul')).toMatchObject({ power: 3, toughness: 3 });
    t.passTo('end').passAll();
    expect(t.where('ashbin-ghoul')).toBe('graveyard');
    expect(t.state).toMatchObject({ phase: 'end', step: 'end', active: A, stack: [{ abilityId: 'last_ash' }] });
    t.passAll();
    expect([t.life(A), t.life(B)]).toEqual([21, 19]);
    expect(t.passAll().state).toMatchObject({ phase: 'upkeep', active: B });
  });

  it('R20: turns pass in order, rounds are counted when they come round', () => {
    const t = duel('', '', 'main1 turn 3');
    expect(t.state.currentTurn).toBe(2);
    t.passTo('upkeep');
    expect([t.state.active, t.state.currentTurn, t.state.turnCount]).toEqual([B, 2, 4]);
    t.passTo('upkeep');
    expect([t.state.active, t.state.currentTurn, t.state.turnCount]).toEqual([A, 3, 5]);
  });

  it('R21: floating mana is lost at the end of a step', () => {
    const t = duel('field: mountain').activate(A, 'mountain', 'mana');
    expect(t.player(A).manaPool.red).toBe(1);
    expect(t.passAll().player(A).manaPool.red).toBe(0);
  });
});

describe('Priority and automatic passes', () => {
  it('R24, R25, R26: lands and mana do not start the passing anew, a spell does', () => {
    const t = duel('hand: flashover-dart\n field: mountain*2', 'hand: flashover-dart\n field: peak=mountain');
    t.pass(A);
    t.activate(B, 'peak', 'mana');
    expect(t.state.passes).toBe(1);
    t.play(B, 'flashover-dart#2', { player: 1 });
    expect([t.state.passes, t.state.waitingFor!.seat]).toEqual([0, B]);
  });

  it('R27: triggers go on the stack in turn order, so that the last in turn order resolves first', () => {
    const t = duel('hand: scrapfire-volley\n field: mountain*3, ashbin-ghoul', 'field: ashbin-ghoul')
      .play(A, 'scrapfire-volley')
      .passAll();
    expect(t.view().stack.map(({ controllerId }) => controllerId)).toEqual([1, 2]);
    t.passAll();
    expect([t.life(A), t.life(B)]).toEqual([19, 21]);
  });

  it('R27: a trigger without a legal target is dropped, and one with a single legal choice asks nobody', () => {
    const none = duel('hand: undertow-bailiff\n field: island*3').play(A, 'undertow-bailiff').passAll();
    expect(none.events).toContainEqual(expect.objectContaining({ type: 'trigger_dropped', abilityId: 'undertow' }));
    const one = duel('hand: undertow-bailiff\n field: island*3', 'field: flue-rat')
      .play(A, 'undertow-bailiff')
      .passAll();
    expect([one.state.pendingChoice, one.state.stack.length]).toEqual([null, 1]);
  });

  it('R28: stops, full control and yields decide who is asked', () => {
    const smart = { autoPass: 'smart' } as const;
    const b = 'hand: flashover-dart\n field: mountain';
    expect(duel('', b, 'main1', smart).pass(A).state).toMatchObject({ phase: 'main2', waitingFor: { seat: A } });
    expect(duel('', b, 'main1', smart).pass(A).pass(A).state).toMatchObject({ phase: 'end', waitingFor: { seat: B } });
    const full = duel('', b, 'main1', smart).act(B, { type: 'settings', fullControl: true }).pass(A);
    expect(full.state).toMatchObject({ phase: 'main1', waitingFor: { seat: B } });
    const stops = [{ phase: 'upkeep', step: 'beginning', turn: 'own' }] as const;
    expect(duel('', b, 'main1', smart).act(B, { type: 'settings', stops }).pass(A).pass(A).state).toMatchObject({
      phase: 'upkeep',
      active: B,
    });
    const yields = duel('', b, 'main1', smart).act(B, { type: 'settings', yieldUntil: 'my_turn' }).pass(A).pass(A);
    expect(yields.state).toMatchObject({ phase: 'main1', active: B });
    const cancelled = duel('hand: flue-rat\n field: swamp', b, 'main1', smart)
      .act(B, { type: 'settings', yieldUntil: 'my_turn' })
      .play(A, 'flue-rat');
    expect(cancelled.state).toMatchObject({ waitingFor: { seat: B }, stack: [{ card: 'flue-rat' }] });
    const attacked = duel('field: bramble-whelp', b, 'combat/declare_attackers', smart)
      .act(B, { type: 'settings', yieldUntil: 'my_turn' })
      .attack('bramble-whelp');
    expect(attacked.state).toMatchObject({ step: 'declare_attackers', waitingFor: { seat: B } });
  });

  it('R29: ending the turn declares no attack and still asks for the discard', () => {
    const t = duel('hand: swamp*8\n field: bramble-whelp').act(A, { type: 'end_turn' });
    expect(t.state.waitingFor).toMatchObject({ seat: B });
    for (let n = 0; n < 10 && !t.state.pendingChoice; n++) t.pass(B);
    expect(t.state.pendingChoice).toMatchObject({ kind: 'discard', seat: A });
    expect(t.life(B)).toBe(20);
    const attack = duel('field: bramble-whelp', '', 'combat/declare_attackers').act(A, { type: 'end_turn' });
    expect(attack.state).toMatchObject({ phase: 'combat', step: 'end' });
    expect(duel('').pass(A).refusal(B, { type: 'end_turn' })?.code).toBe('WRONG_PHASE');
  });
});

describe('Playing cards', () => {
  it('R30, R32: a land has no targets and no modes, and whoever names some means another card', () => {
    const t = duel('hand: mountain', 'field: bramble-whelp');
    expect(t.refusal(A, t.playing('mountain', 'bramble-whelp'))?.code).toBe('BAD_TARGET');
    expect(t.refusal(A, t.playing('mountain', undefined, { mode: 'vent' }))?.code).toBe('BAD_MODE');
    expect(t.refusal(A, t.playing('mountain'))).toBeUndefined();
  });

  it('R30, R31: sorcery speed is the own main phase with an empty stack', () => {
    const t = duel('hand: swamp, flue-rat, flashover-dart\n field: mountain, swamp', '', 'upkeep');
    for (const slug of ['swamp', 'flue-rat'])
      expect(t.refusal(A, t.playing(slug))).toMatchObject({ code: 'WRONG_PHASE' });
    expect(t.refusal(A, t.playing('flashover-dart', { player: 2 }))).toBeUndefined();
  });

  it('R32: nothing changes when any part is illegal', () => {
    const t = duel('hand: flashover-dart, valve-or-vent\n field: mountain, island', 'field: swamp');
    const before = JSON.stringify(t.state);
    expect(t.refusal(A, { type: 'play_card' } as never)).toMatchObject({
      code: 'CARD_ID_REQUIRED',
      rule: 'R32',
      message: 'Card ID is required to play a card',
    });
    expect(t.refusal(A, { type: 'play_card', cardId: 999 })).toMatchObject({
      code: 'CARD_NOT_IN_HAND',
      message: 'Card not found in hand',
    });
    expect(t.refusal(A, t.playing('flashover-dart'))?.code).toBe('BAD_TARGET');
    expect(t.refusal(A, t.playing('flashover-dart', 'swamp'))?.code).toBe('BAD_TARGET');
    expect(t.refusal(A, t.playing('valve-or-vent', undefined, { mode: 'vent' }))).toMatchObject({
      details: { reasonCode: 'NO_LEGAL_TARGET' },
    });
    expect(JSON.stringify(t.state)).toBe(before);
  });

  it('R33: a spell cannot target itself, nor the same object twice', () => {
    const t = duel('hand: shut-the-valve\n field: island*3');
    expect(t.refusal(A, t.playing('shut-the-valve', 'shut-the-valve'))).toMatchObject({
      details: { reasonCode: 'NO_LEGAL_TARGET' },
    });
    const clash = duel('hand: territorial-clash\n field: forest*2, bramble-whelp', 'field: flue-rat');
    const rat = { cardId: clash.id('flue-rat') };
    expect(
      clash.refusal(A, clash.playing('territorial-clash', undefined, { targets: { t1: [rat], t2: [rat] } }))?.code,
    ).toBe('BAD_TARGET');
  });

  it('R34: parts that need an illegal target do nothing, the rest happens', () => {
    const t = duel(
      'hand: territorial-clash\n field: forest*2, bramble-whelp',
      'hand: flush-the-pipes\n field: island*2, flue-rat',
    );
    const targets = { t1: [{ cardId: t.id('bramble-whelp') }], t2: [{ cardId: t.id('flue-rat') }] };
    t.play(A, 'territorial-clash', undefined, { targets }).pass(A).play(B, 'flush-the-pipes', 'flue-rat').resolve();
    expect([t.where('bramble-whelp'), t.card('bramble-whelp').damage, t.where('territorial-clash')]).toEqual([
      'battlefield',
      0,
      'graveyard',
    ]);
  });

  it('R35: who cannot pay is not asked', () => {
    const t = duel('hand: flue-rat\n field: swamp', 'hand: kink-the-hose\n field: island').play(A, 'flue-rat').pass(A);
    expect(t.play(B, 'kink-the-hose', 'flue-rat').passAll().where('flue-rat')).toBe('graveyard');
  });

  it('R37: damage from a source that has left comes from it as it last was', () => {
    const t = duel('field: fuse-tester, riveted-harness (on fuse-tester)', 'hand: choke-off\n field: swamp*3');
    t.activate(A, 'fuse-tester', 'test_fuse', { player: 2 }).pass(A).play(B, 'choke-off', 'fuse-tester').resolve();
    expect([t.where('fuse-tester'), t.life(B)]).toEqual(['graveyard', 19]);
  });

  it('R37: the reasons why an ability cannot be used', () => {
    const t = duel('field: fuse-tester (tapped), kindra-stoker-of-riots, bramble-whelp', 'field: brass-kettle');
    const why = (label: string, abilityId: string) =>
      t.refusal(A, { type: 'activate_ability', cardId: t.id(label), abilityId })?.details;
    expect(why('fuse-tester', 'test_fuse')).toEqual({ reasonCode: 'TAPPED' });
    expect(why('kindra-stoker-of-riots', 'kindra_ultimate')).toEqual({ reasonCode: 'LOYALTY_TOO_LOW' });
    expect(why('brass-kettle', 'boil')).toEqual({ reasonCode: 'NOT_CONTROLLED' });
    expect(why('bramble-whelp', 'mana')).toEqual({ reasonCode: 'NO_SUCH_ABILITY' });
    const alone = duel('field: kindra-stoker-of-riots');
    const brand = {
      type: 'activate_ability',
      cardId: alone.id('kindra-stoker-of-riots'),
      abilityId: 'kindra_minus',
    } as const;
    expect(alone.refusal(A, brand)?.details).toEqual({ reasonCode: 'NO_LEGAL_TARGET' });
  });

  it('R37: a land of several kinds needs to be told which mana, one of a single kind is not asked', () => {
    const t = duel('field: mountain, peatroot-hollow');
    const tap = (label: string, mana?: 'red' | 'green' | 'blue') =>
      ({ type: 'activate_ability', cardId: t.id(label), abilityId: 'mana', ...(mana && { mana }) }) as const;
    for (const offered of [tap('mountain'), tap('peatroot-hollow', 'green')]) {
      expect(t.offers(A)).toContainEqual(offered);
      expect(t.refusal(A, offered)).toBeUndefined();
    }
    // As in a payment, saying what is the only answer is no mistake.
    expect(t.refusal(A, tap('mountain', 'red'))).toBeUndefined();
    for (const other of [tap('mountain', 'green'), tap('peatroot-hollow'), tap('peatroot-hollow', 'blue')]) {
      expect(t.offers(A)).not.toContainEqual(other);
      expect(t.refusal(A, other)).toMatchObject({ code: 'BAD_PAYMENT', rule: 'R37' });
    }
  });

  it('R40: an imported land gives mana by its name, and nothing else with a land word in its name does', () => {
    const { mana: _, ...mountain } = getPrint('mountain').data;
    const named = (name: string, more: object = {}) => manaOf(makePrint(importedCard({ ...mountain, name, ...more })));
    expect([named('Snowy MOUNTAIN Pass'), named('Old Quarry')]).toEqual([['red'], []]);
    expect(named('Island Hermit', { type: 'creature', types: ['creature'] })).toEqual([]);
    const artifact = { type: 'artifact', types: ['artifact'], supertypes: [] };
    expect([named('Swamp', artifact), named('Swamp Lantern', artifact)]).toEqual([['black'], []]);
    expect(named('Swamp', { ...artifact, manaValue: 1 })).toEqual([]);
    expect(importedCard({ ...mountain, ...artifact } as CardData)).toMatchObject({
      type: 'land',
      supertypes: ['basic'],
    });
  });

  it('R44: says in words why a card cannot be played', () => {
    const t = duel('hand: mountain*2, flue-rat, choke-off\n field: swamp*2', 'hand: swamp');
    const why = (label: string) => canPlayCard(t.state, A, t.id(label)).reason;
    expect(canPlayCard(t.state, A, t.id('flue-rat'))).toEqual({ canPlay: true });
    expect([why('choke-off'), why('swamp#3'), canPlayCard(t.state, A, 999).reason]).toEqual([
      'No legal target',
      'Card not found',
      'Card not found',
    ]);
    expect([why('swamp'), canPlayCard(t.state, B, t.id('swamp#3')).reason]).toEqual([
      'Card not found in hand',
      'Not at this time',
    ]);
    t.play(A, 'mountain');
    expect(why('mountain#2')).toBe('Land already played this turn');
    const poor = duel('hand: flue-rat');
    expect(canPlayCard(poor.state, A, poor.id('flue-rat')).reason).toMatch(/^Insufficient mana\. Need .*, have /);
  });
});

describe('Combat', () => {
  const attacking = (a: string, b = '') => duel(a, b, 'combat/declare_attackers');

  it('R45: is skipped without attackers, and the defender may be left out with one opponent', () => {
    expect(duel('field: brinewall-sentry', '', 'combat').passAll().state).toMatchObject({
      phase: 'combat',
      step: 'end',
    });
    const t = attacking('field: bramble-whelp').act(A, { type: 'attack', cardId: 1 });
    expect(t.state.combat!.attackers).toMatchObject([{ defender: B }]);
    const three = table('combat/declare_attackers\n> A\n field: bramble-whelp\n B\n C');
    expect(three.refusal(A, { type: 'attack', attackers: [{ cardId: three.id('bramble-whelp') }] })?.code).toBe(
      'ILLEGAL_ATTACK',
    );
  });

  it('R46: sick, tapped and repeated attackers are refused, all or nothing', () => {
    const t = attacking('field: bramble-whelp, flue-rat (sick), boiler-ogre (tapped)');
    const attack = (...labels: string[]) =>
      t.refusal(A, { type: 'attack', attackers: labels.map((label) => ({ cardId: t.id(label) })) })?.code;
    for (const labels of [
      ['flue-rat'],
      ['boiler-ogre'],
      ['bramble-whelp', 'flue-rat'],
      ['bramble-whelp', 'bramble-whelp'],
    ]) {
      expect(attack(...labels)).toBe('ILLEGAL_ATTACK');
    }
    expect(t.attack('bramble-whelp').card('bramble-whelp').isTapped).toBe(true);
  });

  it('R47: tapped creatures do not block, and nobody blocks for another player', () => {
    const t = attacking('field: bramble-whelp', 'field: flue-rat (tapped)').attack('bramble-whelp').passAll();
    expect(t.state.waitingFor!.decision).toBe('priority');
    const three = table(
      'combat/declare_attackers\n> A\n field: bramble-whelp\n B\n field: flue-rat\n C\n field: boiler-ogre',
    );
    three.act(A, { type: 'attack', attackers: [{ cardId: three.id('bramble-whelp'), defenderPlayerId: 3 }] }).passAll();
    expect(three.state.waitingFor).toEqual({ seat: C, decision: 'block' });
    expect(
      three.refusal(C, {
        type: 'block',
        blocks: [{ cardId: three.id('flue-rat'), attackerId: three.id('bramble-whelp') }],
      })?.code,
    ).toBe('ILLEGAL_BLOCK');
  });

  it('R48, R50: a blocked attacker deals nothing when its blocker is gone, unless it tramples', () => {
    for (const [attacker, life] of [
      ['bramble-whelp', 20],
      ['canopy-devourer', 15],
    ] as const) {
      const t = attacking(`hand: choke-off\n field: swamp*3, ${attacker}`, 'field: flue-rat')
        .attack(attacker)
        .passAll();
      t.block(B, { 'flue-rat': attacker }).play(A, 'choke-off', 'flue-rat').resolve().passAll();
      expect(t.life(B)).toBe(life);
    }
  });

  it('R51: damage is divided freely, sums must equal power, and trample needs lethal damage first', () => {
    const start = () =>
      attacking('field: canopy-devourer', 'field: bramble-whelp, flue-rat')
        .attack('canopy-devourer')
        .passAll()
        .block(B, { 'bramble-whelp': 'canopy-devourer', 'flue-rat': 'canopy-devourer' })
        .passAll();
    const t = start();
    const divide = (whelp: number, rat: number, defender: number) => ({
      assignments: [
        {
          attackerId: t.id('canopy-devourer'),
          to: [
            { cardId: t.id('bramble-whelp'), amount: whelp },
            { cardId: t.id('flue-rat'), amount: rat },
          ],
          defender,
        },
      ],
    });
    const refused = (answer: object) =>
      t.refusal(A, { type: 'choose', choiceId: t.state.pendingChoice!.choiceId, ...answer })?.code;
    expect([refused(divide(2, 1, 1)), refused(divide(1, 1, 3)), refused(divide(5, 0, 0))]).toEqual([
      'BAD_CHOICE',
      'BAD_CHOICE',
      undefined,
    ]);
    t.choose(divide(2, 1, 2));
    expect([t.life(B), t.where('bramble-whelp'), t.where('flue-rat')]).toEqual([18, 'graveyard', 'graveyard']);
  });

  it('R54: an attacker that changes hands leaves combat', () => {
    const t = duel('field: bramble-whelp, flue-rat', '', 'combat/declare_attackers').attack(
      'bramble-whelp',
      'flue-rat',
    );
    const state = structuredClone(t.state) as State;
    changeController(silentPlay(state, rngOver(sfc32(1)), 0), state.cards[t.id('bramble-whelp')]!, B);
    expect(state.combat!.attackers.map(({ cardId }) => cardId)).toEqual([t.id('flue-rat')]);
  });

  it('R52: the mark of deathtouch is gone with the next check, also from what it did not destroy', () => {
    const t = duel('hand: hold-the-beam\n field: plains, boiler-ogre', 'field: flue-rat', 'combat/declare_attackers');
    t.attack('boiler-ogre').passAll().block(B, { 'flue-rat': 'boiler-ogre' });
    t.play(A, 'hold-the-beam', 'boiler-ogre').resolve().passAll();
    expect(t.card('boiler-ogre')).toMatchObject({ damage: 1, deathtouched: false });
    t.passTo('upkeep');
    expect(t.card('boiler-ogre')).toMatchObject({ location: 'battlefield', damage: 0 });
  });

  it('R52: deathtouch and lifelink work outside combat too', () => {
    const t = duel('hand: territorial-clash\n field: forest*2, flue-rat', 'field: boiler-ogre');
    const targets = { t1: [{ cardId: t.id('flue-rat') }], t2: [{ cardId: t.id('boiler-ogre') }] };
    expect(t.play(A, 'territorial-clash', undefined, { targets }).resolve().where('boiler-ogre')).toBe('graveyard');
  });

  it('R53: prevented damage gains no life and asks for no division', () => {
    const t = attacking('field: lamplight-squire', 'hand: pollen-haze\n field: forest*2, bramble-whelp, flue-rat')
      .attack('lamplight-squire')
      .pass(A);
    t.play(B, 'pollen-haze').resolve().passAll();
    t.block(B, { 'bramble-whelp': 'lamplight-squire', 'flue-rat': 'lamplight-squire' }).passAll();
    expect([t.state.step, t.life(A), t.where('lamplight-squire')]).toEqual(['combat_damage', 20, 'battlefield']);
  });

  it('R54: what has left the battlefield is out of combat, and after combat nobody is in it', () => {
    const t = attacking('field: bramble-whelp', 'hand: flush-the-pipes\n field: island*2')
      .attack('bramble-whelp')
      .pass(A);
    t.play(B, 'flush-the-pipes', 'bramble-whelp').resolve();
    expect(t.state.combat!.attackers).toEqual([]);
    expect(t.passTo('main2').state.combat).toBeNull();
  });

  it('R49: double strike deals damage in both rounds', () => {
    const t = attacking('field: twinpiston-duelist').attack('twinpiston-duelist').passAll().passAll();
    expect(t.life(B)).toBe(18);
    expect(t.passAll().life(B)).toBe(16);
  });
});

describe('State check', () => {
  it('S1, R58: life at or below zero loses, and the last player left wins', () => {
    const dying = table('> A 1\n hand: flashover-dart\n field: mountain, ashbin-ghoul\n B 1')
      .play(A, 'flashover-dart', 'ashbin-ghoul')
      .resolve();
    expect(dying.view().outcome).toMatchObject({
      winnerId: 1,
      placements: [
        { playerId: 1, place: 1 },
        { playerId: 2, place: 2, reason: 'life' },
      ],
    });
  });

  it('S2: who drew from an empty deck loses, even with life left, and the rest of the draw goes on', () => {
    const t = table('main1\n> A\n hand: deep-soundings\n field: island*3\n deck: swamp\n B');
    t.play(A, 'deep-soundings')
      .resolve()
      .choose({ top: [t.id('swamp')], bottom: [] });
    expect(t.where('swamp')).toBe('hand');
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'player_lost', rule: 'S2', playerId: 1, reason: 'deck_out' }),
    );
    expect(t.life(A)).toBe(20);
  });

  it('S1: players who lose in the same check share the place, and nobody wins', () => {
    const { state } = fromScenario({ players: [{ life: 0 }, { life: 0 }] });
    expect(tcgFuel.outcome(state)).toEqual({ winners: [], places: [1, 1], reason: 'all_lost' });
  });

  it('S3, S4: lethal damage does not kill the indestructible, no toughness does', () => {
    const t = duel(
      'hand: hold-the-beam, withering-fume\n field: plains, swamp, bramble-whelp',
      'hand: backdraft-lance\n field: mountain*2',
    );
    t.play(A, 'hold-the-beam', 'bramble-whelp').resolve().pass(A).play(B, 'backdraft-lance', { player: 1 }).resolve();
    t.play(A, 'withering-fume', 'bramble-whelp').resolve();
    expect(t.where('bramble-whelp')).toBe('graveyard');
  });

  it('S5: a planeswalker without loyalty goes', () => {
    const t = duel('hand: backdraft-lance\n field: mountain*2', 'field: oriel-tidal-auditor (loyalty 3)');
    expect(t.play(A, 'backdraft-lance', 'oriel-tidal-auditor').resolve().where('oriel-tidal-auditor')).toBe(
      'graveyard',
    );
  });

  it('S6: of two legends of one name one is kept', () => {
    const t = duel('field: seren-keeper-of-lamps, seren-keeper-of-lamps');
    expect(t.view(A).pendingChoice).toMatchObject({
      kind: 'legend',
      default: { keepId: t.id('seren-keeper-of-lamps#2') },
    });
    t.choose({ keepId: t.id('seren-keeper-of-lamps') });
    expect([t.where('seren-keeper-of-lamps'), t.where('seren-keeper-of-lamps#2')]).toEqual([
      'battlefield',
      'graveyard',
    ]);
  });

  it('S7, S8: an Aura without a creature goes, Equipment stays', () => {
    const t = duel(
      'hand: choke-off\n field: swamp*3',
      'field: flue-rat, gyro-pack (on flue-rat), barkplate-blessing (on flue-rat)',
    );
    t.play(A, 'choke-off', 'flue-rat').resolve();
    expect([t.where('gyro-pack'), t.where('barkplate-blessing'), t.card('gyro-pack').attachedTo]).toEqual([
      'battlefield',
      'graveyard',
      null,
    ]);
  });

  it('S8: Equipment comes off what is no creature', () => {
    const t = duel('field: forest, gyro-pack (on forest)');
    expect([t.where('gyro-pack'), t.card('gyro-pack').attachedTo]).toEqual(['battlefield', null]);
  });

  it('S10: counters of both kinds annihilate', () => {
    const t = duel('field: bramble-whelp (+1/+1 3, -1/-1 1)');
    expect(t.card('bramble-whelp').counters).toEqual({ '+1/+1': 2, '-1/-1': 0 });
  });

  it('R55, R57: creatures that die together see each other die, and a lost static effect kills', () => {
    const t = duel('hand: lights-out-everywhere\n field: plains*5, cinerary-clerk, bramble-whelp')
      .play(A, 'lights-out-everywhere')
      .resolve();
    expect(t.player(A).handSize).toBe(1);
    const lord = duel('hand: choke-off\n field: swamp*3', 'field: captain-of-lanterns, lamplight-squire (damage 1)')
      .play(A, 'choke-off', 'captain-of-lanterns')
      .resolve();
    expect(lord.where('lamplight-squire')).toBe('graveyard');
  });

  it('R36, R56: creatures are sick when they enter, and power below zero deals nothing', () => {
    const t = duel('field: bramble-whelp, parasite-collar (on bramble-whelp)', '');
    expect(t.where('bramble-whelp')).toBe('graveyard');
    const weak = duel('field: brinewall-sentry (-1/-1 3)', 'field: bramble-whelp', 'combat/declare_attackers');
    expect(weak.card('brinewall-sentry').power).toBe(-2);
  });
});

describe('The end of the game', () => {
  it('R58: a draw is offered once a turn, and agreed when all accept', () => {
    const t = table('> A\n B\n C').act(B, { type: 'offer_draw' });
    expect(t.refusal(B, { type: 'offer_draw' })?.code).toBe('BAD_CHOICE');
    expect(t.refusal(B, { type: 'answer_draw', accept: true })?.code).toBe('BAD_CHOICE');
    t.act(A, { type: 'answer_draw', accept: true }).act(C, { type: 'answer_draw', accept: true });
    expect(t.view().outcome).toMatchObject({ draw: true, winnerId: null, reason: 'agreed' });
    const refused = table('> A\n B').act(A, { type: 'offer_draw' }).act(B, { type: 'answer_draw', accept: false });
    expect([refused.state.drawOffer, refused.refusal(A, { type: 'offer_draw' })?.code]).toEqual([null, 'BAD_CHOICE']);
  });

  it('R59: what a lost player owned leaves the game, and their turn ends', () => {
    const t = table('> A\n hand: flue-rat\n field: swamp, bramble-whelp\n B\n C')
      .play(A, 'flue-rat')
      .act(A, { type: 'concede' });
    expect(Object.values(t.state.cards).filter(({ owner }) => owner === A)).toEqual([]);
    expect([t.state.active, t.state.stack, t.state.phase]).toEqual([B, [], 'upkeep']);
    expect(t.refusal(A, { type: 'pass_priority' })?.code).toBe('NOT_A_PLAYER');
  });

  it('R59: with the turn of a lost player end damage and what lasts until end of turn', () => {
    const players = [
      { hand: ['sap-surge'], battlefield: ['forest'] },
      { battlefield: [{ card: 'mossback-hauler', damage: 2 }] },
      {},
    ];
    const t = new ScenarioTable({ players }).play(A, 'sap-surge', 'mossback-hauler').resolve();
    expect(t.card('mossback-hauler')).toMatchObject({ toughness: 6, damage: 2 });
    t.act(A, { type: 'concede' });
    expect(t.state.active).toBe(B);
    expect(t.card('mossback-hauler')).toMatchObject({ toughness: 3, damage: 0 });
  });

  it('R59: attackers of a lost player leave combat, and borrowed creatures go back', () => {
    const t = table('> A\n hand: borrowed-throttle\n field: mountain*3\n B\n field: boiler-ogre\n C')
      .play(A, 'borrowed-throttle', 'boiler-ogre')
      .resolve();
    t.passTo('combat', 'declare_attackers').act(A, {
      type: 'attack',
      attackers: [{ cardId: t.id('boiler-ogre'), defenderPlayerId: 3 }],
    });
    t.act(C, { type: 'concede' });
    expect(t.state.combat!.attackers).toEqual([]);
    t.act(A, { type: 'concede' });
    expect(t.view().outcome).toMatchObject({ winnerId: 2 });
  });

  it('R59: when somebody who has passed leaves, the others have not passed for them', () => {
    const t = table('> A\n B\n C').pass(A).act(A, { type: 'concede' });
    expect(t.state.active).toBe(B);
    const u = table('> A\n B\n C').pass(A, B).act(B, { type: 'concede' });
    expect(u.state).toMatchObject({ passes: 1, waitingFor: { seat: C } });
    const v = table('> A\n B\n C').pass(A, B).act(C, { type: 'concede' });
    expect(v.state).toMatchObject({ phase: 'combat', waitingFor: { seat: A } });
  });

  it('R22, R59: after somebody has left, the state is checked before anybody has priority again', () => {
    const players = [
      { battlefield: ['mossback-hauler', { card: 'barkplate-blessing', attachedTo: 'flue-rat' }] },
      { battlefield: ['flue-rat'] },
      {},
    ];
    const t = new ScenarioTable({ players });
    t.act(B, { type: 'concede' });
    expect([t.where('barkplate-blessing'), t.state.waitingFor]).toEqual([
      'graveyard',
      { seat: A, decision: 'priority' },
    ]);
  });

  it('R22, R59: what the toughness of somebody who left kept alive dies at once, even if all others have passed', () => {
    const players = [
      { battlefield: [{ card: 'mossback-hauler', damage: 3 }] },
      {},
      { battlefield: [{ card: 'barkplate-blessing', attachedTo: 'mossback-hauler' }] },
    ];
    const held = new ScenarioTable({ players });
    expect(held.where('mossback-hauler')).toBe('battlefield');
    held.act(C, { type: 'concede' });
    expect([held.where('mossback-hauler'), held.state.waitingFor?.seat]).toEqual(['graveyard', A]);
    const passed = new ScenarioTable({ players, phase: 'end' }).pass(A, B).act(C, { type: 'concede' });
    expect([passed.where('mossback-hauler'), passed.state.active]).toEqual(['graveyard', B]);
  });

  it('R60: a game that goes on for two hundred turns is a draw', () => {
    const t = duel('', '', 'end turn 200').passAll();
    expect(t.view().outcome).toMatchObject({ draw: true, reason: 'turn_limit' });
  });

  it('R60: a thousand resolutions without anybody doing anything are a loop', () => {
    const { state, labels } = fromScenario({ players: [{ hand: ['flashover-dart'], battlefield: ['mountain'] }, {}] });
    const dice = fastDice(1);
    const act = (table: Table<TcgFuel>, seat: number | null, action: Action) => {
      const steps = playAll(tcgFuel, table, seat, [action], 0, dice);
      if (isRefusal(steps)) throw new Error(steps.code);
      return steps.at(-1)!.table;
    };
    let now: Table<TcgFuel> = { state: state as Table<TcgFuel>['state'], round: 1, drawn: 0 };
    now = act(now, A, { type: 'play_card', cardId: labels['flashover-dart']!, targetPlayerId: 2 });
    now = act(now, A, { type: 'pass_priority' });
    // Only what the clock and the table do leaves the count standing, so the last pass is the clock's.
    const options = { ...now.state.options, clock: { decisionMs: 0, reserveMs: 0 } };
    now = act({ ...now, state: { ...now.state, idle: 999, options } }, null, { type: 'time_out', playerId: 2 });
    expect(tcgFuel.outcome(now.state)).toMatchObject({ winners: [], reason: 'loop' });
  });

  it('R61: the clock passes for whoever does not answer, and three times in a row lose', () => {
    const clock = { decisionMs: 1000, reserveMs: 500 };
    const t = duel('', '', 'main1', { clock });
    expect(tcgFuel.deadline!(t.state)).toEqual({ at: 1500, action: { type: 'time_out', playerId: 1 } });
    expect(t.refusal(null, { type: 'time_out', playerId: 1 })?.code).toBe('NOT_DUE');
    t.at = 1200;
    t.pass(A);
    expect(t.state.players[A]!.reserveMs).toBe(300);
    t.at = 2700;
    t.act(null, { type: 'time_out', playerId: 2 });
    expect(t.state).toMatchObject({ phase: 'combat', waitingFor: { seat: A } });
    for (let n = 0; n < 5; n++) {
      const due = tcgFuel.deadline!(t.state);
      if (!due) break;
      t.at = due.at;
      t.act(null, due.action);
    }
    expect(t.view().outcome).toMatchObject({
      draw: false,
      placements: [{ place: 1 }, { place: 2, reason: 'timeout' }],
    });
  });
});

describe('Choices', () => {
  it('R62: lists actions in a fixed order, forms for sets, and what is open at any time last', () => {
    const t = duel('hand: swamp, flashover-dart\n field: mountain', 'field: flue-rat');
    const types = [...legalActions(t.state, A)].map((choice) =>
      'form' in choice ? `form ${choice.form.type}` : choice.type,
    );
    expect(types).toEqual([
      ...['play_card', 'play_card', 'play_card', 'play_card', 'form play_card', 'activate_ability'],
      ...['pass_priority', 'end_turn', 'form settings', 'offer_draw', 'concede'],
    ]);
    const attack = duel('field: bramble-whelp, flue-rat', '', 'combat/declare_attackers');
    expect(attack.offers(A).map((choice) => ('form' in choice ? 'form' : 'whole'))).toEqual([
      'whole',
      'whole',
      'whole',
      'whole',
      'form',
      'whole',
    ]);
  });

  it('R43, R62: offers explicit payments as forms: which sources, which mana, and at which target', () => {
    const t = duel(
      'hand: choke-off\n field: forest, swamp, peatroot-hollow, scrapyard-depot, island (tapped)',
      'field: flue-rat, bramble-whelp',
    );
    const [form, other] = [...legalActions(t.state, A)].filter(isForm).filter(({ slots }) => slots.payment);
    expect(form!.form).toEqual({ type: 'play_card', cardId: t.id('choke-off') });
    const { targets, payment } = form!.slots;
    expect(targets!.options).toHaveLength(2);
    const [forest, swamp, hollow] = [t.id('forest'), t.id('swamp'), t.id('peatroot-hollow')];
    expect(payment).toMatchObject({ min: 3, uniqueBy: 'cardId', inside: 'sources' });
    expect(payment!.options).toEqual(
      expect.arrayContaining([
        { cardId: forest, mana: 'green' },
        { cardId: hollow, mana: 'green' },
        { cardId: hollow, mana: 'black' },
      ]),
    );
    expect(payment!.options).not.toContainEqual(expect.objectContaining({ cardId: t.id('island') }));
    const paying = (...sources: object[]): Action =>
      ({ ...form!.form, targets: targets!.options[0], payment: { sources } }) as Action;
    const black = { cardId: hollow, mana: 'black' };
    const whole = paying({ cardId: forest, mana: 'green' }, { cardId: swamp, mana: 'black' }, black);
    expect(fills(form!, whole)).toBe(true);
    expect(t.refusal(A, whole)).toBeUndefined();
    const wrong = paying(
      { cardId: forest, mana: 'green' },
      { cardId: swamp, mana: 'black' },
      { ...black, mana: 'green' },
    );
    expect(t.refusal(A, wrong)?.code).toBe('BAD_PAYMENT');
    // The Depot is sacrificed for its own ability, so it does not pay for it.
    expect(other!.form).toEqual({ type: 'activate_ability', cardId: t.id('scrapyard-depot'), abilityId: 'last_load' });
    expect(other!.slots.payment!.options).not.toContainEqual(
      expect.objectContaining({ cardId: t.id('scrapyard-depot') }),
    );
  });

  it('R35, R43, R62: what is paid in answer to a question may be paid from named sources too', () => {
    const t = duel('hand: bramble-whelp\n field: forest*2, island*3', 'hand: kink-the-hose\n field: island')
      .play(A, 'bramble-whelp')
      .pass(A)
      .play(B, 'kink-the-hose', 'bramble-whelp')
      .passAll();
    const forms = [...legalActions(t.state, A)].filter(isForm).filter(({ slots }) => slots.payment);
    expect(forms.map(({ form }) => form)).toEqual([expect.objectContaining({ type: 'choose', pay: true })]);
    const { options, min } = forms[0]!.slots.payment!;
    expect([options.length, min]).toEqual([3, 2]);
    const sources = (options as { cardId: number; mana: string }[]).slice(1);
    t.choose({ pay: true, payment: { sources } });
    const tapped = t.view(A).cards.filter((card) => sources.some(({ cardId }) => cardId === card.id));
    expect(tapped).toEqual([expect.objectContaining({ isTapped: true }), expect.objectContaining({ isTapped: true })]);
    expect(t.resolve().where('bramble-whelp')).toBe('battlefield');
  });

  it('R28, R62: the form of the settings names every window of a turn, own and others', () => {
    const t = duel('', '');
    const settings = [...legalActions(t.state, A)].filter(isForm).find(({ form }) => form.type === 'settings')!;
    const stops = settings.slots.stops!.options;
    expect(stops).toHaveLength(24);
    expect(stops).toContainEqual({ phase: 'combat', step: 'declare_blockers', turn: 'other' });
    expect(t.refusal(A, { type: 'settings', stops: stops as never })).toBeUndefined();
  });

  it('R63: an old or wrong answer is refused', () => {
    const t = duel('hand: swamp*8', '', 'end').passAll();
    const { choiceId } = t.state.pendingChoice!;
    const refused = (seat: number, answer: object, id = choiceId) =>
      t.refusal(seat, { type: 'choose', choiceId: id, ...answer })?.code;
    expect(refused(A, { cardIds: [] })).toBe('BAD_CHOICE');
    expect(refused(A, { cardIds: [1] }, choiceId + 1)).toBe('BAD_CHOICE');
    expect(refused(B, { cardIds: [1] })).toBe('NOT_YOUR_DECISION');
    expect(t.refusal(A, { type: 'pass_priority' })?.code).toBe('CHOICE_PENDING');
    t.choose({ cardIds: [1] });
    expect(refused(B, { cardIds: [1] })).toBe('BAD_CHOICE');
  });
});
