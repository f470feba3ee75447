import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GeminiAnswer = (response: ServerResponse) => void;

/** A server that speaks as Google's does: each request is answered by the next of its answers, then always by `otherwise`. */
export class FakeGemini {
  readonly heard: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];

  private constructor(
    private readonly server: Server,
    readonly answers: GeminiAnswer[],
    private readonly otherwise: GeminiAnswer,
  ) {}

  static async answering(answers: readonly GeminiAnswer[], otherwise: GeminiAnswer = silent): Promise<FakeGemini> {
    const server = createServer((request, response) => void fake.hear(request, response));
    const fake: FakeGemini = new FakeGemini(server, [...answers], otherwise);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = request.headers['x-goog-api-key'];
    this.heard.push({ path: request.url!, key: key as string, body: JSON.parse(text) as Record<string, unknown> });
    (this.answers.shift() ?? this.otherwise)(response);
  }
}

export const saying =
  (text: string): GeminiAnswer =>
  (response) =>
    json(response, 200, { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] });

export const failing =
  (status: number, code: string, message: string): GeminiAnswer =>
  (response) =>
    json(response, status, { error: { code: status, status: code, message } });

/** Never answers. */
export const silent: GeminiAnswer = () => undefined;
export const rateLimited = failing(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');
/** Takes the first of the lines it is offered. */
export const choosing = saying('{"selected_index": 0, "reasoning": "Toys first", "lethal_check": false}');

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
