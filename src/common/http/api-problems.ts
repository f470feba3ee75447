import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiError } from '../api-error.js';
import { PROBLEM_TYPE, toProblem, type Problem } from './problems/problem.js';

/** Documents the errors of an endpoint: per status, each code with the message that goes with it. */
export function ApiProblems(
  problems: Readonly<Record<number, Readonly<Record<string, string>>>>,
): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...Object.entries(problems).map(([status, codes]) =>
      ApiResponse({ status: Number(status), ...problemResponse(Number(status), codes) }),
    ),
  );
}

/** A response of the document: each code with the message that goes with it. */
function problemResponse(status: number, codes: Readonly<Record<string, string>>) {
  const examples = Object.entries(codes).map(([code, message]): [string, { value: Problem }] => [
    code,
    { value: toProblem(new ApiError(status, code, message)) },
  ]);
  return {
    description: Object.keys(codes).join(', '),
    content: { [PROBLEM_TYPE]: { schema: PROBLEM_SCHEMA, examples: Object.fromEntries(examples) } },
  };
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'error'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, in UPPER_SNAKE' },
    detail: { type: 'string', description: 'The message' },
    error: { type: 'string', description: 'The message once more' },
    rule: { type: 'string', description: 'The number of the rule that says no' },
    details: { description: 'For BAD_SHAPE: a list of { field, reason }' },
    instance: { type: 'string', description: 'The path that was asked' },
  },
};
