import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { BotThinker } from '../../engine/bots/bot-thinker.js';
import { choicesOf } from '../../engine/core/index.js';
import type { Frozen, GameShape } from '../../engine/core/index.js';
import type { LiveSession } from '../../engine/sessions/session.js';
import { playAgain } from '../../engine/sessions/store/rebuild.js';
import { originOf, SessionStore } from '../../engine/sessions/store/session-store.js';
import { FIRST_MEMORY } from './bots/memory.js';
import { isDecided } from './bots/search/search.js';
import { fourInASquare } from './rules/four-in-a-square.game.js';
import type { FourInASquare, Player, State } from './rules/four-in-a-square.types.js';

/** The nodes a look back at one turn may cost: a whole game stays within a few seconds. */
const NODES_PER_TURN = 8_000;
/** Longer games are looked at in their last so many turns: that is where they are decided. */
const MOST_TURNS = 80;
/** Open windows are worth up to a few hundred; this makes a clear advantage read as about a half. */
const CLEAR_ADVANTAGE = 120;

type Note = { reason?: string; value?: number; exact?: boolean } | undefined;

/** One turn, looked back at. */
export interface TurnVerdict {
  readonly version: number;
  readonly player: Player;
  /** From -1 (Blue wins) to 1 (Red wins). */
  readonly value: number;
  readonly exact: boolean;
  readonly best: object;
}

/** What the strong bot says: about the next action, and about a game that is over. */
@Injectable()
export class Analyses {
  constructor(
    private readonly thinker: BotThinker,
    private readonly store: SessionStore,
  ) {}

  /** The best action for whoever is on turn, and why. */
  async hint(session: LiveSession): Promise<{ version: number; action: object; reason: string }> {
    const seat = session.toAct[0];
    if (seat === undefined || session.isBot(seat))
      throw new ApiError(409, 'NOT_YOUR_TURN', 'there is nothing to hint at now');
    const { action, note } = await this.thinker.think(session, seat, randomBytes(32).toString('hex'), 'hard');
    const { type, ...rest } = action;
    return { version: session.version, action: { action: type, ...rest }, reason: reasonOf(note as Note) };
  }

  /** How each turn of the latest round stood before it was played. */
  async analysis(session: LiveSession): Promise<{ round: number; turns: TurnVerdict[] }> {
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const tables = [...playAgain(originOf(session), actions)].filter(
      ({ table }) => table.round === session.table.round,
    );
    const turns = tables.flatMap(({ version, table }) => {
      const state = table.state as Frozen<State>;
      return startsTurn(state) ? [{ version, state }] : [];
    });
    const verdicts: TurnVerdict[] = [];
    for (const { version, state } of turns.slice(-MOST_TURNS)) verdicts.push(await this.judge(session, version, state));
    return { round: session.table.round, turns: verdicts };
  }

  private async judge(session: LiveSession, version: number, state: Frozen<State>): Promise<TurnVerdict> {
    const player = state.currentPlayer;
    const seat = player === 'R' ? 0 : 1;
    const view = fourInASquare.view(state, seat);
    const choices = [...choicesOf(fourInASquare, state, seat)];
    const knowledge = { seat, view, memory: FIRST_MEMORY, loadout: null, choices };
    const { action, note } = await this.thinker.judge(session.hosted, 'hard', knowledge, { nodes: NODES_PER_TURN });
    const { value, exact } = standing(note as Note);
    const { type, ...rest } = action as FourInASquare['action'] & GameShape['action'];
    return { version, player, value: player === 'R' ? value : -value, exact, best: { action: type, ...rest } };
  }
}

function startsTurn(state: Frozen<State>): boolean {
  return state.winner === null && state.drawReason === null && state.phase !== 'placementSlide';
}

/** How the player on turn stands, from -1 to 1. */
function standing(note: Note): { value: number; exact: boolean } {
  if (note?.reason === 'wins' || note?.reason === 'proof') return { value: 1, exact: true };
  if (note?.reason === 'lost') return { value: -1, exact: true };
  const value = note?.value ?? 0;
  if (note?.reason === 'movement' || isDecided(value)) return { value: Math.sign(value), exact: true };
  return { value: Math.round(Math.tanh(value / CLEAR_ADVANTAGE) * 1000) / 1000, exact: note?.exact ?? false };
}

function reasonOf(note: Note): 'wins' | 'blocks' | 'search' {
  return note?.reason === 'wins' ? 'wins' : note?.reason === 'forced' ? 'blocks' : 'search';
}
