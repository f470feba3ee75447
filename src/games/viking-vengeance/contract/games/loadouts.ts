import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import type { LoadoutRequest } from '../../../../engine/hosting/hosted-game.js';
import { Collections } from '../collection/collections.service.js';
import { Decks } from '../collection/decks.service.js';
import { aiDecks, cardsOfDeck } from '../../rules/catalogue.js';
import type { CardInstance, VikingVengeance } from '../../rules/viking-vengeance.types.js';

type Request = LoadoutRequest<VikingVengeance>;

/** What seats bring: people a deck of theirs, bots one of the AI's decks. */
@Injectable()
export class Loadouts {
  constructor(
    private readonly collections: Collections,
    private readonly decks: Decks,
  ) {}

  /** R56: the cards as they are now; what happens to the deck later is nothing to the game. */
  async of({ account, bot, given, options }: Request): Promise<VikingVengeance['loadout']> {
    const deckId = deckIdOf(given);
    if (bot !== undefined) return botCards(options, deckId);
    if (!account) {
      if (deckId !== undefined) throw deckNotFound();
      return null;
    }
    await this.collections.welcome(account.id);
    const chosen = deckId ?? (await this.decks.usual(account.id));
    return chosen === undefined ? null : this.decks.playable(account.id, chosen);
  }
}

/** In a solo game the setup chooses the AI's deck to suit the player's; elsewhere a bot that names none plays the first. */
function botCards({ mode, aiLevel }: Request['options'], deckId: string | undefined): CardInstance[] | null {
  if (mode === 'solo' && deckId === undefined) return null;
  const deck = deckId === undefined ? aiDecks[0]! : aiDecks.find(({ deck_id }) => deck_id === deckId);
  if (!deck) throw new ApiError(400, 'AI_DECK_NOT_FOUND', 'AI deck not found.');
  return cardsOfDeck(deck).map(({ card_id }) => ({
    user_card_instance_id: randomUUID(),
    base_card_id: card_id,
    level: aiLevel,
    xp: 0,
  }));
}

/** `{ "deckId": "…" }`, or nothing at all. */
function deckIdOf(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  const { deckId } = given as { deckId?: unknown };
  if (typeof deckId !== 'string') throw new ApiError(400, 'DECK_ID_REQUIRED', 'deckId is required.');
  return deckId;
}

function deckNotFound(): ApiError {
  return new ApiError(400, 'DECK_NOT_FOUND', 'Deck not found.');
}
