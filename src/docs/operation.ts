import type { Schema } from './wire.js';

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Response {
  /** Of one that several operations share. */
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** One operation of the OpenAPI document, as far as it is completed here. */
export interface Operation {
  operationId?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { content?: Record<string, Media> };
  parameters?: Parameter[];
  responses: Record<string, Response>;
}
