/** A fresh id. Not `crypto.randomUUID`: pages at a plain http address of the home network do not have it. */
export function newId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
