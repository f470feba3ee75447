import type { Server } from 'socket.io';

/** An object that has been written as JSON already: one text for an answer, an update, and all who are told the same. */
export class JsonText {
  /**
   * Members without braces, and never cut to get there: a text that was added up is put together by the code that cuts it, and
   * once more when it is sent.
   */
  constructor(private readonly members: string) {}

  get text(): string {
    return `{${this.members}}`;
  }

  /** The same object with further members. */
  with(more: object): JsonText {
    const written = JSON.stringify(more).slice(1, -1);
    return new JsonText(this.members === '' ? written : `${this.members},${written}`);
  }

  /** For code that writes it as part of something else. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly id?: number;
  readonly data?: unknown;
}

/** Lets texts go out as they are; everything else is encoded by Socket.IO as ever. */
export function letTextsThrough(server: Server): void {
  const { encoder } = server as unknown as { encoder: { encode(packet: Packet): unknown[] } };
  const encode = encoder.encode.bind(encoder);
  encoder.encode = (packet) => withTexts(packet) ?? encode(packet);
}

/** Socket.IO's own format: type, namespace, number, payload. Undefined where there is no text in it. */
function withTexts({ type, nsp, id, data }: Packet): [string] | undefined {
  if (!Array.isArray(data) || !data.some((said) => said instanceof JsonText)) return undefined;
  // Added up and not joined: joining would copy a text that is copied once more when it is sent.
  let said = '';
  for (const one of data as unknown[]) {
    said += `${said === '' ? '' : ','}${one instanceof JsonText ? one.text : JSON.stringify(one)}`;
  }
  return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}[${said}]`];
}
