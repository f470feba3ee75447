import { types } from 'node:util';

/** Also true for errors of another realm: Node's own are strangers to `instanceof` wherever code runs in a vm context. */
export function isError(thrown: unknown): thrown is Error {
  return types.isNativeError(thrown) || thrown instanceof Error;
}
