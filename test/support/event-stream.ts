import { until } from './until.js';

/** Shorter than the time between two heartbeats, with which a stream finds out by itself what it was not told. */
const PATIENCE_MS = 15_000;

/** One event of a stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: { readonly version: number; readonly from?: number; readonly seat: number | null };
}

/** An event stream that is read, and what it has told so far. */
export class EventStream {
  readonly events: StreamEvent[] = [];
  ended = false;
  private readonly leaving = new AbortController();

  private constructor(readonly status: number) {}

  static async open(url: string, sessionId: string, token?: string, lastId?: number): Promise<EventStream> {
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/sessions/${sessionId}/stream`, {
      signal: leaving.signal,
      headers: {
        ...(token === undefined ? undefined : { authorization: `Bearer ${token}` }),
        ...(lastId === undefined ? undefined : { 'last-event-id': String(lastId) }),
      },
    });
    const stream = new EventStream(response.status);
    stream.leaving.signal.addEventListener('abort', () => leaving.abort());
    void stream.read(response).catch(() => (stream.ended = true));
    return stream;
  }

  get versions(): number[] {
    return this.events.map(({ data }) => data.version);
  }

  hears(version: number): Promise<void> {
    return until(`version ${version} in a stream`, () => this.versions.includes(version), PATIENCE_MS);
  }

  ends(): Promise<void> {
    return until('the end of a stream', () => this.ended, PATIENCE_MS);
  }

  close(): void {
    this.leaving.abort();
  }

  private async read(response: Response): Promise<void> {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop()!;
      for (const part of parts) this.take(part);
    }
    this.ended = true;
  }

  private take(part: string): void {
    const event = /^event: (.*)$/m.exec(part)?.[1];
    const data = /^data: (.*)$/m.exec(part)?.[1];
    if (event !== undefined && data !== undefined) {
      this.events.push({ event, data: JSON.parse(data) as StreamEvent['data'] });
    }
  }
}
