/** The second level takes 150; a won game brings a card 25. */
const BRINK_XP = 125;
/** The last cards take as many games as all others. */
const STRAGGLERS = 3;

/** An account's cards, as the collection tells them. */
export interface OwnedCard {
  readonly user_card_instance_id: string;
  readonly name: string;
  readonly level: number;
  readonly xp: number;
}

interface Action {
  readonly actionType: string;
  readonly user_card_instance_id?: string;
}

/** Plays Viking Vengeance over REST with the account of a page: years of practice in a few seconds. */
export class SoloVikings {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  cards(): Promise<readonly OwnedCard[]> {
    return this.ask('GET', '/users/me/cards');
  }

  async coins(): Promise<number> {
    return (await this.ask<{ readonly in_game_currency: number }>('GET', '/users/me')).in_game_currency;
  }

  /** Games against the easy AI, always the first thing on offer, until `done` says so. */
  async practise(done: () => Promise<boolean>, teaches: (card: string) => boolean = () => true): Promise<void> {
    const [deck] = await this.ask<readonly { readonly deck_id: string }[]>('GET', '/users/me/decks');
    for (let games = 0; games < 80; games++) {
      if (await done()) return;
      const { game_id } = await this.ask<{ readonly game_id: string }>('POST', '/games/solo', {
        deckId: deck!.deck_id,
        aiDifficulty: 'easy',
      });
      await this.playOut(game_id, teaches);
    }
    throw new Error('Eighty games were not enough.');
  }

  /** Until nearly every card is one game away from its second level, and none is beyond. */
  async practiseToTheBrink(): Promise<void> {
    let short = new Set<string>();
    await this.practise(
      async () => {
        const cards = await this.cards();
        short = new Set(cards.filter(({ xp }) => xp < BRINK_XP).map((card) => card.user_card_instance_id));
        return short.size <= STRAGGLERS;
      },
      (card) => short.has(card),
    );
  }

  /** Places cards that are to learn; with none in hand, passes. */
  private async playOut(gameId: string, teaches: (card: string) => boolean): Promise<void> {
    for (let turns = 0; turns < 60; turns++) {
      const { actions } = await this.ask<{ readonly actions: readonly Action[] }>(
        'GET',
        `/games/${gameId}/legal-actions`,
      );
      const action =
        actions.find(({ user_card_instance_id: card }) => card !== undefined && teaches(card)) ??
        actions.find(({ actionType }) => actionType === 'endTurn') ??
        actions[0];
      if (!action) return;
      await this.ask('POST', `/games/${gameId}/actions`, action);
    }
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/api/viking-vengeance${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
