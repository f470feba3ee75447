import type { TcgFuel } from './shapes.js';

type Event = TcgFuel['event'];

/** A version of the game with what happened in it. */
export interface Told {
  readonly version: number;
  readonly events: readonly Event[];
}

/** What a card has dealt, over the whole game. */
export interface Dealt {
  readonly cardId: number;
  readonly slug: string | undefined;
  readonly toPlayers: number;
  readonly toCards: number;
}

/** How everybody stood when a turn began; the last one is the end. */
export interface Standing {
  readonly turn: number;
  readonly version: number;
  readonly life: ReadonlyMap<number, number>;
}

export interface Tally {
  /** Who dealt most comes first. */
  readonly dealt: readonly Dealt[];
  readonly standings: readonly Standing[];
}

/** What a game came to: the damage of each card, and the life of each player turn by turn. `life`: at the beginning. */
export function tallyOf(history: readonly Told[], life: ReadonlyMap<number, number>): Tally {
  const slugs = new Map<number, string>();
  const dealt = new Map<number, { toPlayers: number; toCards: number }>();
  const standings: Standing[] = [];
  const now = new Map(life);
  for (const { version, events } of history) {
    for (const event of events) {
      if ('cardId' in event && 'card' in event && event.cardId !== undefined && event.card !== undefined) {
        slugs.set(event.cardId, event.card);
      }
      if (event.type === 'token_created') slugs.set(event.cardId, event.tokenId);
      if (event.type === 'player_life_changed') now.set(event.playerId, event.new);
      if (event.type === 'turn_started') standings.push({ turn: event.turnCount, version, life: new Map(now) });
      if (event.type === 'damage_dealt') {
        const sum = dealt.get(event.sourceId) ?? { toPlayers: 0, toCards: 0 };
        sum[event.targetPlayerId === undefined || event.targetCardId !== undefined ? 'toCards' : 'toPlayers'] +=
          event.amount;
        dealt.set(event.sourceId, sum);
      }
    }
  }
  const last = history.at(-1);
  if (last) standings.push({ turn: standings.at(-1)?.turn ?? 0, version: last.version, life: now });
  return {
    dealt: [...dealt]
      .map(([cardId, sums]) => ({ cardId, slug: slugs.get(cardId), ...sums }))
      .sort((one, other) => other.toPlayers + other.toCards - one.toPlayers - one.toCards),
    standings,
  };
}
