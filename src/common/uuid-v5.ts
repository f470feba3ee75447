import { createHash } from 'node:crypto';

/** The UUID that a name has in a namespace (RFC 9562, version 5): the same name always gives the same id. */
export function uuidV5(name: string, namespace: string): string {
  const space = namespace.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(space)) throw new Error(`${namespace} is no UUID.`);
  const bytes = createHash('sha1').update(Buffer.from(space, 'hex')).update(name).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
