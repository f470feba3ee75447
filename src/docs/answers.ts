import recorded from './answers.json' with { type: 'json' };
import type { Media, Operation } from './operation.js';
import { WIRE } from './wire.js';

interface Answer {
  /** What it answered when all was well. */
  readonly status?: number;
  readonly body?: unknown;
  /** What it refused: by status and code, the body of the answer. */
  readonly refusals?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const ANSWERS: Readonly<Record<string, Answer | undefined>> = recorded;

/** What an operation answers when all is well: the schema of what its method returns. */
export function addSchema(operation: Operation, key: string): void {
  const { status, schema, media: ofMethod = 'application/json' } = WIRE.operations[key] ?? {};
  const { responses } = operation;
  if (status !== undefined && !Object.keys(responses).some((one) => /^2/.test(one))) responses[status] = {};
  for (const [one, response] of Object.entries(responses)) {
    if (!/^[23]/.test(one)) continue;
    response.description ||= 'Done';
    if (one === '204') delete response.content;
    else if (schema && /^2/.test(one)) {
      const [type = ofMethod, media = {}] = Object.entries(response.content ?? {})[0] ?? [];
      delete media.example;
      response.content = {
        [type]: { ...media, schema: type === 'application/json' ? schema : (media.schema ?? schema) },
      };
    }
  }
}

/** Shows what an operation answered in tests (`npm run docs:record`), its refusals too. */
export function addAnswers(method: string, path: string, { responses }: Operation): void {
  const answer = ANSWERS[`${method.toUpperCase()} ${path}`];
  if (answer?.status !== undefined) {
    const media = mediaOf(responses, String(answer.status));
    if (!media.examples) media.example = answer.body;
  }
  for (const [status, codes] of Object.entries(answer?.refusals ?? {})) {
    const media = mediaOf(responses, status);
    media.examples = {
      ...media.examples,
      ...Object.fromEntries(Object.entries(codes).map(([code, value]) => [code, { value }])),
    };
    delete media.example;
  }
}

function mediaOf(responses: Operation['responses'], status: string): Media {
  const response = (responses[status] ??= {});
  response.content ??= {};
  const [type = 'application/json'] = Object.keys(response.content);
  return (response.content[type] ??= {});
}
