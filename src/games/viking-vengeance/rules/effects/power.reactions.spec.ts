import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Power changed in answer to what happens', () => {
  it('Freyja is blessed in hand by every common card, whoever places it', () => {
    table('turn 1 player1; . . . .; 1: thrall freyja; 2: thrall')
      .play(one, place('1.thrall', 0, 0))
      .tellsTo(one, { type: 'card_power_changed', cardId: '1.freyja', position: null })
      .doesNotTell(two, 'card_power_changed')
      .play(two, place('2.thrall', 3, 3))
      .check((state) => expect(draw(state)).toContain('1: freyja=11,10,10,11\n'));
  });

  it('Freyja is blessed by no rare card, and not on the board', () => {
    table('turn 1 player1; freyja/1 . . .; 1: ran freyja; 2: thrall')
      .play(one, place('1.ran', 0, 3))
      .play(two, place('2.thrall', 3, 3))
      .check((state) => expect(draw(state)).toContain('freyja/1 . . .\n'))
      .check((state) => expect(draw(state)).toContain('1: freyja=10,9,9,10\n'));
  });

  it('Sigurd hears of dragons in hand and on the board', () => {
    table('turn 1 player1; sigurd/2 . . .; 1: ryujin sigurd')
      .play(one, place('1.ryujin', 3, 3))
      .tellsTo(two, { type: 'card_power_changed', cardId: 'sigurd@0,0' })
      .check((state) => expect(draw(state)).toContain('sigurd/2=11,11,10,10 . . .\n'))
      .check((state) => expect(draw(state)).toContain('1: sigurd=11,11,10,10\n'));
  });

  it('Sigurd does not care for other beasts', () => {
    table('turn 1 player1; sigurd/1 . . .; 1: fenrir')
      .play(one, place('1.fenrir', 3, 3))
      .check(board('sigurd/1 . . .; . . . .; . . . .; . . . fenrir/1'));
  });

  it('Minamoto grows with every yokai flipped, by himself or by others, in hand too', () => {
    table('turn 1 player1; . oni/2 . .; oni/2 . . .; 1: minamoto-no-raiko; 2: minamoto-no-raiko')
      .play(one, place('1.minamoto-no-raiko', 1, 1))
      .check(board('. oni/1 . .; oni/1 minamoto-no-raiko/1=9,8,9,9 . .'))
      .check((state) => expect(draw(state)).toContain('2: minamoto-no-raiko=9,8,9,9'));
  });

  it('Minamoto does not grow with people', () => {
    table('turn 1 player1; . thrall/2 . .; 1: minamoto-no-raiko')
      .play(one, place('1.minamoto-no-raiko', 1, 1))
      .check(board('. thrall/1 . .; . minamoto-no-raiko/1 . .'));
  });

  it('Benkei steadies an adjacent ally that holds its ground', () => {
    table('turn 1 player1; . odin/2 benkei/2 .; 1: oni')
      .play(one, place('1.oni', 0, 0))
      .tells({ type: 'card_defended', cardId: 'odin@1,0' })
      .check(board('oni/1 odin/2=12,11,10,10 benkei/2 .'));
  });

  it('Benkei steadies neither himself, nor allies further away, nor enemies', () => {
    table('turn 1 player1; . benkei/2 . odin/2; odin/1 . . .; 1: oni oni; 2: oni')
      .play(one, place('1.oni', 0, 0))
      .check(board('oni/1 benkei/2 . odin/2; odin/1 . . .'))
      .play(two, place('2.oni', 1, 1))
      .play(one, place('1.oni.2', 3, 1))
      .check(board('oni/1 benkei/2 . odin/2; odin/1 oni/2 . oni/1'));
  });

  it('Okuri-inu marks the enemy that defeats an ally at once', () => {
    table('turn 1 player1; . oni/2 . .; . . kappa/2 .; . . . okuri-inu/2; 1: koa-warrior')
      .play(one, place('1.koa-warrior', 1, 1))
      // Top 6 beats 4; marked, right 2 no longer beats 5.
      .tells({ type: 'card_flipped', cardId: 'oni@1,0' }, { type: 'card_defended', cardId: 'kappa@2,1' })
      .check(board('. oni/1 . .; . koa-warrior/1=4,2,3,3 kappa/2 .; . . . okuri-inu/2'));
  });

  it('Okuri-inu does not avenge himself, nor an enemy', () => {
    table('turn 1 player1; . okuri-inu/2 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. okuri-inu/1 . .; . tyr/1 . .'));
    table('turn 1 player1; . oni/2 . okuri-inu/1; 1: koa-warrior')
      .play(one, place('1.koa-warrior', 1, 1))
      .check(board('. oni/1 . okuri-inu/1; . koa-warrior/1 . .'));
  });

  it('Milu binds the spirit that flips him', () => {
    table('turn 1 player1; . milu/2 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. milu/1 . .; . tyr/1=4,3,4,3 . .'));
  });

  it('Milu binds nobody as long as he holds, and R8: no power falls below 0', () => {
    table('turn 1 player1; . milu/2 . .; 1: oni')
      .play(one, place('1.oni', 1, 1))
      .check(board('. milu/2 . .; . oni/1 . .'));
    table('turn 1 player1; . milu/2 . .; 1: kappa=8,3,4,5')
      .play(one, place('1.kappa', 1, 1))
      .check(board('. milu/1 . .; . kappa/1=3,0,0,0 . .'));
  });

  it('Kū answers the first three allies defeated, and attacks after the third', () => {
    table('turn 1 player1; . oni/2 . .; oni/2 . oni/2 .; . ku/2=6,4,1,2 . .; 1: berserker=12,12,9,9')
      .play(one, place('1.berserker', 1, 1))
      // Three allies fall: Kū has 12 at the top against 9, flips the attacker, and is not attacked himself.
      .check(board('. oni/1 . .; oni/1 berserker/2=12,12,9,9 oni/1 .; . ku/2=12,10,7,8 . .'));
  });

  it('Kū does not count a fourth, nor his own fall, nor enemies', () => {
    const state = read('turn 1 player1; . oni/2 . .; . . . .; . . . .; . . . ku/2; 1: tyr');
    state.board[3]![3]!.marks = { ku_war_stance: 3, 'ku_war_stance/attack': 1 };
    const scene = scenario(vikingVengeance, { read: () => state, draw });
    scene('')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. oni/1 . .; . tyr/1 . .; . . . .; . . . ku/2'));
    table('turn 1 player1; . ku/2=3,3,3,3 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. ku/1=3,3,3,3 . .; . tyr/1 . .'));
    table('turn 1 player1; . oni/2 . ku/1; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. oni/1 . ku/1; . tyr/1 . .'));
  });

  it('Kanaloa in hand strengthens what his owner places before it fights, and hides who did it', () => {
    table('turn 1 player1; . akaname/2 . .; 1: akaname kanaloa')
      .play(one, place('1.akaname', 1, 1))
      .check(board('. akaname/1 . .; . akaname/1=4,4,4,4 . .'))
      .seen(one, ({ board }) => expect(board[1]![1]!.effects).toMatchObject([{ source: '1.kanaloa' }]))
      .seen(two, ({ board }) => expect(board[1]![1]!.effects).toMatchObject([{ source: null }]))
      .seen('public', (view) => expect(JSON.stringify(view)).not.toContain('1.kanaloa'));
  });

  it('Kanaloa does not strengthen the opponent’s cards', () => {
    table('turn 1 player1; . . . .; 1: oni; 2: kanaloa')
      .play(one, place('1.oni', 0, 0))
      .check(board('oni/1 . . .'));
  });

  it('Pele does not grow by cards on other ground', () => {
    table('turn 1 player1; pele/1 . . .; . . . {ocean+1:1000:0}; 1: oni')
      .play(one, place('1.oni', 3, 1))
      .check(board('pele/1 . . .; . . . oni/1=6,6,5,5{ocean+1:1000:0}'));
  });
});
