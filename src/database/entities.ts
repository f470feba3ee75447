import type { EntitySchema } from 'typeorm';

type EntityClass = abstract new (...args: never[]) => object;

/** Every entity of the server. Listed by hand: patterns find files, not classes, and fail silently. */
export const entities: readonly (EntityClass | EntitySchema)[] = [];
