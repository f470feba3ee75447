import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';

/** What TypeORM would change in the tables. It asks for much at once by one connection, which pg wants to be told. */
export async function changesWanted({ options }: DataSource): Promise<string[]> {
  const extra = { ...(options.extra as object), pipeline: true };
  const source = await new DataSource({ ...options, extra } as DataSourceOptions).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}
