import { ApiError } from '../../common/api-error.js';
import type { ErrorDialect, WrittenError } from '../../common/http/problems/error-dialects.js';
import { ActionRefused } from '../hosting/action-refused.js';

/** What a contract makes of an error: its status, and where they differ its own code and text. */
export type Word = readonly [status: number, code?: string, text?: string | ((message: string) => string)];

/** How a contract words the errors on its own paths. */
export interface Wording {
  /** By the code of an error, or by its status. */
  readonly words: Readonly<Record<string | number, Word>>;
  /** The status of what the rules refuse; 422 where it is left out. */
  readonly refusedAs?: (code: string) => number;
  /** The rules behind errors that the rules themselves were not asked about. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly body: (error: ApiError) => unknown;
  /** `application/json` unless said otherwise. */
  readonly contentType?: string;
}

/** A dialect always has words for everything: what it does not know stays as it is. */
export interface Dialect extends ErrorDialect {
  translate(error: ApiError): ApiError;
}

/** The one translator of errors; a contract brings its words. */
export function dialect({ words, refusedAs, rules = {}, body, contentType }: Wording): Dialect {
  const wordFor = ({ code, status }: ApiError): Word | undefined =>
    Object.hasOwn(words, code) ? words[code] : words[status];

  const worded = (error: ApiError): ApiError => {
    const word = wordFor(error);
    if (word) return inWords(error, word);
    return refusedAs && error instanceof ActionRefused ? inWords(error, [refusedAs(error.code)]) : error;
  };

  return {
    translate(error) {
      const own = worded(error);
      const { rule = Object.hasOwn(rules, own.code) ? rules[own.code] : undefined } = own.extras;
      return rule === own.extras.rule ? own : new ApiError(own.status, own.code, own.message, { ...own.extras, rule });
    },
    write: (error): WrittenError => ({ status: error.status, body: body(error), contentType }),
  };
}

function inWords(error: ApiError, [status, code = error.code, text = error.message]: Word): ApiError {
  return new ApiError(status, code, typeof text === 'string' ? text : text(error.message), error.extras);
}
