import { Logger } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { toApiError } from '../../common/http/problems/to-api-error.js';
import { checkShape } from '../../common/http/validation.js';
import { isError } from '../../common/is-error.js';
import type { Metrics } from '../../common/metrics/metrics.js';
import type { Tracing } from '../../common/tracing/tracing.js';
import type { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Backlog } from './wire/backlog.js';
import type { Command } from './command.js';
import type { Answer } from './events.js';
import { JsonText } from './wire/json-text.js';
import type { ParlourSocket } from './parlour-socket.js';
import { sayGoodbye } from './connections/goodbye.js';
import { SocketLimits } from './connections/socket-limits.js';
import { Underway } from './connections/underway.js';
import { toWireError } from './wire/wire-error.js';

type Acknowledge = (answer: Answer | JsonText) => void;

/** A socket that has come in, with what is kept for its connection. */
interface Guest {
  readonly socket: ParlourSocket;
  readonly backlog: Backlog;
  readonly underway: Underway;
}

/** The one door for what clients of a namespace say: a closed list of commands, each message answered exactly once. */
export class SocketDoor {
  private readonly commands: ReadonlyMap<unknown, Command>;
  private readonly limits: SocketLimits;
  private readonly logger = new Logger('Sockets');

  constructor(
    commands: readonly Command[],
    private readonly gate: ShutdownGate,
    messagesPerSecond: number,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.limits = new SocketLimits(messagesPerSecond);
    this.commands = new Map(commands.map((command) => [command.name, command]));
  }

  /** Every message ends here: none is handed on to listeners, whatever name it bears. */
  open(socket: ParlourSocket): void {
    const backlog = Backlog.of(socket.conn);
    const guest: Guest = { socket, backlog, underway: Underway.of(socket.conn) };
    socket.use(([name, ...said]) => this.hear(guest, name, said));
    const stop = backlog.onOverflow(() => sayGoodbye(socket, 'NOT_READING', 'Too much waits to be read.', true));
    socket.on('disconnect', () => {
      this.limits.forget(socket.id);
      stop();
    });
  }

  private hear(guest: Guest, name: unknown, said: unknown[]): void {
    const { socket, underway } = guest;
    // Without an acknowledgement the answer goes nowhere.
    const acknowledge = typeof said.at(-1) === 'function' ? (said.pop() as Acknowledge) : undefined;
    const refused = this.limits.refuse(socket.id);
    if (refused) {
      acknowledge?.({ ok: false, error: toWireError(refused.error) });
      if (refused.flooding) sayGoodbye(socket, 'FLOODING', 'Far too many messages.', true);
      return;
    }
    underway.begin();
    const message = this.commands.get(name)?.name ?? 'unknown';
    const namespace = socket.nsp.name;
    const facts = { 'parlour.namespace': namespace, 'parlour.message': message };
    const since = performance.now();
    const answer = (result: 'ok' | 'error', said: Answer | JsonText): void => {
      try {
        acknowledge?.(said);
        this.metrics.socketMessageSeconds.observe({ namespace, message, result }, (performance.now() - since) / 1000);
      } finally {
        underway.end();
      }
    };
    this.tracing
      .begin(message, { served: true, facts }, () => this.obey(guest, name, said))
      .then(
        (told) => answer('ok', told instanceof JsonText ? told.with({ ok: true }) : { ...told, ok: true }),
        (thrown: unknown) => answer('error', { ok: false, error: toWireError(thrown) }),
      );
  }

  /** One function that waits, since each costs every message some promises. */
  private async obey({ socket, backlog }: Guest, name: unknown, said: unknown[]): Promise<object> {
    const command = this.commands.get(name);
    let isRunning = false;
    try {
      if (this.gate.stopping)
        throw new ApiError(503, 'SHUTTING_DOWN', 'The server is shutting down.', { retryAfter: 5 });
      if (!command) throw new ApiError(404, 'UNKNOWN_EVENT', 'There is no such message.');
      if (said.length > 1) throw new ApiError(400, 'BAD_SHAPE', 'A message carries one payload.');
      // An answer that the client does not read stays in memory: the next command waits until the last answers are out.
      if (!backlog.isDrained) await backlog.drained();
      isRunning = true;
      return await command.run(socket, checkShape(command.shape, said[0], 'payload') as never);
    } catch (thrown) {
      const isTheirs = isRunning && thrown instanceof ApiError;
      const error = isTheirs ? (command?.reword?.(socket, thrown) ?? thrown) : thrown;
      this.log(error, name);
      throw error;
    }
  }

  private log(thrown: unknown, name: unknown): void {
    const { status, code } = toApiError(thrown);
    if (status < 500 || code === 'SHUTTING_DOWN') return;
    if (code === 'DATABASE_UNAVAILABLE') this.logger.warn(`${String(name)}: database unavailable`);
    else this.logger.error(`${String(name)} failed`, isError(thrown) ? thrown.stack : String(thrown));
  }
}
