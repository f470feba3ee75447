import type { Server } from 'socket.io';

/** An object that has been written as JSON already: one text for an answer, an update, and all who are told the same. */
export class JsonText {
  /** Further members are kept apart until the whole is wanted: each look into a joined text would copy all of it. */
  constructor(
    private readonly object: string,
    private readonly more: string = '',
  ) {}

  get text(): string {
    if (this.more === '') return this.object;
    return this.object === '{}' ? `{${this.more}}` : `${this.object.slice(0, -1)},${this.more}}`;
  }

  /** The same object with further members. */
  with(members: object): JsonText {
    const written = JSON.stringify(members).slice(1, -1);
    return new JsonText(this.object, this.more === '' ? written : `${this.more},${written}`);
  }

  /** For whoever writes it as part of something else. */
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
