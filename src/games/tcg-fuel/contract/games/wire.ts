import { createHash } from 'node:crypto';
import { canonical, isForm } from '../../../../engine/core/index.js';
import type { Choice, Viewer } from '../../../../engine/core/index.js';
import type { GameTable } from '../../../../engine/contract/game-table.js';
import type { Action } from '../../rules/action.types.js';
import { getPrint } from '../../rules/catalogue/catalogue.js';
import type { LogLine } from './game-log.js';
import type { Look, TcgFuel } from '../../rules/tcg-fuel.types.js';
import type { GameView, HiddenCardView, OpenCardView, PlayerView } from '../../rules/view/view.types.js';

export type FuelTable = GameTable<TcgFuel>;

/** A view in which the game is called by its number. */
export interface NumberedView extends Omit<GameView, 'gameId' | 'players' | 'cards'> {
  readonly gameId: number;
  readonly players: readonly NumberedPlayer[];
  readonly cards: readonly (HiddenCardView | NumberedCard)[];
}

interface NumberedPlayer extends Omit<PlayerView, 'gameId'> {
  readonly gameId: number;
}

interface NumberedCard extends Omit<OpenCardView, 'gameId'> {
  readonly gameId: number;
}

/** The state as a viewer sees it, and how far the game has come. */
export interface StateAnswer {
  readonly state: NumberedView;
  readonly seq: number;
  readonly stateHash: string;
}

/** What a client that begins to watch is told. */
export interface WatchedGame extends StateAnswer {
  readonly gameId: number;
  /** With `lastSeq`: whether `missed` is everything since; it is empty if that is more than 200. */
  readonly complete?: boolean;
  /** With `lastSeq`: the actions since and their events, as REST lists them. */
  readonly missed?: readonly LogLine[];
}

export function numbered({ players, cards, ...rest }: GameView, gameId: number): NumberedView {
  return {
    ...rest,
    gameId,
    players: players.map((player) => ({ ...player, gameId })),
    cards: cards.map((card) => ('hidden' in card ? card : { ...card, gameId })),
  };
}

/** The state as a viewer sees it. Its hash is that of the view: one of the whole state would confirm guesses. */
export function stateFor(table: FuelTable, viewer: Viewer): StateAnswer {
  const state = numbered(table.view(viewer), table.number);
  const hashed = table.status === 'finished' ? table.state : state;
  return { state, seq: table.version, stateHash: hashOf(hashed) };
}

export function hashOf(value: object): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** An action as the log shows it: to others without what only its player may know. */
export function maskedData({ type, ...data }: { readonly type: string }, open: boolean): object {
  // Who went back is the server's own business; where to is everybody's.
  if (type === 'rewind') return { to: (data as { to?: number }).to };
  if (open) return data;
  const told = data as { keep?: boolean; choiceId?: number };
  if (type === 'mulligan') return { keep: told.keep };
  if (type === 'choose') return { choiceId: told.choiceId };
  return type === 'settings' ? {} : data;
}

/** A choice as this contract lists it: `data` is sent back as it is, or filled in where `slots` says how. */
export function choiceLine(state: Look, choice: Choice<Action>) {
  const { type, ...data } = isForm(choice) ? choice.form : choice;
  return { type, data, ...(isForm(choice) && { slots: choice.slots }), label: labelOf(state, type, data) };
}

function labelOf(state: Look, type: string, data: object): string {
  const { cardId, abilityId, mode, keep, accept } = data as Record<string, unknown>;
  const card = typeof cardId === 'number' ? state.cards[cardId] : undefined;
  const words = [
    type.replaceAll('_', ' '),
    keep === undefined ? undefined : keep ? 'keep' : 'again',
    accept === undefined ? undefined : accept ? 'accept' : 'decline',
    card && getPrint(card.card).data.name,
    mode ?? abilityId,
  ];
  return words.filter((word) => word !== undefined && word !== null).join(': ');
}
