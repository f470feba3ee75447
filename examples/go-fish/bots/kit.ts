import type { SearchKit } from '../../../src/engine/bots/bot.js';
import { rankOf, wholeDeck } from '../rules/cards.js';
import type { Card } from '../rules/cards.js';
import { goFish } from '../rules/go-fish.game.js';
import type { GoFish, Player } from '../rules/go-fish.types.js';
import { boundsOf } from './memory.js';
import type { Memory } from './memory.js';

/** What the general searchers need to know about Go Fish. */
export const kit: SearchKit<GoFish, Memory> = {
  game: goFish,
  playsInPlace: true,

  /** Deals the unseen cards: first those that a player is known to hold, then the rest wherever they may be. */
  determinize(view, memory, seat, rng) {
    const seen = new Set(view.players[seat]!.hand);
    const booked = new Set(view.players.flatMap((player) => player.books));
    const unseen = rng.shuffle(wholeDeck().filter((card) => !seen.has(card) && !booked.has(rankOf(card))));
    const players = view.players.map(({ name, hand, books }) => ({ name, hand: [...(hand ?? [])], books: [...books] }));
    const others = players.flatMap((player, other) => (other === seat ? [] : [{ player, other }]));

    for (const { player, other } of others) {
      for (const card of [...unseen]) {
        if (count(player.hand, card) < boundsOf(memory, other, rankOf(card))[0]) give(unseen, card, player);
      }
    }
    for (const { player, other } of others) {
      const mayHold = (card: Card): boolean => count(player.hand, card) < boundsOf(memory, other, rankOf(card))[1];
      while (player.hand.length < view.players[other]!.cards) {
        give(unseen, unseen.find(mayHold) ?? unseen[0]!, player);
      }
    }
    return { turn: view.turn, pond: unseen, players };
  },

  /** Books win; until then cards do, because their holder may ask for more. */
  evaluate(state, seat) {
    const wealth = state.players.map(({ hand, books }) => books.length + hand.length / 4);
    const best = Math.max(...wealth.filter((_wealth, other) => other !== seat));
    return (wealth[seat]! - best) / 8;
  },
};

function count(hand: readonly Card[], card: Card): number {
  return hand.filter((other) => rankOf(other) === rankOf(card)).length;
}

function give(unseen: Card[], card: Card, player: Player): void {
  unseen.splice(unseen.indexOf(card), 1);
  player.hand.push(card);
}
