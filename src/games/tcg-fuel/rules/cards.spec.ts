import { CARDS, getPrint } from './catalogue/catalogue.js';
import type { Action } from './action.types.js';
import { ScenarioTable as PlainTable } from './scenario/scenario-table.js';

/** Every card of the set, played for what it does. */
const [A, B] = [0, 1];
/** The cards that tests are about. */
const named = new Set<string>();
/** What the tables of this file saw happen: `card`, `card/mode` and `card#ability`, each when it resolved. */
const happened = new Set<string>();

/** A test that names the cards it is about. */
function card(slugs: string, sentence: string, test: () => void): void {
  for (const slug of slugs.split(' ')) named.add(slug);
  it(`${slugs}: ${sentence}`, test);
}

/** A table that notes which texts were used: a name in a test proves nothing, an event does. */
class ScenarioTable extends PlainTable {
  private readonly onStack = new Map<number, string[]>();

  override act(seat: number | null, action: Action): this {
    super.act(seat, action);
    for (const event of this.events) {
      if (event.type === 'card_played') {
        const texts = event.mode === undefined ? [event.card] : [event.card, `${event.card}/${event.mode}`];
        this.onStack.set(event.cardId, texts);
        if (getPrint(event.card).isLand) texts.forEach((text) => happened.add(text));
      } else if (event.type === 'ability_activated' || event.type === 'ability_triggered') {
        const text = `${event.card}#${event.abilityId}`;
        // Mana comes at once, without a place on the stack (R26).
        if (event.stackId === undefined) happened.add(text);
        else this.onStack.set(event.stackId, [text]);
      } else if (event.type === 'resolved') this.onStack.get(event.stackId)?.forEach((text) => happened.add(text));
    }
    return this;
  }
}

/** A has plenty of mana of all colours. */
const LANDS = 'mountain*4, island*4, forest*4, plains*4, swamp*4';
const table = (a: string, b = '', head = 'main1') => new ScenarioTable(`${head}\n> A\n${a}\nB\n${b}`);
/** A plays a card from the hand and it resolves. */
const cast = (slug: string, on?: string | { player: number }, b = '', a = '') =>
  table(`hand: ${slug}\n field: ${LANDS}${a && `, ${a}`}`, b)
    .play(A, slug, on)
    .resolve();
const fight = (attacker: string, b: string, blocks: Record<string, string> = {}) => {
  const t = table(`field: ${attacker}`, b, 'combat/declare_attackers').attack(attacker.split(',')[0]!).passAll();
  if (t.state.waitingFor?.decision === 'block') t.block(B, blocks);
  t.passAll();
  while (t.state.step === 'combat_damage' && !t.state.pendingChoice) t.passAll();
  return t;
};
const stats = (t: ScenarioTable, slug: string) => [t.card(slug).power, t.card(slug).toughness];

describe('Red', () => {
  card('sparkplug-runner', 'attacks at once and cannot block', () => {
    const t = cast('sparkplug-runner')
      .passTo('combat', 'declare_attackers')
      .attack('sparkplug-runner')
      .passAll()
      .passAll();
    expect(t.life(B)).toBe(18);
    expect(fight('bramble-whelp', 'field: sparkplug-runner').life(B)).toBe(17);
  });
  card('kettle-imp', 'deals 2 to a player', () => {
    expect(
      cast('kettle-imp')
        .choose({ targets: { t1: [{ playerId: 2 }] } })
        .resolve()
        .life(B),
    ).toBe(18);
  });
  card('clinker-brawler', 'is not blocked by one', () => {
    expect(fight('clinker-brawler', 'field: mossback-hauler').life(B)).toBe(18);
  });
  card('slagback-pikeman', 'strikes first', () => {
    expect(
      fight('slagback-pikeman', 'field: bramble-whelp', { 'bramble-whelp': 'slagback-pikeman' }).where(
        'slagback-pikeman',
      ),
    ).toBe('battlefield');
  });
  card('furnace-drover', 'makes other Emberkin stronger, not itself', () => {
    const t = table('field: furnace-drover, clinker-brawler, bramble-whelp');
    expect([stats(t, 'furnace-drover'), stats(t, 'clinker-brawler'), stats(t, 'bramble-whelp')]).toEqual([
      [2, 2],
      [3, 2],
      [3, 2],
    ]);
  });
  card('boiler-ogre', 'tramples', () => {
    expect(fight('boiler-ogre', 'field: flue-rat', { 'flue-rat': 'boiler-ogre' }).life(B)).toBe(17);
  });
  card('stackfire-drake', 'breathes fire until end of turn', () => {
    const t = table('field: stackfire-drake, mountain*2')
      .activate(A, 'stackfire-drake', 'vent_flame')
      .activate(A, 'stackfire-drake', 'vent_flame')
      .resolve();
    expect(stats(t, 'stackfire-drake')).toEqual([6, 4]);
    expect(stats(t.passTo('upkeep'), 'stackfire-drake')).toEqual([4, 4]);
  });
  card('flashover-dart', 'deals 2 to anything', () => {
    expect(cast('flashover-dart', { player: 2 }).life(B)).toBe(18);
    expect(
      cast('flashover-dart', 'kindra-stoker-of-riots', 'field: kindra-stoker-of-riots').card('kindra-stoker-of-riots')
        .loyalty,
    ).toBe(2);
  });
  card('backdraft-lance', 'deals 3 to anything', () => {
    expect(cast('backdraft-lance', 'mossback-hauler', 'field: mossback-hauler').where('mossback-hauler')).toBe(
      'graveyard',
    );
  });
  card('scrapfire-volley', 'deals 2 to each creature', () => {
    const t = cast('scrapfire-volley', undefined, 'field: bramble-whelp, mossback-hauler', 'flue-rat');
    expect(['bramble-whelp', 'mossback-hauler', 'flue-rat'].map((slug) => t.where(slug))).toEqual([
      'graveyard',
      'battlefield',
      'graveyard',
    ]);
  });
  card('borrowed-throttle', 'may take a creature you already control', () => {
    const t = cast('borrowed-throttle', 'bramble-whelp', '', 'bramble-whelp (tapped)');
    expect(t.card('bramble-whelp')).toMatchObject({ isTapped: false, summoningSick: false, keywords: ['haste'] });
  });
  card('redline-surge', 'gives +3/+0 and first strike', () => {
    const t = cast('redline-surge', 'bramble-whelp', '', 'bramble-whelp');
    expect([stats(t, 'bramble-whelp'), t.card('bramble-whelp').keywords]).toEqual([[6, 2], ['first_strike']]);
  });
  card('fuse-tester', 'taps for 1 damage', () => {
    const t = table('field: fuse-tester', 'field: flue-rat')
      .activate(A, 'fuse-tester', 'test_fuse', 'flue-rat')
      .resolve();
    expect([t.where('flue-rat'), t.card('fuse-tester').isTapped]).toEqual(['graveyard', true]);
  });
  card('everburn-chimney', 'burns each opponent in your upkeep only', () => {
    const t = table('field: everburn-chimney').passTo('draw');
    expect([t.life(A), t.life(B)]).toEqual([20, 20]);
    expect(t.passTo('upkeep').resolve().life(B)).toBe(19);
  });
  card('kindra-stoker-of-riots', 'burns, brands, and riots', () => {
    const minus = table('field: kindra-stoker-of-riots', 'field: mossback-hauler')
      .activate(A, 'kindra-stoker-of-riots', 'kindra_minus', 'mossback-hauler')
      .resolve();
    expect([minus.where('mossback-hauler'), minus.card('kindra-stoker-of-riots').loyalty]).toEqual(['graveyard', 2]);
    const plus = table('field: kindra-stoker-of-riots').activate(A, 'kindra-stoker-of-riots', 'kindra_plus').resolve();
    expect([plus.life(A), plus.life(B), plus.card('kindra-stoker-of-riots').loyalty]).toEqual([20, 19, 5]);
    const riot = table('field: kindra-stoker-of-riots (loyalty 6)').activate(
      A,
      'kindra-stoker-of-riots',
      'kindra_ultimate',
    );
    expect(riot.where('kindra-stoker-of-riots')).toBe('graveyard');
    expect(riot.resolve().state.battlefield.map((id) => riot.state.cards[id]!.card)).toEqual(
      Array(3).fill('cinderling'),
    );
  });
});

describe('Blue', () => {
  card('gauge-reader', 'scries 1, and nobody else sees it', () => {
    const t = new ScenarioTable(`> A\n hand: gauge-reader\n field: island\n deck: swamp, forest\n B`)
      .play(A, 'gauge-reader')
      .resolve();
    expect(t.view(A).pendingChoice).toMatchObject({
      kind: 'scry',
      options: [t.id('swamp')],
      default: { top: [t.id('swamp')], bottom: [] },
    });
    expect(t.view(B).pendingChoice).toEqual({ choiceId: t.state.pendingChoice!.choiceId, kind: 'scry', playerId: 1 });
    t.choose({ top: [], bottom: [t.id('swamp')] });
    expect(t.state.players[A]!.deck).toEqual([t.id('forest'), t.id('swamp')]);
    expect(JSON.stringify(t.heard(B))).not.toContain(`[${t.id('swamp')}]`);
  });
  card('mistvalve-skimmer cloudferry-ray', 'fly over what walks', () => {
    expect(fight('mistvalve-skimmer', 'field: bramble-whelp').life(B)).toBe(18);
    expect(fight('cloudferry-ray', 'field: bramble-whelp').life(B)).toBe(17);
  });
  card('brinewall-sentry', 'defends and never attacks', () => {
    const t = table('field: brinewall-sentry, bramble-whelp', '', 'combat/declare_attackers');
    expect(t.refusal(A, { type: 'attack', attackers: [{ cardId: t.id('brinewall-sentry') }] })?.code).toBe(
      'ILLEGAL_ATTACK',
    );
  });
  card('condenser-savant', 'draws a card', () => expect(cast('condenser-savant').player(A).handSize).toBe(1));
  card('undertow-bailiff', 'freezes a creature at instant speed', () => {
    const t = table('field: bramble-whelp', 'hand: undertow-bailiff\n field: island*3')
      .pass(A)
      .play(B, 'undertow-bailiff')
      .resolve();
    expect(t.card('bramble-whelp')).toMatchObject({ isTapped: true, frozen: true });
    t.passTo('upkeep').passTo('upkeep');
    expect(t.card('bramble-whelp')).toMatchObject({ isTapped: true, frozen: false });
    expect(t.passTo('upkeep').passTo('upkeep').card('bramble-whelp').isTapped).toBe(false);
  });
  card('pressure-leviathan', 'cannot be targeted by opponents', () => {
    const t = table(`hand: choke-off\n field: ${LANDS}`, 'field: pressure-leviathan');
    expect(t.refusal(A, t.playing('choke-off', 'pressure-leviathan'))).toMatchObject({
      details: { reasonCode: 'NO_LEGAL_TARGET' },
    });
  });
  card('shut-the-valve', 'counters a spell', () => {
    const t = table(`hand: bramble-whelp\n field: ${LANDS}`, 'hand: shut-the-valve\n field: island*3');
    t.play(A, 'bramble-whelp').pass(A).play(B, 'shut-the-valve', 'bramble-whelp').resolve();
    expect(t.where('bramble-whelp')).toBe('graveyard');
  });
  card('kink-the-hose', 'counters unless its controller pays 2', () => {
    const start = (lands: string) =>
      table(`hand: bramble-whelp\n field: ${lands}`, 'hand: kink-the-hose\n field: island')
        .play(A, 'bramble-whelp')
        .pass(A)
        .play(B, 'kink-the-hose', 'bramble-whelp')
        .passAll();
    const paid = start('forest*4').choose({ pay: true }).resolve();
    expect(paid.where('bramble-whelp')).toBe('battlefield');
    expect(start('forest*4').choose({ pay: false }).where('bramble-whelp')).toBe('graveyard');
    expect(start('forest*3').where('bramble-whelp')).toBe('graveyard');
  });
  card('flush-the-pipes', 'returns a permanent that is no land', () => {
    const t = table(`hand: flush-the-pipes\n field: ${LANDS}`, 'field: brass-kettle, mountain');
    expect(t.refusal(A, t.playing('flush-the-pipes', 'mountain#5'))?.code).toBe('BAD_TARGET');
    expect(t.play(A, 'flush-the-pipes', 'brass-kettle').resolve().where('brass-kettle')).toBe('hand');
  });
  card('deep-soundings', 'scries 1, then draws two', () => {
    const t = new ScenarioTable(`> A\n hand: deep-soundings\n field: island*3\n deck: swamp, forest, plains\n B`)
      .play(A, 'deep-soundings')
      .resolve();
    t.choose({ top: [], bottom: [t.id('swamp')] });
    expect(['swamp', 'forest', 'plains'].map((slug) => t.where(slug))).toEqual(['deck', 'hand', 'hand']);
  });
  card('freeze-the-lines', "taps and freezes the opponents' creatures", () => {
    const t = cast('freeze-the-lines', undefined, 'field: bramble-whelp, flue-rat', 'mossback-hauler');
    expect([t.card('bramble-whelp').frozen, t.card('flue-rat').isTapped, t.card('mossback-hauler').isTapped]).toEqual([
      true,
      true,
      false,
    ]);
  });
  card('stillwater-shackles', 'keeps a creature tapped', () => {
    const t = cast('stillwater-shackles', 'boiler-ogre', 'field: boiler-ogre');
    expect(t.card('boiler-ogre').isTapped).toBe(true);
    expect(t.passTo('upkeep').card('boiler-ogre')).toMatchObject({ isTapped: true, restrictions: ['doesnt_untap'] });
  });
  card('oriel-tidal-auditor', 'freezes, audits, and forecloses', () => {
    const oriel = 'oriel-tidal-auditor';
    const plus = table(`field: ${oriel}`, 'field: flue-rat').activate(A, oriel, 'oriel_plus', 'flue-rat').resolve();
    expect(plus.card('flue-rat')).toMatchObject({ isTapped: true, frozen: true });
    expect(table(`field: ${oriel}`).activate(A, oriel, 'oriel_plus').resolve().card(oriel).loyalty).toBe(5);
    expect(table(`field: ${oriel}`).activate(A, oriel, 'oriel_minus').resolve().player(A).handSize).toBe(1);
    const ultimate = table(`field: ${oriel} (loyalty 7)`, 'field: flue-rat, bramble-whelp')
      .activate(A, oriel, 'oriel_ultimate')
      .resolve();
    expect([ultimate.where('flue-rat'), ultimate.player(B).handSize, ultimate.player(A).handSize]).toEqual([
      'hand',
      2,
      3,
    ]);
  });
});

describe('Green', () => {
  card('sapling-tapper', 'taps for green', () => {
    expect(table('field: sapling-tapper').activate(A, 'sapling-tapper', 'tap_sap').player(A).manaPool.green).toBe(1);
  });
  card('bramble-whelp mossback-hauler cogwork-porter', 'are just as big as printed', () => {
    expect([stats(cast('bramble-whelp'), 'bramble-whelp'), stats(cast('mossback-hauler'), 'mossback-hauler')]).toEqual([
      [3, 2],
      [3, 3],
    ]);
    expect(cast('cogwork-porter').card('cogwork-porter')).toMatchObject({
      power: 2,
      toughness: 3,
      types: ['creature', 'artifact'],
    });
  });
  card('rootline-spider', 'blocks what flies', () => {
    expect(
      fight('mistvalve-skimmer', 'field: rootline-spider', { 'rootline-spider': 'mistvalve-skimmer' }).where(
        'mistvalve-skimmer',
      ),
    ).toBe('graveyard');
  });
  card('thornborn-matriarch', 'makes other Thornborn bigger', () => {
    const t = table('field: thornborn-matriarch, bramble-whelp', 'field: mossback-hauler');
    expect([stats(t, 'thornborn-matriarch'), stats(t, 'bramble-whelp'), stats(t, 'mossback-hauler')]).toEqual([
      [3, 3],
      [4, 3],
      [3, 3],
    ]);
  });
  card('canopy-devourer', 'tramples', () => {
    expect(fight('canopy-devourer', 'field: bramble-whelp', { 'bramble-whelp': 'canopy-devourer' }).life(B)).toBe(17);
  });
  card('elder-overgrowth', 'brings 4 life', () => expect(cast('elder-overgrowth').life(A)).toBe(24));
  card('sap-surge', 'gives +3/+3', () =>
    expect(stats(cast('sap-surge', 'flue-rat', 'field: flue-rat'), 'flue-rat')).toEqual([4, 4]),
  );
  card('territorial-clash', 'makes two creatures fight', () => {
    const t = table('hand: territorial-clash\n field: forest*2, mossback-hauler', 'field: bramble-whelp');
    const targets = { t1: [{ cardId: t.id('mossback-hauler') }], t2: [{ cardId: t.id('bramble-whelp') }] };
    t.play(A, 'territorial-clash', undefined, { targets }).resolve();
    expect([t.where('mossback-hauler'), t.where('bramble-whelp')]).toEqual(['graveyard', 'graveyard']);
  });
  card('deeproot-survey', 'finds a basic land, or nothing', () => {
    const start = () =>
      new ScenarioTable(`> A\n hand: deeproot-survey\n field: forest*2\n deck: flue-rat, swamp, plains\n B`)
        .play(A, 'deeproot-survey')
        .resolve();
    const t = start();
    expect(t.view(A).pendingChoice).toMatchObject({
      kind: 'search',
      options: [t.id('plains'), t.id('swamp')],
      min: 0,
      max: 1,
    });
    t.choose({ cardIds: [t.id('swamp')] });
    expect(t.card('swamp')).toMatchObject({ location: 'battlefield', isTapped: true });
    expect(start().choose({ cardIds: [] }).player(A).deckSize).toBe(3);
  });
  card('pollen-haze', 'prevents combat damage and draws', () => {
    const t = table('field: bramble-whelp', 'hand: pollen-haze\n field: forest*2', 'combat/declare_attackers')
      .attack('bramble-whelp')
      .pass(A);
    t.play(B, 'pollen-haze').resolve().passTo('main2');
    expect([t.life(B), t.player(B).handSize]).toEqual([20, 1]);
  });
  card('rustvine-grip', 'destroys an artifact or enchantment', () => {
    expect(cast('rustvine-grip', 'cogwork-porter', 'field: cogwork-porter').where('cogwork-porter')).toBe('graveyard');
  });
  card('barkplate-blessing', 'gives +2/+2 and trample', () => {
    const t = cast('barkplate-blessing', 'flue-rat', '', 'flue-rat');
    expect([stats(t, 'flue-rat'), t.card('flue-rat').keywords]).toEqual([
      [3, 3],
      ['deathtouch', 'trample'],
    ]);
  });
  card('grove-chorus', 'puts a counter on every creature that enters under you', () => {
    const t = table(`hand: flue-rat\n field: grove-chorus, swamp`).play(A, 'flue-rat').resolve();
    expect(t.card('flue-rat')).toMatchObject({ power: 2, toughness: 2, counters: { '+1/+1': 1 } });
  });
  card('hollin-warden-of-sap', 'tends, calls, and wakes the wild', () => {
    const hollin = 'hollin-warden-of-sap';
    expect(
      stats(table(`field: ${hollin}, flue-rat`).activate(A, hollin, 'hollin_plus', 'flue-rat').resolve(), 'flue-rat'),
    ).toEqual([2, 2]);
    expect(stats(table(`field: ${hollin}`).activate(A, hollin, 'hollin_minus').resolve(), 'thornling')).toEqual([3, 3]);
    const wild = table(`field: ${hollin} (loyalty 6), flue-rat`).activate(A, hollin, 'hollin_ultimate').resolve();
    expect([stats(wild, 'flue-rat'), wild.card('flue-rat').keywords]).toEqual([
      [5, 5],
      ['deathtouch', 'trample'],
    ]);
  });
});

describe('White', () => {
  card('lamplight-squire', 'gains what it deals', () => expect(fight('lamplight-squire', '').life(A)).toBe(21));
  card('sunward-lancer', 'strikes first', () => {
    expect(
      fight('sunward-lancer', 'field: clinker-brawler', { 'clinker-brawler': 'sunward-lancer' }).where(
        'sunward-lancer',
      ),
    ).toBe('battlefield');
  });
  card('beaconwall-guard rootlight-paladin', 'attack without tapping', () => {
    expect(fight('beaconwall-guard', '').card('beaconwall-guard').isTapped).toBe(false);
    expect(fight('rootlight-paladin', '').card('rootlight-paladin').isTapped).toBe(false);
  });
  card('skyline-chaplain', 'flies', () => expect(fight('skyline-chaplain', 'field: bramble-whelp').life(B)).toBe(18));
  card('captain-of-lanterns', 'makes other Sunward bigger', () => {
    const t = table('field: captain-of-lanterns, lamplight-squire');
    expect([stats(t, 'captain-of-lanterns'), stats(t, 'lamplight-squire')]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
  card('twinpiston-duelist', 'strikes twice', () => expect(fight('twinpiston-duelist', '').life(B)).toBe(16));
  card('glasswing-arbiter', 'flies and stays awake', () => {
    const t = fight('glasswing-arbiter', 'field: bramble-whelp');
    expect([t.life(B), t.card('glasswing-arbiter').isTapped]).toEqual([16, false]);
  });
  card('call-the-watch', 'makes two soldiers that enter together', () => {
    const t = cast('call-the-watch', undefined, '', 'grove-chorus');
    const soldiers = t.view().cards.filter((one) => 'tokenId' in one && one.tokenId === 'watch');
    expect(soldiers).toMatchObject([{ power: 2, cardId: null }, { power: 2 }]);
  });
  card('sentence-by-daylight', 'exiles an attacker', () => {
    const t = table('field: bramble-whelp', 'hand: sentence-by-daylight\n field: plains*2', 'combat/declare_attackers')
      .attack('bramble-whelp')
      .pass(A);
    expect(t.play(B, 'sentence-by-daylight', 'bramble-whelp').resolve().where('bramble-whelp')).toBe('exile');
  });
  card('lights-out-everywhere', 'destroys all creatures', () => {
    const t = cast('lights-out-everywhere', undefined, 'field: bramble-whelp', 'flue-rat');
    expect([t.where('bramble-whelp'), t.where('flue-rat')]).toEqual(['graveyard', 'graveyard']);
  });
  card('oath-of-stillness', 'keeps a creature from attacking and blocking', () => {
    const t = cast('oath-of-stillness', 'bramble-whelp', 'field: bramble-whelp');
    expect(t.card('bramble-whelp').restrictions).toEqual(['cant_attack', 'cant_block']);
  });
  card('hold-the-beam', 'saves a creature from destruction', () => {
    const t = table('hand: choke-off\n field: swamp*3', 'hand: hold-the-beam\n field: plains, bramble-whelp');
    t.play(A, 'choke-off', 'bramble-whelp').pass(A).play(B, 'hold-the-beam', 'bramble-whelp').resolve();
    expect(t.where('bramble-whelp')).toBe('battlefield');
    expect(t.card('bramble-whelp').keywords).toEqual(['hexproof', 'indestructible']);
  });
  card('banner-of-first-lamps', 'makes all your creatures bigger', () => {
    expect(stats(cast('banner-of-first-lamps', undefined, '', 'flue-rat'), 'flue-rat')).toEqual([2, 2]);
  });
  card('menders-chorale', 'gains 4 and draws', () => {
    const t = cast('menders-chorale');
    expect([t.life(A), t.player(A).handSize]).toEqual([24, 1]);
  });
  card('seren-keeper-of-lamps', 'musters, kindles, and judges', () => {
    const seren = 'seren-keeper-of-lamps';
    expect(stats(table(`field: ${seren}`).activate(A, seren, 'seren_plus').resolve(), 'watch')).toEqual([1, 1]);
    expect(stats(table(`field: ${seren}, flue-rat`).activate(A, seren, 'seren_minus').resolve(), 'flue-rat')).toEqual([
      2, 2,
    ]);
    const verdict = table(`field: ${seren} (loyalty 7), flue-rat`, 'field: bramble-whelp')
      .activate(A, seren, 'seren_ultimate')
      .resolve();
    expect([verdict.where('bramble-whelp'), verdict.where('flue-rat')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('Black', () => {
  card('flue-rat', 'kills what it touches', () => {
    expect(
      fight('mossback-hauler', 'field: flue-rat', { 'flue-rat': 'mossback-hauler' }).where('mossback-hauler'),
    ).toBe('graveyard');
  });
  card('ashbin-ghoul', 'drains when it dies', () => {
    const t = cast('flashover-dart', 'ashbin-ghoul', 'field: ashbin-ghoul');
    expect([t.life(A), t.life(B)]).toEqual([19, 21]);
  });
  card('chokesmoke-pickpocket', 'makes the player it hits discard', () => {
    const t = fight('chokesmoke-pickpocket', 'hand: swamp, forest');
    t.choose({ cardIds: [t.id('swamp')] });
    expect([t.life(B), t.where('swamp'), t.where('forest')]).toEqual([18, 'graveyard', 'hand']);
  });
  card('cinerary-clerk', 'pays for the dead', () => {
    const t = cast('choke-off', 'bramble-whelp', '', 'cinerary-clerk, bramble-whelp');
    expect([t.life(A), t.player(A).handSize]).toEqual([19, 1]);
  });
  card('graveside-usher', 'may bring a creature back to the hand', () => {
    const start = () =>
      table('hand: graveside-usher\n field: swamp*4\n grave: flue-rat').play(A, 'graveside-usher').resolve();
    const t = start();
    expect(
      t
        .choose({ targets: { t1: [{ cardId: t.id('flue-rat') }] } })
        .resolve()
        .where('flue-rat'),
    ).toBe('hand');
    expect(
      start()
        .choose({ targets: { t1: [] } })
        .resolve()
        .where('flue-rat'),
    ).toBe('graveyard');
  });
  card('smog-wraith', 'flies and drains', () => {
    const t = fight('smog-wraith', 'field: bramble-whelp');
    expect([t.life(A), t.life(B)]).toEqual([24, 16]);
  });
  card('pitworks-behemoth', 'needs two to block it', () =>
    expect(fight('pitworks-behemoth', 'field: mossback-hauler').life(B)).toBe(14),
  );
  card('choke-off', 'destroys a creature', () => {
    expect(cast('choke-off', 'bramble-whelp', 'field: bramble-whelp').where('bramble-whelp')).toBe('graveyard');
  });
  card('withering-fume', 'gives -2/-2, which even the indestructible do not survive', () => {
    expect(cast('withering-fume', 'clinker-brawler', 'field: clinker-brawler').where('clinker-brawler')).toBe(
      'graveyard',
    );
    expect(stats(cast('withering-fume', 'boiler-ogre', 'field: boiler-ogre'), 'boiler-ogre')).toEqual([2, 1]);
  });
  card('debt-collection', 'takes 3 from an opponent', () => {
    const t = cast('debt-collection', { player: 2 });
    expect([t.life(A), t.life(B)]).toEqual([23, 17]);
    const own = table('hand: debt-collection\n field: swamp*3');
    expect(own.refusal(A, own.playing('debt-collection', { player: 1 }))?.code).toBe('BAD_TARGET');
  });
  card('forced-rationing', 'makes a player discard two of their choice', () => {
    const t = cast('forced-rationing', { player: 2 }, 'hand: flue-rat, boiler-ogre, gauge-reader');
    t.choose({ cardIds: [t.id('gauge-reader'), t.id('flue-rat')] });
    expect(t.where('boiler-ogre')).toBe('hand');
    expect(t.player(B).handSize).toBe(1);
  });
  card('bitter-tithe', 'makes each opponent sacrifice', () => {
    expect(cast('bitter-tithe', undefined, 'field: pressure-leviathan').where('pressure-leviathan')).toBe('graveyard');
  });
  card('restart-the-dead', 'brings a creature back', () => {
    const t = table('hand: restart-the-dead\n field: swamp*4\n grave: boiler-ogre')
      .play(A, 'restart-the-dead', 'boiler-ogre')
      .resolve();
    expect(t.card('boiler-ogre')).toMatchObject({ location: 'battlefield', summoningSick: true });
  });
  card('parasite-collar', 'shrinks a creature', () => {
    expect(stats(cast('parasite-collar', 'mossback-hauler', 'field: mossback-hauler'), 'mossback-hauler')).toEqual([
      1, 1,
    ]);
    const dead = cast('parasite-collar', 'bramble-whelp', 'field: bramble-whelp');
    expect([dead.where('bramble-whelp'), dead.where('parasite-collar')]).toEqual(['graveyard', 'graveyard']);
  });
  card('morrow-vance-soot-broker', 'collects, repossesses, and opens the ledger', () => {
    const morrow = 'morrow-vance-soot-broker';
    const plus = table(`field: ${morrow}`).activate(A, morrow, 'morrow_plus').resolve();
    expect([plus.life(A), plus.life(B)]).toEqual([21, 19]);
    expect(
      table(`field: ${morrow}`, 'field: flue-rat')
        .activate(A, morrow, 'morrow_minus', 'flue-rat')
        .resolve()
        .where('flue-rat'),
    ).toBe('graveyard');
    const ledger = table(`field: ${morrow} (loyalty 6)\n grave: flue-rat, swamp, bramble-whelp`)
      .activate(A, morrow, 'morrow_ultimate')
      .resolve();
    expect(['flue-rat', 'bramble-whelp', 'swamp'].map((slug) => ledger.where(slug))).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
    ]);
  });
});

describe('Artifacts', () => {
  card('brass-kettle', 'boils one colourless mana', () => {
    expect(table('field: brass-kettle').activate(A, 'brass-kettle', 'boil').player(A).manaPool.generic).toBe(1);
  });
  card('rolling-foundry', 'rolls over the defending player', () => {
    const t = table('field: rolling-foundry', '', 'combat/declare_attackers').attack('rolling-foundry').resolve();
    expect(t.life(B)).toBe(19);
    expect(t.card('rolling-foundry').restrictions).toEqual(['cant_block']);
  });
  card('piston-blade riveted-harness gyro-pack', 'are equipped, and move on', () => {
    const t = table('field: mountain*8, piston-blade, riveted-harness, gyro-pack, flue-rat, bramble-whelp');
    for (const gear of ['piston-blade', 'riveted-harness', 'gyro-pack'])
      t.activate(A, gear, 'equip', 'flue-rat').resolve();
    expect([stats(t, 'flue-rat'), t.card('flue-rat').keywords]).toEqual([
      [4, 3],
      ['deathtouch', 'vigilance', 'flying'],
    ]);
    t.activate(A, 'piston-blade', 'equip', 'bramble-whelp').resolve();
    expect([stats(t, 'flue-rat'), stats(t, 'bramble-whelp')]).toEqual([
      [2, 3],
      [5, 2],
    ]);
  });
  card('pilot-light', 'glows in your end step', () =>
    expect(table('field: pilot-light').passTo('end').resolve().life(A)).toBe(21),
  );
  card('spring-snare', 'is sacrificed for 3 damage', () => {
    const t = table('field: spring-snare, mountain*2', 'field: mossback-hauler').activate(
      A,
      'spring-snare',
      'spring',
      'mossback-hauler',
    );
    expect(t.where('spring-snare')).toBe('graveyard');
    expect(t.resolve().where('mossback-hauler')).toBe('graveyard');
  });
  card('reservoir-tank', 'draws for 3', () => {
    expect(
      table('field: reservoir-tank, mountain*3').activate(A, 'reservoir-tank', 'siphon').resolve().player(A).handSize,
    ).toBe(1);
  });
});

describe('Two colours', () => {
  card('steamwright-envoy', 'steams at instants and spells, not at itself', () => {
    expect(cast('steamwright-envoy').life(B)).toBe(20);
    const t = table(`hand: flashover-dart\n field: steamwright-envoy, mountain`).play(A, 'flashover-dart', {
      player: 2,
    });
    expect(t.view().stack).toHaveLength(2);
    expect(t.passAll().life(B)).toBe(19);
    expect(t.resolve().life(B)).toBe(17);
  });
  card('furnace-revenant', 'hits anything when it dies', () => {
    const t = cast('flashover-dart', 'furnace-revenant', 'field: furnace-revenant')
      .choose({ targets: { t1: [{ playerId: 1 }] } })
      .resolve();
    expect(t.life(A)).toBe(18);
  });
  card('cloudpier-fencer', 'flies and strikes first', () => {
    const t = fight('cloudpier-fencer', 'field: mistvalve-skimmer', { 'mistvalve-skimmer': 'cloudpier-fencer' });
    expect([t.where('cloudpier-fencer'), t.where('mistvalve-skimmer')]).toEqual(['battlefield', 'graveyard']);
  });
  card('peat-horror', 'needs one damage for each blocker', () => {
    expect(fight('peat-horror', 'field: brinewall-sentry', { 'brinewall-sentry': 'peat-horror' }).life(B)).toBe(17);
  });
  card('valve-or-vent', 'counters or burns, as its player chooses', () => {
    expect(
      table('hand: valve-or-vent\n field: mountain, island', 'field: bramble-whelp')
        .play(A, 'valve-or-vent', 'bramble-whelp', { mode: 'vent' })
        .resolve()
        .where('bramble-whelp'),
    ).toBe('graveyard');
    const t = table('hand: bramble-whelp\n field: forest*2', 'hand: valve-or-vent\n field: mountain, island')
      .play(A, 'bramble-whelp')
      .pass(A);
    expect(t.refusal(B, t.playing('valve-or-vent', 'bramble-whelp'))?.code).toBe('BAD_MODE');
    expect(t.play(B, 'valve-or-vent', 'bramble-whelp', { mode: 'valve' }).resolve().where('bramble-whelp')).toBe(
      'graveyard',
    );
  });
});

describe('Lands', () => {
  card('scrapyard-depot', 'is scrapped for a card', () => {
    const t = table('field: scrapyard-depot, mountain*3').activate(A, 'scrapyard-depot', 'last_load');
    expect(t.where('scrapyard-depot')).toBe('graveyard');
    expect(t.resolve().player(A).handSize).toBe(1);
  });
  card('mountain island forest plains swamp scrapyard-depot', 'give their mana at once', () => {
    const t = table('field: mountain, island, forest, plains, swamp, scrapyard-depot');
    for (const land of ['mountain', 'island', 'forest', 'plains', 'swamp', 'scrapyard-depot'])
      t.activate(A, land, 'mana');
    expect(t.player(A).manaPool).toEqual({ red: 1, blue: 1, green: 1, white: 1, black: 1, generic: 1 });
  });
  card(
    'steamworks-delta lantern-orchard slagpit-catacomb cloudpier-terrace peatroot-hollow',
    'enter tapped and give either',
    () => {
      const colors = {
        'steamworks-delta': ['red', 'blue'],
        'lantern-orchard': ['green', 'white'],
        'slagpit-catacomb': ['red', 'black'],
      } as const;
      const more = { 'cloudpier-terrace': ['blue', 'white'], 'peatroot-hollow': ['green', 'black'] } as const;
      for (const [land, types] of Object.entries({ ...colors, ...more })) {
        expect(table(`hand: ${land}`).play(A, land).card(land).isTapped).toBe(true);
        for (const mana of types) {
          const t = table(`field: ${land}`);
          expect(t.refusal(A, { type: 'activate_ability', cardId: t.id(land), abilityId: 'mana' })?.code).toBe(
            'BAD_PAYMENT',
          );
          expect(
            t.act(A, { type: 'activate_ability', cardId: t.id(land), abilityId: 'mana', mana }).player(A).manaPool[
              mana
            ],
          ).toBe(1);
        }
      }
    },
  );
});

describe('All hundred', () => {
  /** Something to aim at on either side, in play, in the graveyard and on the stack. */
  const SCENE = {
    a: `field: ${LANDS}, mossback-hauler\n grave: flue-rat`,
    b: 'hand: flashover-dart\n field: mountain, boiler-ogre, brass-kettle',
  };

  /** A table at which a card can be played: in one's own turn, in combat, or in answer to a spell. */
  function tablesFor(slug: string): ScenarioTable[] {
    // The second of its name, where the card itself is in the hand.
    const besides = (other: string): string => (other === slug ? `${other}#2` : other);
    const scene = (head: string) => new ScenarioTable(`${head}\n> A\n hand: ${slug}\n ${SCENE.a}\n B\n ${SCENE.b}`);
    const attacked = scene('combat/declare_attackers').attack(besides('mossback-hauler'));
    const answering = scene('main1').pass(A).play(B, besides('flashover-dart'), { player: 1 }).pass(B);
    return [scene('main1'), attacked, answering];
  }

  it.each(CARDS.map(({ id }) => id))('%s is played from the hand and does what its type does', (slug) => {
    const t = tablesFor(slug).find((one) => offer(one, slug) !== undefined)!;
    const id = t.id(slug);
    t.act(A, offer(t, slug)!);
    const { isLand, data } = getPrint(slug);
    if (!isLand) expect(t.where(slug)).toBe('stack');
    t.resolve();
    const isOnce = data.type === 'spell' || data.type === 'instant';
    // An effect may still be asking; then the card waits on the stack until it is answered.
    while (t.state.pendingChoice)
      t.choose(t.view(t.state.pendingChoice.seat).pendingChoice!.default as object).resolve();
    expect(t.state.cards[id]!.location).toBe(isOnce ? 'graveyard' : 'battlefield');
  });

  function offer(t: ScenarioTable, slug: string): Action | undefined {
    return t
      .offers(A)
      .find((one): one is Action => 'type' in one && one.type === 'play_card' && one.cardId === t.id(slug));
  }

  it('names every card in a test of its own', () => {
    expect(CARDS.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  it('has seen every card, every mode and every ability resolve', () => {
    const texts = CARDS.flatMap(({ id, modes = [] }) => {
      const { triggers, activated } = getPrint(id);
      return [
        id,
        ...modes.map((mode) => `${id}/${mode.id}`),
        ...[...triggers, ...activated].map((one) => `${id}#${one.id}`),
      ];
    });
    expect(texts.filter((text) => !happened.has(text))).toEqual([]);
    expect(CARDS).toHaveLength(100);
  });
});
