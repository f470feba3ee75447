import recorded from './answers.json' with { type: 'json' };

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Media {
  schema?: object;
  example?: unknown;
  examples?: object;
}

const ANSWERS: Readonly<Record<string, Answer | undefined>> = recorded;

/** Shows what an endpoint answered in a test (`npm run docs:record`) where its author shows nothing. */
export function addAnswer(method: string, path: string, responses: Record<string, unknown>): void {
  const answer = ANSWERS[`${method.toUpperCase()} ${path}`];
  if (!answer) return;
  const response = (responses[answer.status] ?? {}) as { description?: string; content?: Record<string, Media> };
  const [type = 'application/json'] = Object.keys(response.content ?? {});
  const media = response.content?.[type] ?? {};
  if (media.example !== undefined || media.examples) return;
  responses[answer.status] = {
    ...response,
    description: response.description ?? '',
    content: { ...response.content, [type]: { ...media, example: answer.body } },
  };
}
