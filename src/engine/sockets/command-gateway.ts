import { Inject, Logger } from '@nestjs/common';
import type { OnGatewayInit } from '@nestjs/websockets';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../config/settings.js';
import type { Command } from './command.js';
import { command } from './command.js';
import { AUTH_REFRESH, NOTICE } from './docs/common-events.js';
import type { EventDescription } from './docs/description.js';
import type { Notice } from './events.js';
import type { ParlourNamespace, ParlourSocket } from './parlour-socket.js';
import { SocketRefreshDto } from './session-bodies.dto.js';
import { SocketDoor } from './socket-door.js';
import { SocketLogins } from './connections/socket-logins.js';
import { Underway } from './connections/underway.js';
import { SocketNamespaces } from './socket-namespaces.js';

/** A command that takes longer than this loses its answer when the server goes; its client asks again elsewhere. */
const LAST_ANSWERS_MS = 5_000;

/** A namespace: who comes in, what they may say, how they are answered, and how they are seen off. */
export abstract class CommandGateway implements OnGatewayInit<ParlourNamespace> {
  @Inject(SocketLogins) protected readonly logins!: SocketLogins;
  @Inject(SocketNamespaces) private readonly namespaces!: SocketNamespaces;
  @Inject(ShutdownGate) protected readonly gate!: ShutdownGate;
  @Inject(Metrics) private readonly metrics!: Metrics;
  @Inject(Tracing) private readonly tracing!: Tracing;
  @Inject(Settings) private readonly settings!: Settings;
  protected readonly logger = new Logger('Sockets');
  protected namespace!: ParlourNamespace;

  /** Whether spectators without a token stay outside. */
  protected readonly tokenNeeded: boolean = false;

  /** One line for the documentation. */
  protected abstract get about(): string;

  /** Everything a client may say here. A game that adds something begins with `...super.commands()`. */
  protected commands(): readonly Command[] {
    return [
      command('auth:refresh', SocketRefreshDto, AUTH_REFRESH, async (socket, { token }) => ({
        expiresAt: await this.logins.refresh(socket, token),
      })),
    ];
  }

  /** Everything a client may hear here. */
  protected messages(): Readonly<Record<string, EventDescription>> {
    return { notice: NOTICE };
  }

  afterInit(namespace: ParlourNamespace): void {
    this.namespace = namespace;
    const commands = this.commands();
    const door = new SocketDoor(commands, this.gate, this.settings.socketRate, this.metrics, this.tracing);
    const deafen = this.logins.guard(namespace, this.tokenNeeded);
    namespace.on('connection', (socket: ParlourSocket) => {
      door.open(socket);
      this.count();
      socket.on('disconnect', () => {
        this.count();
        this.left(socket);
      });
      this.logins.watch(socket).catch((error: unknown) => this.logger.error('A socket is not watched', error));
    });
    this.namespaces.announce({
      address: namespace.name,
      about: this.about,
      tokenNeeded: this.tokenNeeded,
      commands: Object.fromEntries(commands.map(({ name, description }) => [name, description])),
      messages: this.messages(),
    });
    this.gate.onDrained(namespace.name, () => this.seeOff());
    this.gate.onStop('sockets', namespace.name, async () => {
      deafen();
      await this.seeOff();
    });
  }

  /** A socket is gone; its rooms are empty of it already. */
  protected left(_socket: ParlourSocket): void {}

  /**
   * Only those of this instance, each when its last command is answered; and only the connection ends, so that clients come
   * back by themselves.
   */
  private async seeOff(): Promise<void> {
    const notice: Notice = { code: 'SERVER_STOPPING', message: 'The server is going down. Connect again in a moment.' };
    this.namespace.local.emit('notice', notice);
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_ANSWERS_MS).unref());
    await Promise.all(
      [...this.namespace.sockets.values()].map(async ({ conn }) => {
        await Promise.race([Underway.of(conn).idle(), late]);
        conn.close();
      }),
    );
  }

  private count(): void {
    this.metrics.sockets.set({ namespace: this.namespace.name }, this.namespace.sockets.size);
  }
}
