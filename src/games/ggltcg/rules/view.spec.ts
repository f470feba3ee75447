import { scenario } from '../../../engine/testing/index.js';
import { ggltcg } from './ggltcg.game.js';
import { draw, read } from './ggltcg.notation.js';
import { A, B, attack } from './ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('What a viewer sees', () => {
  const picture = (decks = ''): string => `
    standard, turn 3${decks}
    > A 4 | hand Dream, Copy | play Ka | sleep Sun
      B 4 | hand Twist, Wake | play Gibbers
  `;

  it('the own hand in order, the other as a number, and spectators two numbers', () => {
    table(picture())
      .seen(A, ({ players }) => {
        expect(players.A!.hand!.map(({ name }) => name)).toEqual(['Dream', 'Copy']);
        expect([players.B!.hand, players.B!.hand_count]).toEqual([null, 2]);
      })
      .seen('public', ({ players }) => expect([players.A!.hand, players.B!.hand]).toEqual([null, null]))
      .seen('all', ({ players }) => expect(players.B!.hand).toHaveLength(2));
  });

  it('effective and printed values side by side', () => {
    table(picture()).seen(A, ({ players }) => {
      const [dream, copy] = players.A!.hand!;
      expect(dream).toMatchObject({ cost: 4, effective_cost: null, zone: 'hand', speed: 4 });
      expect(copy).toMatchObject({ cost: -1, effective_cost: null, card_type: 'Action', speed: null, stamina: null });
      expect(players.A!.in_play[0]).toMatchObject({
        strength: 11,
        base_strength: 9,
        current_stamina: 1,
        effect_definitions: 'stat_boost:strength:2',
        is_sleeped: false,
        controller: 'A',
      });
      expect(players.A!.sleep_zone[0]).toMatchObject({ name: 'Sun', is_sleeped: true });
    });
  });

  it('which toys a value comes from, for everybody', () => {
    const side = 'standard, turn 3\n> A 4 | play Ka, Demideca, Sock Sorcerer\n  B 4 | play Block';
    table(side).seen('public', ({ players }) => {
      const [ka] = players.A!.in_play;
      const told = ka!.influences.map(({ source_name, on, amount }) => `${source_name} ${on} ${amount}`);
      expect(told).toEqual([
        'Ka strength 2',
        'Demideca speed 1',
        'Demideca strength 1',
        'Demideca stamina 1',
        'Sock Sorcerer protection 0',
      ]);
      expect(ka!.strength! - ka!.base_strength!).toBe(3);
      expect(players.B!.in_play[0]!.influences).toEqual([]);
    });
  });

  it('both decks where they are revealed, else only the own, until the end', () => {
    const hidden = table(picture(', hidden'));
    table(picture()).seen(A, ({ starting_decks }) => expect(starting_decks.B).toEqual(['Twist', 'Wake', 'Gibbers']));
    hidden
      .seen(A, ({ starting_decks }) => expect([starting_decks.A!.length, starting_decks.B]).toEqual([4, null]))
      .seen('public', ({ starting_decks }) => expect(starting_decks).toEqual({ A: null, B: null }))
      .play(A, { type: 'concede' })
      .seen('public', ({ starting_decks, is_game_over, winner, end_reason, outcome }) => {
        expect(starting_decks.B).toEqual(['Twist', 'Wake', 'Gibbers']);
        expect([is_game_over, winner, end_reason, outcome]).toEqual([true, 'B', 'concede', 'win']);
      });
  });

  it('turn under both names, phase, edition and the counters of the turn', () => {
    table(picture()).seen('public', (view) =>
      expect(view).toMatchObject({
        turn: 3,
        turn_number: 3,
        phase: 'Main',
        edition: 'standard',
        active_player_id: 'A',
        first_player_id: 'A',
        pending_decision: null,
        actions_this_turn: 0,
      }),
    );
  });

  it('of a chance to cancel only that there is one', () => {
    table(`
      classic, turn 3
      > A 4 | play Umbruh
        B 1 | hand Beary
    `)
      .play(A, attack('A.Umbruh', null))
      .seen('public', (view) => expect(JSON.stringify(view)).not.toContain('B.Beary'))
      .seen(B, ({ pending_decision }) => expect(pending_decision!.options).toEqual(['B.Beary']));
  });
});
