import type { Page, WebSocketRoute } from 'playwright-core';

/** The line between a page and the server, with a meddler in between who cuts it and swallows what is said on it. */
export class LineBetween {
  private readonly open = new Set<WebSocketRoute>();
  private isCut = false;
  private swallow: ((message: string) => boolean) | undefined;
  /** How many messages were swallowed. */
  swallowed = 0;

  /** Before the page has any socket. */
  static async on(page: Page): Promise<LineBetween> {
    const line = new LineBetween();
    await page.routeWebSocket(/socket\.io/, (socket) => line.carry(socket));
    await page.route('**/socket.io/**', (route) => (line.isCut ? route.abort() : route.continue()));
    return line;
  }

  /** Nothing goes through until it is mended. */
  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.open) await socket.close().catch(() => {});
  }

  mend(): void {
    this.isCut = false;
  }

  /** The next message to the page that has a text in it never comes. */
  loseNext(text: string): void {
    this.swallow = (message) => message.includes(text);
  }

  private carry(socket: WebSocketRoute): void {
    if (this.isCut) return void socket.close();
    const server = socket.connectToServer();
    this.open.add(socket);
    server.onMessage((message) => {
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
