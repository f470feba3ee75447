import { Pool } from 'pg';

/** Connections for lists and statistics, so that play never waits for them. A class, so that it is its own injection token. */
export abstract class ListPool extends Pool {}

/** How long a list may take: one that takes longer is given up, and the others get their turn. */
export const LIST_TIMEOUT_MS = 5_000;
