import type { Server } from 'socket.io';

/** An object that has been written as JSON already: one text for an answer, an update, and all who are told the same. */
export class JsonText {
  constructor(readonly text: string) {}

  /** The same object with further members. */
  with(members: object): JsonText {
    const more = JSON.stringify(members).slice(1);
    return new JsonText(this.text === '{}' ? `{${more}` : `${this.text.slice(0, -1)},${more}`);
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
  const said = data.map((one: unknown) => (one instanceof JsonText ? one.text : JSON.stringify(one)));
  return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}[${said.join()}]`];
}
