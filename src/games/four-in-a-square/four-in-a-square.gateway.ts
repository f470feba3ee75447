import { Inject } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { ApiError } from '../../common/api-error.js';
import type { GameTable, Happening } from '../../engine/contract/game-table.js';
import { command } from '../../engine/sockets/command.js';
import type { Command } from '../../engine/sockets/command.js';
import type { ParlourSocket } from '../../engine/sockets/parlour-socket.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import { JoinDto } from '../../engine/sockets/session-bodies.dto.js';
import type { AnalysisLine } from './contract/analysis.service.js';
import { LiveAnalyses } from './contract/live-analysis.js';
import { MatchSetups } from './store/match-setups.js';
import { COMMANDS, MESSAGES } from './contract/sockets/docs.js';
import { newsFor } from './contract/sockets/news.js';
import { readMove } from './contract/read-body.js';
import type { FourInASquare } from './rules/four-in-a-square.types.js';

/** The common messages, the game's own moves as its REST contract writes them, and its own news beside the updates. */
@WebSocketGateway({ namespace: '/four-in-a-square' })
export class FourInASquareGateway extends SessionGateway<FourInASquare> {
  protected readonly game = 'four-in-a-square';
  protected override readonly ownMessages = MESSAGES;
  @Inject(LiveAnalyses) private readonly analyses!: LiveAnalyses;
  @Inject(MatchSetups) private readonly setups!: MatchSetups;

  protected override commands(): readonly Command[] {
    return [
      ...super.commands(),
      command('analysis:start', JoinDto, COMMANDS['analysis:start'], (socket, { sessionId }) =>
        this.startAnalysis(socket, sessionId),
      ),
      command('analysis:stop', JoinDto, COMMANDS['analysis:stop'], async (socket, { sessionId }) => {
        await socket.leave(analysisRoom(sessionId.toLowerCase()));
        return {};
      }),
    ];
  }

  /** `{ action: "place", squareIndex, slotIndex }` is understood as well as `{ type: "place", … }`. */
  protected override read(
    action: Record<string, unknown>,
    now: GameTable<FourInASquare>,
  ): readonly FourInASquare['action'][] {
    return 'type' in action ? super.read(action, now) : readMove(action).actions;
  }

  protected override async leave(socket: ParlourSocket, sessionId: string): Promise<void> {
    await socket.leave(analysisRoom(sessionId.toLowerCase()));
    await super.leave(socket, sessionId);
  }

  protected override news(happened: Happening<FourInASquare>): News[] {
    return newsFor(happened);
  }

  protected override alsoWhen({ table }: Happening<FourInASquare>): void {
    this.analyse(table.id);
  }

  /** Only where it would be no hint against an opponent: in a practice game, for the player. */
  private async startAnalysis(socket: ParlourSocket, sessionId: string): Promise<{ version: number }> {
    const table = await this.tableHere(sessionId);
    if (table.seatsOf(socket.data.account).length === 0) {
      throw new ApiError(403, 'NOT_SEATED', 'You have no seat in this game.');
    }
    if (!(await this.setups.get(table.id)).practice) {
      throw new ApiError(409, 'NOT_PRACTICE', 'analysis is for practice games');
    }
    await socket.join(analysisRoom(table.id));
    this.analyse(table.id);
    return { version: table.version };
  }

  /** Looks at a game for those who watch it from this process, if a client does. */
  private analyse(sessionId: string): void {
    const room = analysisRoom(sessionId);
    const { namespace } = this;
    if (!namespace.adapter.rooms.has(room)) return;
    const listeners = {
      get listening() {
        return namespace.adapter.rooms.has(room);
      },
      tell: (line: AnalysisLine) => {
        namespace.local.to(room).emit('analysis:line' as never, { gameId: sessionId, ...line } as never);
      },
    };
    this.analyses.run(sessionId, listeners).catch((error: unknown) => {
      if (!this.gate.stopping) this.logger.warn(`An analysis was given up: ${String(error)}`);
    });
  }
}

const analysisRoom = (sessionId: string): string => `analysis:${sessionId}`;
