import { eventsFor, fastDice, play } from '../../../../engine/core/index.js';
import type { Step } from '../../../../engine/core/index.js';
import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Action, Reading, VikingVengeance } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

/** The types of what everybody hears, in order. */
function story(picture: string, seat: number, action: Action): string[] {
  const before = { state: read(picture), round: 1, drawn: 0 };
  const step = play(vikingVengeance, before, { seat, action, at: 0 }, fastDice(1)) as Step<VikingVengeance>;
  return eventsFor(step.events, 'all').map((event) =>
    'effectName' in event ? `${event.type} ${event.effectName}` : event.type,
  );
}

describe('Placing a card', () => {
  it('R16, R17, R18, R19, R20, R21, R22, R23: resolves tile, ability, combat, ability, draw and turn in this order', () => {
    const picture = 'turn 1 player1; . oni/2 . .; . {boosted+1:1:0} . .; 1: momotaro freyja | kappa; 2: thrall';
    expect(story(picture, one, place('1.momotaro', 1, 1))).toEqual([
      'card_placed',
      'card_power_changed tile',
      'tile_changed',
      'card_flipped',
      'card_power_changed momotaro_allies_rally',
      'card_drawn',
      'turn_ended',
    ]);
  });

  it('R18, R40: the card itself, then hands, then the board in reading order', () => {
    const picture = 'turn 1 player1; sigurd/2 . . .; sigurd/1 . . .; 1: yamata-no-orochi sigurd; 2: sigurd';
    const before = { state: read(picture), round: 1, drawn: 0 };
    const action = place('1.yamata-no-orochi', 0, 3);
    const step = play(vikingVengeance, before, { seat: one, action, at: 0 }, fastDice(1)) as Step<VikingVengeance>;
    const changed = eventsFor(step.events, 'all').flatMap((event) =>
      event.type === 'card_power_changed' ? [`${event.cardId} ${event.bySide.top}`] : [],
    );
    expect(changed).toEqual(['sigurd@0,0 -1', '1.sigurd 2', '2.sigurd 2', 'sigurd@0,0 2', 'sigurd@0,1 2']);
  });

  it('R23: draws when the hand is short and the deck is not empty', () => {
    table('turn 1 player1; . . . .; 1: oni oni oni oni oni | kappa tengu')
      .play(one, place('1.oni', 0, 0))
      .tells({ type: 'card_drawn', owner: 'ann' })
      .check((state) => expect(draw(state)).toContain('1: oni oni oni oni kappa | tengu'));
  });

  it('R24: a removed tile counts as filled', () => {
    const row = 'oni/1 oni/1 oni/1 oni/1';
    table(`turn 15 player1; ${row}; ${row}; ${row}; oni/1 oni/1 . {removed:1000:1000}; 1: oni; 2: oni`)
      .refuses(one, place('1.oni', 3, 3), 'TILE_BLOCKED')
      .play(one, place('1.oni', 2, 3))
      .ends({ winners: [one], reason: 'board_full' });
  });

  it('R46: a change of power counts in the very next comparison', () => {
    // Milu, flipped first, takes 5 from the attacker, whose next side is then too weak.
    table('turn 1 player1; . milu/2 . .; . . thrall/2 .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. milu/1 . .; . tyr/1=4,3,4,3 thrall/2 .'));
  });

  it('R49: without abilities only numbers count', () => {
    table('turn 1 player1 bare; . tyr/2 . .; 1: thor')
      .play(one, place('1.thor', 1, 1))
      .check(board('. tyr/1 . .; . thor/1 . .'));
    table('turn 1 player1 bare; . jormungandr/2 . .; 1: berserker=12,12,9,9')
      .play(one, place('1.berserker', 1, 1))
      .tells({ type: 'card_flipped' });
  });
});

describe('Moments', () => {
  it('R27: the moments of a flip come in their order', () => {
    const picture =
      'turn 1 player1; . oni/2 . .; hel/1 . . .; . . . minamoto-no-raiko/1; . . ukupanipo/2 ku/2; 1: koa-warrior; 2: minamoto-no-raiko';
    expect(story(picture, one, place('1.koa-warrior', 1, 1)).slice(1, -1)).toEqual([
      'card_flipped',
      'card_power_changed minamoto_demon_bane',
      'card_power_changed minamoto_demon_bane',
      'tile_changed',
      'card_power_changed ku_war_stance',
    ]);
  });

  it('R26: a failed attack costs the attacker nothing', () => {
    table('turn 1 player1; . thor/2 . .; 1: akaname')
      .play(one, place('1.akaname', 1, 1))
      .tells({ type: 'card_defended', cardId: 'thor@1,0', sourceCardId: '1.akaname' })
      .check(board('. thor/2 . .; . akaname/1 . .'));
  });

  it('R27: a flip takes protection away, and R28: nothing else', () => {
    const state = read('turn 1 player1; . oni/2=3,3,3,3 . .; 1: loki');
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    state.board[0]![1]!.effects = [
      ...state.board[0]![1]!.effects,
      { name: 'kane_pure_waters', kind: 'protect', bySide: none, ticks: 3, source: null },
    ];
    scenario(vikingVengeance, { read: () => state, draw })('', { dice: rigged(0, 1) })
      .play(one, place('1.loki', 3, 3))
      .tells({ type: 'effect_ended', effectName: 'kane_pure_waters' }, { type: 'card_flipped', cardId: 'oni@1,0' })
      .check(board('. oni/1=3,3,3,3 . .; . . . .; . . . .; . . . loki/1'));
  });

  it('R41: a listed card that has been flipped away meanwhile reacts no more from the board', () => {
    // Baldr falls to Vidar's second attack before his place in any list matters: he is simply gone.
    table('turn 1 player1; . odin/2 . .; . . baldr/1=1,1,1,1 .; . . vidar/2 .; 1: berserker=12,12,9,9')
      .play(one, place('1.berserker', 1, 1))
      .check(board('. odin/1 . .; . berserker/1=12,12,9,9 . .; . . vidar/2=13,13,12,12 .'))
      .check(({ player1 }) => expect(player1.hand).toEqual(['baldr@2,1']));
  });

  it('R44: a flipped card’s ability works for its new owner, but is not placed again', () => {
    table('turn 1 player1; . tyr/2=9,8,5,8 . .; . . . odin/2; 1: koa-warrior; 2: kappa')
      .play(one, place('1.koa-warrior', 1, 1))
      .play(two, place('2.kappa', 3, 3))
      // Tyr now judges for player1: Odin loses 2, the Koa Warrior (weakest ally) gains 2.
      .check(board('. tyr/1=9,8,5,8 . .; . koa-warrior/1=8,6,7,7 . odin/2=9,8,7,7; . . . .; . . . kappa/2'));
  });
});

describe('The end of a turn', () => {
  it('R32, R34, R35: turn end, round end, the new turn, round start, turn start', () => {
    const picture =
      'turn 2 player2; amaterasu/2 oni/2 . .; . futakuchi-onna/1 . .; hachiman/1 . . kappa/1; tyr/1 . . .; 2: akaname';
    expect(story(picture, two, place('2.akaname', 3, 3))).toEqual([
      'card_placed',
      'card_defended',
      'card_power_changed amaterasu_radiant_blessing',
      'card_power_changed futakuchi_onna_vengeful_bite',
      'turn_ended',
      'card_power_changed hachiman_warriors_aura',
      'card_power_changed tyr_binding_justice',
      'card_power_changed tyr_binding_justice',
    ]);
  });

  it('R33: tiles count the ends of each player’s own turns', () => {
    table('turn 1 player1; {boosted+1:2:0} {cursed-1:0:2} {cursed-1:0:1000} .')
      .play(one, { type: 'endTurn' })
      .check(board('{boosted+1:1:0} {cursed-1:0:2} {cursed-1:0:1000} .'));
    table('turn 2 player2; {boosted+1:1:0} {cursed-1:0:1} {lava-1:0:0} .')
      .play(two, { type: 'endTurn' })
      .tells({ type: 'tile_changed', position: { x: 1, y: 0 } })
      .check(board('{boosted+1:1:0} . {lava-1:0:0} .'));
  });

  it('R9: effects of a card in hand do not tick', () => {
    const state = read('turn 1 player1; . . . .; 1: oni');
    const some = { top: 1, right: 1, bottom: 1, left: 1 };
    state.hydratedCardDataCache['1.oni'] = {
      effects: [{ name: 'x', kind: 'power', bySide: some, ticks: 1, source: null }],
      marks: {},
      defeats: [],
    };
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, { type: 'endTurn' })
      .check((after) => expect(draw(after)).toContain('1: oni=6,6,5,5'));
  });

  it('R9: gain and loss of one name and source cancel out, and the effect is gone', () => {
    table('turn 2 player2; tyr/1 . . .; . akaname/2 . .; 1: koa-warrior')
      .play(two, { type: 'endTurn' })
      .check(board('tyr/1=11,10,11,10 . . .; . akaname/2=1,1,1,1 . .'))
      .play(one, place('1.koa-warrior', 1, 2))
      .play(two, { type: 'endTurn' })
      .tells({ type: 'card_power_changed', cardId: 'akaname@1,1' }, { type: 'effect_ended', cardId: 'akaname@1,1' })
      .check(({ board }) => expect(board[1]![1]!.effects).toEqual([]));
  });
});
