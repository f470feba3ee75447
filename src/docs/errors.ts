import { ApiError } from '../common/api-error.js';
import type { ErrorDialect } from '../common/http/problems/error-dialects.js';
import { PROBLEM_TYPE, toProblem } from '../common/http/problems/problem.js';
import type { Media, Operation, Response } from './operation.js';
import type { Schema } from './wire.js';

/** The common way to write an error, where a contract has none of its own. */
const PROBLEMS: ErrorDialect = {
  write: (error) => ({ status: error.status, body: toProblem(error), contentType: PROBLEM_TYPE }),
};

const UNAUTHENTICATED = new ApiError(401, 'UNAUTHENTICATED', 'A token is needed.');
const FORBIDDEN = new ApiError(403, 'FORBIDDEN', 'This needs the role admin.');
const BAD_SHAPE = new ApiError(400, 'BAD_SHAPE', 'body must be an object');
const MISSING = new ApiError(404, 'SESSION_NOT_FOUND', 'There is no such game.');
/** Told where a contract has a word of its own for it: everywhere else it is a fault like any other. */
const FAULT = new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on our side.');
/** What any endpoint may answer. */
const ANYWHERE = [
  new ApiError(429, 'RATE_LIMITED', 'Too many requests. Try again in 2 seconds.'),
  new ApiError(503, 'DATABASE_UNAVAILABLE', 'The database cannot be reached. Try again soon.'),
];

/** The errors of one contract: how they are written, and the responses that its operations share. */
export class ContractErrors {
  readonly responses: Record<string, Response> = {};
  readonly schema: Schema;
  private readonly type: string;

  constructor(
    /** What its errors are called in the document: `CheckError`. */
    readonly name: string,
    private readonly dialect: ErrorDialect = PROBLEMS,
  ) {
    const all = new ApiError(400, 'CODE', 'message', { rule: 'R1', details: [] });
    const { body, contentType = 'application/json' } = this.write(all);
    this.type = contentType;
    const least = this.write(new ApiError(400, 'CODE', 'message')).body;
    this.schema = shapeOf(dialect === PROBLEMS ? toProblem(all, '/api/games') : body, least);
  }

  /** Adds the errors an operation has because of what it is: behind the door, with a body, with a hole in its path. */
  add(path: string, operation: Operation, adminsOnly = false): void {
    const { security = [], requestBody, parameters = [] } = operation;
    // `/metrics` has a token of its own, and is not there for those who lack it.
    if (security.length > 0 && path !== '/metrics') this.share(operation, UNAUTHENTICATED);
    if (adminsOnly) this.share(operation, FORBIDDEN);
    if (requestBody || parameters.some((parameter) => parameter.in === 'query')) this.share(operation, BAD_SHAPE);
    if (/\{/.test(path)) this.share(operation, MISSING);
    if (this.dialect.translate && this.dialect.translate(FAULT).code !== FAULT.code) this.share(operation, FAULT);
    if (path.startsWith('/api/')) for (const error of ANYWHERE) this.share(operation, error);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400 && !response.$ref) this.describe(Number(status), response);
    }
  }

  private share({ responses }: Operation, error: ApiError): void {
    const own = this.dialect.translate?.(error) ?? error;
    if (String(own.status) in responses) return;
    const key = `${this.name}.${own.code}`;
    this.responses[key] ??= {
      description: own.code,
      content: { [this.type]: { schema: this.reference, examples: { [own.code]: { value: this.write(own).body } } } },
    };
    responses[own.status] = { $ref: `#/components/responses/${key}` };
  }

  private describe(status: number, response: Response): void {
    const media: Media = Object.values(response.content ?? {})[0] ?? {};
    const examples = Object.fromEntries(
      Object.entries(media.examples ?? {}).map(([code, { value }]) => [code, { value: this.reworded(status, value) }]),
    );
    const codes = Object.keys(examples);
    const untold = codes.filter((code) => !response.description?.includes(code));
    response.description = [response.description, untold.join(', ')].filter(Boolean).join(', ') || 'Refused';
    response.content = { [this.type]: { schema: this.reference, ...(codes.length > 0 ? { examples } : undefined) } };
  }

  /** An example that was written the common way, the way this contract writes it. */
  private reworded(status: number, value: unknown): unknown {
    if (this.dialect === PROBLEMS) return value;
    const { type, code, detail, rule, details } = value as Record<string, string | undefined>;
    if (type !== 'about:blank' || 'statusCode' in (value as object)) return value;
    return this.write(new ApiError(status, code ?? '', detail ?? '', { rule, details })).body;
  }

  private get reference(): Schema {
    return { $ref: `#/components/schemas/${this.name}` };
  }

  private write(error: ApiError) {
    return this.dialect.write(error);
  }
}

/** What every error has, and what some have besides. */
function shapeOf(all: unknown, least: unknown): Schema {
  if (all === null || typeof all !== 'object' || Array.isArray(all)) return typeOf(all);
  const needed = (least ?? {}) as Record<string, unknown>;
  const members = Object.entries(all as Record<string, unknown>);
  const properties = members.map(([name, value]): [string, Schema] => [
    name,
    name === 'details' ? {} : { ...shapeOf(value, needed[name]), ...ABOUT[name] },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(needed) };
}

function typeOf(value: unknown): Schema {
  return { type: Number.isInteger(value) ? 'integer' : typeof value };
}

const ABOUT: Readonly<Record<string, Schema | undefined>> = {
  code: { description: 'Stable, in UPPER_SNAKE' },
  rule: { description: 'The number of the rule that says no' },
  instance: { description: 'The path that was asked' },
};
