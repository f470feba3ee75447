import type { Type } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { UserAccount } from '../../auth/account.js';
import type { Json } from '../../common/json.js';
import type { Choice, GameDefinition, GameShape, Seat, Step } from '../core/index.js';

/** Who may watch: everyone, everyone with the link, or the players alone. */
export type Watch = 'anyone' | 'link' | 'nobody';

/** A statement that is written in the same commit as the action that earned it. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The same where the rows depend on others that are stored: ratings, for one. Runs in the transaction of the commit. */
export type SqlWork = (store: Pick<PoolClient, 'query'>) => Promise<void>;

/** What a game's own rows are made from: the steps just played, about to be committed. */
export interface Committing<G extends GameShape> {
  readonly sessionId: string;
  readonly rated: boolean;
  /** A player could know what comes, by a seed or a table of their own: nothing is to be won here. */
  readonly foreseen: boolean;
  readonly options: G['options'];
  readonly seats: readonly {
    readonly seat: Seat;
    readonly userId: string | null;
    readonly bot: string | null;
    readonly name: string;
  }[];
  /** The version before the first step. */
  readonly from: number;
  readonly steps: readonly Step<G>[];
}

/** What comes to the table with a seat, before it is checked: a deck's id, a list of cards. */
export interface LoadoutRequest<G extends GameShape> {
  readonly options: G['options'];
  readonly account: UserAccount | undefined;
  readonly bot: string | undefined;
  readonly given: unknown;
}

/** A room that is about to become a session. */
export interface Opening<G extends GameShape> {
  readonly roomId: string;
  readonly rated: boolean;
  readonly options: G['options'];
  readonly seats: readonly {
    readonly userId: string | null;
    readonly bot: string | null;
    readonly loadout: G['loadout'];
  }[];
}

/** What it is played by after all. */
export interface Opened<G extends GameShape> {
  readonly options: G['options'];
  /** By seat; without them each seat brings what it brought. */
  readonly loadouts?: readonly G['loadout'][];
  readonly seed?: string;
}

/** What a player outside the server is told: what a player in that seat would know. */
export interface OutsideThinking<G extends GameShape> {
  readonly sessionId: string;
  readonly version: number;
  readonly seat: Seat;
  readonly view: G['view'];
  readonly memory: unknown;
  readonly loadout: G['loadout'];
  readonly choices: readonly Choice<G['action']>[];
  readonly seed: string;
}

/** Several options at once, under a name. */
export interface Preset<G extends GameShape> {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly about: string;
  readonly options: Partial<G['options']>;
}

/** What tournaments have to know of a game besides: each of it is left out where the usual will do. */
export interface TournamentHosting<G extends GameShape> {
  /** What a match of two is played by: clocks that count, chance for the first turn. */
  options?(options: G['options'], match: { readonly bestOf: 1 | 3; readonly bots: number }): G['options'];
  /** What reads back as this loadout, whatever becomes of the deck it was made from. */
  brings?(loadout: G['loadout']): unknown;
  /** What the game's rooms know an account by, if not by its id. */
  playerId?(account: UserAccount): Promise<string>;
  /** How a player who leaves gives up a game; without it the game is called off. */
  readonly concede?: G['action'];
}

/** What a parameter in the paths of a contract stands for, where its name alone does not say it. */
export interface PathParameter {
  /** In paths that go on like this after `/api/<slug>/`; without it, in all of the game. */
  readonly below?: string;
  readonly name: string;
  readonly about: string;
  /** A text, unless said otherwise. */
  readonly schema?: Readonly<Record<string, Json>>;
  readonly example?: Json;
}

/** The one value a game's module registers with the engine. */
export interface HostedGame<G extends GameShape = GameShape> {
  readonly definition: GameDefinition<G>;
  readonly title: string;
  /** One sentence for the catalogue. */
  readonly about: string;
  /** The shapes on the wire, checked before the rules are asked. */
  readonly shapes: {
    readonly options: Type<G['options']>;
    readonly actions: { readonly [T in G['action']['type']]?: Type<object> };
  };
  /** For a form of new games: the first one is what most people want. */
  readonly presets?: readonly Preset<G>[];
  /** What a client needs to know of the game besides its options: the size of a deck, prices, thresholds. */
  readonly constants?: Readonly<Record<string, Json>>;
  /**
   * Draws a card, or whatever else of the game has a name, as an SVG text that is served at `/art/<slug>/<name>.svg`.
   * Pure: the same name gives the same picture. Unknown names give nothing.
   */
  art?(name: string): string | undefined | Promise<string | undefined>;
  /**
   * Positions with something to find, solved at the game's own table: the address of the module that exports them
   * (`PuzzleModule`). It is loaded when the first one is asked for, and in the thread that answers.
   */
  readonly puzzles?: string;
  /** For the documents of the game's own paths. */
  readonly parameters?: readonly PathParameter[];
  /** Who may watch where the maker of a session does not say; by its options, where kinds of games differ. */
  readonly watch: Watch | ((options: G['options']) => Watch);
  /** After so many hours without an action a game is called off; else after the days the server has for all. */
  readonly idleHours?: number;
  /** The levels, and the address of the module that exports `bots`, for the worker threads. */
  readonly bots?: {
    readonly module: string;
    readonly levels: readonly string[];
    readonly defaultLevel: string;
    /** What a bot in a seat is called; without it `Bot 2 (easy)`. */
    readonly nameOf?: (seat: Seat) => string;
    /** Milliseconds a bot takes at least before it acts; drawn evenly, by what all see and not by what it holds. */
    readonly pace?: (
      options: G['options'],
      level: string,
      publicView: () => G['view'],
      people: readonly Seat[],
    ) => readonly [least: number, most: number];
    /** What bots of a game with these options have to know besides: it travels to their thread with what the seat knows. */
    readonly luggage?: (options: G['options']) => Json | undefined;
    /** Levels that do not think in a thread but ask another service: a language model. */
    readonly outside?: {
      readonly [level: string]: (thinking: OutsideThinking<G>) => Promise<{ action: G['action']; note?: Json }>;
    };
  };
  /**
   * Fetches what the rules need to know about these options before a table with them is begun or loaded: cards that
   * a player made, for one. Throws an `ApiError` where there is no such thing.
   */
  prepare?(options: G['options']): Promise<void>;
  /** What a shape cannot say about options: throws an `ApiError`. Asked when they are read, and when the seats are known. */
  checkOptions?(options: G['options'], seats?: number): void;
  /**
   * Who may sit down together, by the ids of the players and how many of them are bots: throws an `ApiError`. Without it
   * one may sit everywhere.
   */
  checkPlayers?(players: readonly string[], bots: number, options: G['options']): void;
  /** Where the game itself says what is rated, whatever was asked for: by its options and the accounts at the table. */
  rates?(options: G['options'], userIds: readonly string[]): boolean;
  /** Turns what a seat wants to bring into its loadout, or throws an `ApiError`. Without it seats bring nothing. */
  loadout?(request: LoadoutRequest<G>): Promise<G['loadout']>;
  /**
   * The last word before a room's game begins, in the transaction that begins it: for what depends on who came, or on
   * the games that were played in this room before.
   */
  opening?(opening: Opening<G>, store: Pick<PoolClient, 'query'>): Promise<Opened<G>>;
  readonly tournament?: TournamentHosting<G>;
  /** Rows of the game's own, written in the same commit. */
  rows?(committing: Committing<G>): readonly (SqlStatement | SqlWork)[];
}
