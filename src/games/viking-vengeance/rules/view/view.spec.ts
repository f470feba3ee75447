import { begin, fastDice, play } from '../../../../engine/core/index.js';
import type { Step, Viewer } from '../../../../engine/core/index.js';
import { scenario } from '../../../../engine/testing/index.js';
import { baseCards } from '../catalogue.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read } from '../viking-vengeance.notation.js';
import type { VikingVengeance } from '../viking-vengeance.types.js';
import { placeholder } from './placeholder.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

const fresh = begin<VikingVengeance>(
  vikingVengeance,
  {
    sessionId: '11111111-2222-4333-8444-555555555555',
    at: 0,
    options: vikingVengeance.defaults,
    seats: [
      { id: 'ann', name: 'ann', bot: false, loadout: null },
      { id: 'bot', name: 'bot', bot: true, loadout: null },
    ],
  },
  fastDice(4),
);
const view = (viewer: Viewer) => vikingVengeance.view(fresh.state, viewer);

describe('A view', () => {
  it('W23: shows the own hand, hides the other, and names no card of the AI', () => {
    const { player1, player2, hydratedCardDataCache } = view(one);
    expect(player1.hand).toEqual(fresh.state.player1.hand);
    expect(Object.keys(hydratedCardDataCache)).toEqual(player1.hand);
    expect(player2.hand).toHaveLength(5);
    for (const id of player2.hand) expect(hydratedCardDataCache).not.toHaveProperty([id]);
    expect(player1.deck).toEqual(fresh.state.player1.deck.toSorted());
    expect(player2.deck).toHaveLength(15);
    const shown = new Set(Object.values(hydratedCardDataCache).map(({ name }) => name));
    const text = JSON.stringify(view(one));
    for (const { name } of baseCards) if (!shown.has(name)) expect(text).not.toContain(`"${name}"`);
    for (const id of [...fresh.state.player2.hand, ...fresh.state.player2.deck]) expect(text).not.toContain(id);
  });

  it('makes placeholders of the place alone: game, seat, zone and index', () => {
    const { player2 } = view(one);
    expect(player2.hand[0]).toBe(placeholder(fresh.state.gameId, two, 'hand', 0));
    expect(player2.deck[14]).toBe(placeholder(fresh.state.gameId, two, 'deck', 14));
    expect(new Set([...player2.hand, ...player2.deck]).size).toBe(20);
  });

  it('shows spectators neither hand, and those who may see everything both', () => {
    expect(view('public').hydratedCardDataCache).toEqual({});
    expect(view('public').player1.deck).toEqual(
      Array.from({ length: 15 }, (_, index) => placeholder(fresh.state.gameId, one, 'deck', index)),
    );
    expect(view('all').player2.deck).toEqual(fresh.state.player2.deck);
    expect(Object.keys(view('all').hydratedCardDataCache)).toHaveLength(10);
  });

  it('has the fields of the contract, and the AI under its name', () => {
    expect(Object.keys(view(one)).sort()).toEqual(
      [
        'board',
        'consecutivePasses',
        'currentPlayerId',
        'gameId',
        'hydratedCardDataCache',
        'initialCardsToDraw',
        'maxCardsInHand',
        'player1',
        'player2',
        'ruleset',
        'seats',
        'status',
        'turnNumber',
        'winner',
      ].sort(),
    );
    expect(view(one).player2.userId).toBe('AI_PLAYER_ID_STATIC_STRING');
  });

  it('R38: keeps hands and decks hidden after the end', () => {
    const step = play(
      vikingVengeance,
      fresh,
      { seat: one, action: { type: 'surrender' }, at: 1 },
      fastDice(4),
    ) as Step<VikingVengeance>;
    const after = vikingVengeance.view(step.table.state, one);
    expect(after).toMatchObject({ status: 'player2_win', winner: 'AI_PLAYER_ID_STATIC_STRING' });
    expect(JSON.stringify(after)).not.toContain(step.table.state.player2.hand[0]);
  });

  it('fills in what the catalogue knows of a card on the board', () => {
    table('turn 1 player1; . oni/2 . .; 1: thor^3; 2: kappa')
      .play(one, place('1.thor', 1, 1))
      .seen(two, ({ board, hydratedCardDataCache }) => {
        expect(board[1]![1]).toEqual({
          user_card_instance_id: '1.thor',
          base_card_id: expect.any(String),
          owner: 'ann',
          original_owner: 'ann',
          current_power: { top: 12, right: 14, bottom: 10, left: 12 },
          level: 3,
          card_state: 'normal',
          base_card_data: {
            name: 'Thor',
            rarity: 'epic',
            image_url: '/art/viking-vengeance/norse-thor.svg',
            tags: ['norse', 'god', 'warrior', 'sky'],
            base_power: { top: 10, right: 12, bottom: 8, left: 10 },
            special_ability_id: 'thor_push',
            ability_name: 'Thunderous Push',
            ability_description: expect.stringContaining('strongest side'),
            ability_triggerMoment: 'OnPlace',
            ability_parameters: { loss: 2 },
          },
          effects: [],
          locked_by: null,
          defeats: [],
          marks: {},
          animation_label: null,
          tile_status: 'normal',
          player_1_turns_left: 0,
          player_2_turns_left: 0,
          tile_power: 0,
          tile_ticks: null,
          terrain: null,
        });
        expect(board[0]![1]).toMatchObject({
          owner: 'ann',
          original_owner: 'bob',
          card_state: 'debuffed',
          animation_label: 'thor_push',
          defeats: ['1.thor'],
        });
        expect(hydratedCardDataCache['1.thor']).toMatchObject({
          name: 'Thor',
          level: 3,
          xp: 0,
          currentPower: { top: 12 },
        });
      });
  });

  it('shows an empty tile with a status as a cell without a card, and forgets labels with the next action', () => {
    table('turn 1 player1; . . . .; 1: kapo; 2: oni')
      .play(one, place('1.kapo', 0, 0))
      .seen('public', ({ board }) =>
        expect(board[0]![1]).toMatchObject({
          user_card_instance_id: null,
          owner: null,
          current_power: null,
          base_card_data: null,
          card_state: 'normal',
          tile_status: 'cursed',
          tile_power: -3,
          player_1_turns_left: 0,
          player_2_turns_left: 1,
          animation_label: 'kapo_hex_field',
        }),
      )
      .play(two, place('2.oni', 3, 3))
      .seen('public', ({ board }) => expect(board[0]!.slice(1)).toEqual([null, null, null]));
  });

  it('keeps the cache entry of a placed card as it was placed', () => {
    table('turn 1 player1; . . . .; 1: akaname; 2: thor')
      .play(one, place('1.akaname', 0, 0))
      .play(two, place('2.thor', 3, 3))
      .seen('public', ({ board, hydratedCardDataCache }) => {
        expect(board[0]![0]!.current_power!.top).toBe(1);
        expect(hydratedCardDataCache['1.akaname']!.currentPower.top).toBe(3);
      });
  });
});
