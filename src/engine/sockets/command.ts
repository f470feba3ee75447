import type { Type } from '@nestjs/common';
import type { ApiError } from '../../common/api-error.js';
import type { ErrorDialect } from '../../common/http/problems/error-dialects.js';
import { bodySchema } from './docs/body-schema.js';
import type { CommandDescription, EventDescription } from './docs/description.js';
import type { ParlourSocket } from './parlour-socket.js';

/** One thing a client may ask for: its name, the shape of its body, what is done, and what the documentation says. */
export interface Command {
  readonly name: string;
  readonly shape: Type<object>;
  readonly description: EventDescription;
  /** What it returns is the acknowledgement, beside `ok: true`; what it throws is told as an error. */
  run(socket: ParlourSocket, body: never): Promise<object>;
  /** What was refused, its shape included, in the words of a contract that has its own. */
  reword?(socket: ParlourSocket, error: ApiError): ApiError;
}

/** A command whose body has the shape it declares. The documents tell that shape too, unless the description has its own. */
export function command<Body extends object>(
  name: string,
  shape: Type<Body>,
  description: CommandDescription,
  run: (socket: ParlourSocket, body: Body) => Promise<object>,
): Command {
  return { name, shape, description: { ...description, payload: description.payload ?? bodySchema(shape) }, run };
}

/** The same in a contract's own words: what was refused, its shape included, is answered in them, and may be told besides. */
export function inDialect(
  { translate }: Required<Pick<ErrorDialect, 'translate'>>,
  command: Command,
  tell: (socket: ParlourSocket, error: ApiError) => void,
): Command {
  const reword = (socket: ParlourSocket, error: ApiError): ApiError => {
    const own = translate(error);
    tell(socket, own);
    return own;
  };
  return { ...command, reword };
}
