import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Frozen } from '../../../engine/core/index.js';
import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Reshuffle } from '../../../engine/testing/index.js';
import { poolOf } from './catalogue/card-sets.js';
import { effectsOf, playerOf } from './cards.js';
import { ggltcg } from './ggltcg.game.js';
import { allCards, beginWith, keepsItsPromises } from './testing/promises.js';
import type { Card, Ggltcg } from './ggltcg.types.js';

/**
 * Hands the viewer does not see are shuffled and get other ids; where the decks are secret they become other cards too.
 * A chance to cancel a tussle is known to everybody, so cards that cancel stay what they are while one is open.
 */
const reshuffle: Reshuffle<Ggltcg> = (state, viewer, rng) => {
  const next = structuredClone(state) as Ggltcg['state'];
  const pool = poolOf(state);
  const cancels = (card: Frozen<Card>): boolean => effectsOf(pool, card).some((effect) => effect.reaction);
  for (const [seat, id] of next.seats.entries()) {
    if (seat === viewer) continue;
    const { hand } = playerOf(next, id);
    const deck = next.starting_decks[id]!;
    const asked = next.pending_decisions.some(({ type }) => type === 'cancel_tussle');
    if (!state.options.reveal_decks && !asked) {
      const free = rng.shuffle(pool.cards.filter(({ name }) => !deck.includes(name)));
      for (const card of hand) {
        const other = free.pop();
        if (!other || cancels(card) || rng.int(2) === 0) continue;
        deck[deck.indexOf(card.printed_name)] = other.name;
        card.printed_name = other.name;
        card.current_stamina = other.stamina;
      }
    }
    rng.shuffle(hand);
    if (!asked) for (const card of hand) card.id = `c${rng.hex(6)}`;
  }
  return next;
};

for (const edition of ['standard', 'classic'] as const) {
  for (const revealed of [true, false]) {
    describe(`${edition}, decks ${revealed ? 'revealed' : 'secret'}`, () => {
      describeGame(ggltcg, {
        begin: beginWith(edition, revealed),
        mostActions: 5000,
        mostBytes: 5500,
        reshuffle,
        always: { 'what the rules promise of every state': keepsItsPromises },
        runs: 4,
        looks: 15,
      });
    });
  }
}

it('plays the recorded games as it always has', () => {
  expectPlaythrough('ggltcg.standard', playthrough(ggltcg, beginWith('standard', true), 1));
  expectPlaythrough('ggltcg.classic', playthrough(ggltcg, beginWith('classic', false), 2));
});

it('R6: ids say nothing about names or deck order', () => {
  const begin = beginWith('standard', true)(rngOver(sfc32(5)));
  const ids = (seed: number): string[] =>
    allCards(ggltcg.setup({ ...begin, sessionId: 's', at: 0, commitment: '', rng: rngOver(sfc32(seed)) })).map(
      ({ id }) => id,
    );
  expect(ids(1)).not.toEqual(ids(2));
});
