import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/api-error.js';
import { SharedWork } from '../../../common/tasks/shared-work.js';
import { BotThinker } from '../../../engine/bots/bot-thinker.js';
import { choicesOf } from '../../../engine/core/index.js';
import type { Frozen } from '../../../engine/core/index.js';
import { FIRST_MEMORY } from '../bots/memory.js';
import { isDecided } from '../bots/search/search.js';
import { rivalOf } from '../rules/board.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import { readLine } from '../rules/four-in-a-square.notation.js';
import type { FourInASquare, Player, State } from '../rules/four-in-a-square.types.js';
import { wireChoice } from './wire.js';
import type { FourTable, WireAction, WireChoice } from './wire.js';

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
interface TurnVerdict {
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

  constructor(private readonly thinker: BotThinker) {}

  /** The best action for the player on turn, and why. */
  async hint(table: FourTable): Promise<Hint> {
    const seat = table.toAct[0];
    if (seat === undefined || table.isBot(seat))
      throw new ApiError(409, 'NOT_YOUR_TURN', 'there is nothing to hint at now');
    const { action, note } = await table.think(seat, randomBytes(32).toString('hex'), 'hard');
    return { version: table.version, action: wireChoice(action), reason: reasonOf(note as Note) };
  }

  /** How each turn of the latest round stood before it was played. */
  analysis(table: FourTable): Promise<RoundAnalysis> {
    return this.rounds.of(`${table.id} ${table.version}`, () => this.look(table));
  }

  /** Begins at the round's first table, or where its last turns began: a long game costs no more than a short one. */
  private async look(game: FourTable): Promise<RoundAnalysis> {
    const { version: latest, round: current } = game;
    const from = Math.max(await game.roundStart(current), latest - MOST_VERSIONS);
    const tables = await game.tablesBetween(from, latest);
    const turns = tables.flatMap(({ state, round }, index) =>
      round === current && startsTurn(state) ? [{ version: from + index, state }] : [],
    );
    const verdicts: TurnVerdict[] = [];
    for (const { version, state } of turns.slice(-MOST_TURNS)) {
      const { player, value, exact, action } = await this.judge(game, state, NODES_PER_TURN);
      verdicts.push({ version, player, value, exact, best: action });
    }
    return { round: current, turns: verdicts };
  }

  /** How a running game stands, looked at ever more deeply. */
  async *lines(table: FourTable): AsyncGenerator<AnalysisLine> {
    const { version, state } = table;
    for (const nodes of NODES_PER_LINE) {
      const { value, exact, note } = await this.judge(table, state, nodes);
      // Too few nodes to look at a single turn: the next look has more.
      if (note?.line === undefined) continue;
      yield { version, depth: (note.depth ?? 0) + 1, value, exact, line: wireLine(note.line, state) };
      if (exact) return;
    }
  }

  private async judge(table: FourTable, state: Frozen<State>, nodes: number): Promise<Judgement> {
    const player = state.currentPlayer;
    const seat = player === 'R' ? 0 : 1;
    const view = fourInASquare.view(state, seat);
    const choices = [...choicesOf(fourInASquare, state, seat)];
    const knowledge = { seat, view, memory: FIRST_MEMORY, loadout: null, choices };
    const decision = await this.thinker.judge(table.hosted, 'hard', knowledge, {
      budget: { nodes },
      place: { urgency: 'analysis', owner: table.id },
    });
    const note = decision.note as Note;
    const { value, exact } = standing(note);
    const action = wireChoice(decision.action as FourInASquare['action']);
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
