/** An account's cards, as the collection tells them. */
export interface OwnedCard {
  readonly user_card_instance_id: string;
  readonly name: string;
  readonly level: number;
  readonly xp: number;
}

/** What the account of a page owns of Viking Vengeance, by the server's word. */
export class OwnVikings {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  cards(): Promise<readonly OwnedCard[]> {
    return this.read('/users/me/cards');
  }

  async coins(): Promise<number> {
    return (await this.read<{ readonly in_game_currency: number }>('/users/me')).in_game_currency;
  }

  private async read<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.url}/api/viking-vengeance${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
