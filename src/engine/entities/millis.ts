import type { ValueTransformer } from 'typeorm';

/** Milliseconds since 1970, kept as `bigint`; the driver hands those over as text. */
export const millis: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
