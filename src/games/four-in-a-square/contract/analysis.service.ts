import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/api-error.js';
import { SharedWork } from '../../../common/shared-work.js';
import { BotThinker } from '../../../engine/bots/bot-thinker.js';
import { choicesOf } from '../../../engine/core/index.js';
import type { Frozen, GameShape } from '../../../engine/core/index.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { SessionStore } from '../../../engine/store/session-store.js';
import { FIRST_MEMORY } from '../bots/memory.js';
import { isDecided } from '../bots/search/search.js';
import { rivalOf } from '../rules/board.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import { readLine } from '../rules/four-in-a-square.notation.js';
import type { FourInASquare, Player, State } from '../rules/four-in-a-square.types.js';
import { wireChoice } from './wire.js';
import type { WireAction, WireChoice } from './wire.js';

/** The nodes a look back at one turn may cost: a whole game stays within a few seconds. */
const NODES_PER_TURN = 8_000;
/** Longer games are looked at in their last so many turns: that is where they are decided. */
const MOST_TURNS = 80;
/** A turn has two actions, and now and then a player offers a draw. */
const MOST_VERSIONS = 3 * MOST_TURNS;
/** An analysis takes seconds of the bots' threads, which have the games to play first. */
const ANALYSES = { atOnce: 16, kept: 200, ttlMs: 600_000 };
/** The nodes of each look at a running practice game. The last takes a good part of a second. */
const NODES_PER_LINE = [500, 2_000, 8_000, 32_000, 128_000];
/** Open windows are worth up to a few hundred; this makes a clear advantage read as about a half. */
const CLEAR_ADVANTAGE = 120;

type Note = { reason?: string; value?: number; exact?: boolean; depth?: number; line?: string } | undefined;

/** The best action now, and why. */
export interface Hint {
  readonly version: number;
  readonly action: WireChoice;
  readonly reason: string;
}

/** One turn, looked back at. */
export interface TurnVerdict {
  readonly version: number;
  readonly player: Player;
  /** From -1 (Blue wins) to 1 (Red wins). */
  readonly value: number;
  readonly exact: boolean;
  readonly best: WireChoice;
}

/** The turns of a round, looked back at. */
export interface RoundAnalysis {
  readonly round: number;
  readonly turns: readonly TurnVerdict[];
}

/** What is known of a running practice game: the deeper, the surer. */
export interface AnalysisLine {
  readonly version: number;
  /** Whole turns looked ahead. */
  readonly depth: number;
  /** From -1 (Blue wins) to 1 (Red wins). */
  readonly value: number;
  readonly exact: boolean;
  /** The turns that are expected. */
  readonly line: readonly WireAction[];
}

/** What the strong bot says: about the next action, and about a game that is over. */
@Injectable()
export class Analyses {
  private readonly rounds = new SharedWork<RoundAnalysis>(ANALYSES);

  constructor(
    private readonly thinker: BotThinker,
    private readonly store: SessionStore,
  ) {}

  /** The best action for the player on turn, and why. */
  async hint(session: LiveSession): Promise<Hint> {
    const seat = session.toAct[0];
    if (seat === undefined || session.isBot(seat))
      throw new ApiError(409, 'NOT_YOUR_TURN', 'there is nothing to hint at now');
    const { action, note } = await this.thinker.think(session, seat, randomBytes(32).toString('hex'), 'hard');
    return {
      version: session.version,
      action: wireChoice(action as FourInASquare['action']),
      reason: reasonOf(note as Note),
    };
  }

  /** How each turn of the latest round stood before it was played. */
  analysis(session: LiveSession): Promise<RoundAnalysis> {
    return this.rounds.of(`${session.id} ${session.version}`, () => this.look(session));
  }

  /** Begins at the round's first table, or where its last turns began: a long game costs no more than a short one. */
  private async look(session: LiveSession): Promise<RoundAnalysis> {
    const start = await this.store.roundStart(session, session.table.round);
    const from = Math.max(start, session.version - MOST_VERSIONS);
    const tables = await this.store.tablesBetween(session, from, session.version);
    const turns = tables.flatMap((table, index) => {
      const state = table.state as Frozen<State>;
      const own = table.round === session.table.round;
      return own && startsTurn(state) ? [{ version: from + index, state }] : [];
    });
    const verdicts: TurnVerdict[] = [];
    for (const { version, state } of turns.slice(-MOST_TURNS)) {
      const { player, value, exact, action } = await this.judge(session, state, NODES_PER_TURN);
      verdicts.push({ version, player, value, exact, best: action });
    }
    return { round: session.table.round, turns: verdicts };
  }

  /** How a running game stands, looked at ever more deeply. */
  async *lines(session: LiveSession): AsyncGenerator<AnalysisLine> {
    const { version } = session;
    const state = session.table.state as Frozen<State>;
    for (const nodes of NODES_PER_LINE) {
      const { value, exact, note } = await this.judge(session, state, nodes);
      // Too few nodes to look at a single turn: the next look has more.
      if (note?.line === undefined) continue;
      yield { version, depth: (note.depth ?? 0) + 1, value, exact, line: wireLine(note.line, state) };
      if (exact) return;
    }
  }

  private async judge(session: LiveSession, state: Frozen<State>, nodes: number): Promise<Judgement> {
    const player = state.currentPlayer;
    const seat = player === 'R' ? 0 : 1;
    const view = fourInASquare.view(state, seat);
    const choices = [...choicesOf(fourInASquare, state, seat)];
    const knowledge = { seat, view, memory: FIRST_MEMORY, loadout: null, choices };
    const decision = await this.thinker.judge(session.hosted, 'hard', knowledge, {
      budget: { nodes },
      place: { urgency: 'analysis', owner: session.id },
    });
    const note = decision.note as Note;
    const { value, exact } = standing(note);
    const action = wireChoice(decision.action as FourInASquare['action'] & GameShape['action']);
    return { player, value: player === 'R' ? value : -value || 0, exact, action, note };
  }
}

interface Judgement extends Pick<TurnVerdict, 'player' | 'value' | 'exact'> {
  readonly action: WireChoice;
  readonly note: Note;
}

/** A line in the notation of the rules as the contract writes actions: a slide ends its player's turn. */
function wireLine(line: string, { currentPlayer }: Frozen<State>): WireAction[] {
  let player = currentPlayer;
  return readLine(line).flatMap((action): WireAction[] => {
    const by = player;
    if (action.type === 'place') {
      const { squareIndex, slotIndex } = action;
      return [{ player: by, action: 'place', squareIndex, slotIndex }];
    }
    if (action.type !== 'slide') return [];
    player = rivalOf(player);
    return [{ player: by, action: 'slide', squareIndex: action.squareIndex }];
  });
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
