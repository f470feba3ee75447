import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

/**
 * A pool whose connections may break at any time. `pg` tells of a broken connection by an event, and an event `error`
 * that nobody hears ends the process. The pool hears its idle connections; one that is lent out and just then between
 * two statements is heard by nobody but this. Whoever has borrowed it finds out with the next statement.
 */
export class SteadyPool extends Pool {
  constructor(config?: PoolConfig) {
    super(config);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}
