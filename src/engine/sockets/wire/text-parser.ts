import * as parser from 'socket.io-parser';
import { JsonText } from './json-text.js';

/** Socket.IO's encoder, which also takes texts that have been written already. On the wire there is no difference. */
class TextEncoder extends parser.Encoder {
  override encode(packet: parser.Packet): unknown[] {
    return withTexts(packet) ?? super.encode(packet);
  }
}

/** For Socket.IO's option `parser`. */
export const textParser = { ...parser, Encoder: TextEncoder };

/** Socket.IO's own format: type, namespace, number, payload. Undefined where there is no text in it. */
function withTexts({ type, nsp, id, data }: parser.Packet): [string] | undefined {
  const said: unknown = data;
  if (!Array.isArray(said) || !said.some((one) => one instanceof JsonText)) return undefined;
  // Added up and not joined: joining would copy a text that is copied once more when it is sent.
  let payload = '';
  for (const one of said as unknown[]) {
    payload += `${payload === '' ? '' : ','}${one instanceof JsonText ? one.text : JSON.stringify(one)}`;
  }
  return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}[${payload}]`];
}
