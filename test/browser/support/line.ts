import type { Page, WebSocketRoute } from 'playwright-core';

/** The line between a page and the server, with a meddler in between who cuts it, mutes it and swallows what is said on it. */
export class LineBetween {
  private readonly open = new Set<WebSocketRoute>();
  private isCut = false;
  private isMute = false;
  private swallow: ((message: string) => boolean) | undefined;
  private refusing: Promise<void> = Promise.resolve();
  /** How many messages were swallowed. */
  swallowed = 0;
  /** How many tries to connect were refused. */
  refused = 0;

  private constructor(private readonly page: Page) {}

  /** Before the page has any socket. */
  static async on(page: Page): Promise<LineBetween> {
    const line = new LineBetween(page);
    await page.routeWebSocket(/socket\.io/, (socket) => line.carry(socket));
    await page.route('**/socket.io/**', (route) => {
      if (!line.isCut && !line.isMute) return route.continue();
      line.refused += 1;
      line.refusing = route.abort();
      return line.refusing;
    });
    return line;
  }

  /** Nothing goes through until it is mended. */
  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.open) await socket.close().catch(() => {});
  }

  /** Nothing comes to the page until it is mended, and nothing says so: the line stays open. */
  mute(): void {
    this.isMute = true;
  }

  mend(): void {
    this.isCut = false;
    this.isMute = false;
  }

  /** Waits until the page knows of every refusal up to now. */
  async quiet(): Promise<void> {
    await this.refusing;
    await this.page.evaluate('new Promise((resolve) => queueMicrotask(resolve))');
  }

  /** The next message to the page that has a text in it never comes. */
  loseNext(text: string): void {
    this.swallow = (message) => message.includes(text);
  }

  private carry(socket: WebSocketRoute): void {
    if (this.isCut || this.isMute) {
      this.refused += 1;
      this.refusing = socket.close();
      return;
    }
    const server = socket.connectToServer();
    this.open.add(socket);
    server.onMessage((message) => {
      if (this.isMute) return;
      if (this.swallow?.(String(message))) {
        this.swallow = undefined;
        this.swallowed += 1;
      } else socket.send(message);
    });
    socket.onClose((code, reason) => {
      this.open.delete(socket);
      void server.close({ code, reason });
    });
  }
}
