import pg from 'pg';

/** A column as statements of an earlier release know it. */
export interface Column {
  readonly type: string;
  /** An INSERT that does not name it fails. */
  readonly required: boolean;
}

/** Every table with its columns, and every constraint that may refuse a row. */
export interface SchemaPicture {
  readonly tables: Readonly<Record<string, Readonly<Record<string, Column>>>>;
  readonly constraints: Readonly<Record<string, string>>;
}

const COLUMNS = `
SELECT format('%s.%s', n.nspname, c.relname) AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
       a.attnotnull AND d.oid IS NULL AND a.attidentity = '' AND a.attgenerated = '' AS required
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p')
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname !~ '^pg_|^information_schema$'
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
 WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relname <> 'migrations'
 ORDER BY 1, 2`;

const CONSTRAINTS = `
SELECT format('%s %s', k.conrelid::regclass, k.conname) AS name, pg_get_constraintdef(k.oid) AS says
  FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace AND n.nspname !~ '^pg_|^information_schema$'
 WHERE k.contype IN ('c', 'u', 'f', 'x', 'p') AND k.conrelid <> 0 AND k.conrelid::regclass::text <> 'migrations'
UNION ALL
SELECT format('%s %s', i.indrelid::regclass, i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname !~ '^pg_|^information_schema$'
 WHERE i.indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)
 ORDER BY 1`;

export async function schemaOf(url: string): Promise<SchemaPicture> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables: Record<string, Record<string, Column>> = {};
    const columns = await client.query<Column & { table: string; column: string }>(COLUMNS);
    for (const { table, column, type, required } of columns.rows) (tables[table] ??= {})[column] = { type, required };
    const { rows } = await client.query<{ name: string; says: string }>(CONSTRAINTS);
    return { tables, constraints: Object.fromEntries(rows.map(({ name, says }) => [name, says])) };
  } finally {
    await client.end();
  }
}

/** What would make a statement of the release fail on the newer schema. */
export function breaksOf(released: SchemaPicture, now: SchemaPicture): string[] {
  const found: string[] = [];
  for (const [table, columns] of Object.entries(released.tables)) {
    const there = now.tables[table];
    if (!there) {
      found.push(`${table} is gone`);
      continue;
    }
    for (const [name, { type, required }] of Object.entries(columns)) {
      const column = there[name];
      if (!column) found.push(`${table}.${name} is gone`);
      else if (column.type !== type) found.push(`${table}.${name} was ${type} and is ${column.type}`);
      else if (column.required && !required) found.push(`${table}.${name} must be given now`);
    }
    for (const [name, { required }] of Object.entries(there)) {
      if (required && !(name in columns)) found.push(`${table}.${name} is new and must be given`);
    }
  }
  const isOld = (constraint: string): boolean => {
    const table = constraint.split(' ')[0]!;
    return (table.includes('.') ? table : `public.${table}`) in released.tables;
  };
  for (const [name, says] of Object.entries(now.constraints)) {
    if (isOld(name) && released.constraints[name] !== says) found.push(`${name} is new or changed: ${says}`);
  }
  return found;
}
