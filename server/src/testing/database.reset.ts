import type { Pool } from 'pg';

/** What a freshly migrated database is told by. */
export interface Fresh {
  /**
   * Another text once a table, constraint, index, trigger, function, type or a role's settings were added, altered or
   * removed.
   */
  readonly schema: string;
  /** SQL that puts back the rows and counters which the migrations have written. */
  readonly contents: string;
}

/** More than this of tables slows the embedded database down, which does not tidy up by itself. */
const LARGEST_BYTES = 16 * 1024 * 1024;

/** The tables that have ever held rows, and the counters that have moved. */
const WRITTEN = `
  SELECT format('%I.%I', nspname, relname) AS name, relkind AS kind, pg_relation_size(c.oid) AS size
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
    AND (relkind = 'r' AND pg_relation_size(c.oid) > 0 OR relkind = 'S' AND pg_sequence_last_value(c.oid) IS NOT NULL)
  ORDER BY name`;

/** Roles have settings in each database: the catalog of them is one for all. */
const ROLE_SETTINGS =
  'db_role_setting WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())';

const SCHEMA = `SELECT concat_ws(' ', ${['attribute', 'constraint', 'index', 'trigger', 'proc', 'type', ROLE_SETTINGS]
  .map(catalog => `(SELECT count(*) || ':' || max(xmin::text::bigint) FROM pg_${catalog})`)
  .join(', ')}) AS schema`;

/** Other connections to this database that are not idle. */
const OTHERS = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;

async function written(pool: Pool) {
  const { rows } = await pool.query<{ name: string; kind: 'r' | 'S'; size: number }>(WRITTEN);
  const of = (kind: 'r' | 'S') => rows.filter(row => row.kind === kind).map(({ name }) => name);
  return { tables: of('r'), counters: of('S'), bytes: rows.reduce((sum, { size }) => sum + size, 0) };
}

async function schemaOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? '';
}

/** Describes a database that nothing but the migrations has written to. */
export async function freshOf(pool: Pool): Promise<Fresh> {
  const { tables, counters } = await written(pool);
  const contents: string[] = [];
  for (const name of tables) {
    const { rows } = await pool.query<{ rows: string | null }>(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
    if (!rows[0]?.rows) continue;
    const { rows: columns } = await pool.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [name],
    );
    const list = columns.map(column => column.name).join(', ');
    contents.push(
      `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${name}, $rows$${rows[0].rows}$rows$)`,
    );
  }
  for (const name of counters) {
    const { rows } = await pool.query<{ last: number }>(`SELECT last_value AS last FROM ${name}`);
    contents.push(`SELECT setval('${name}', ${rows[0]?.last})`);
  }
  return { schema: await schemaOf(pool), contents: contents.join(';\n') };
}

/**
 * Makes a used database as it was when it was fresh. False if it cannot be used again: it was altered, has grown large,
 * or somebody still works with it.
 */
export async function reset(pool: Pool, fresh: Fresh): Promise<boolean> {
  const isIdle = () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
  if (!isIdle() || (await schemaOf(pool)) !== fresh.schema || (await pool.query(OTHERS)).rows.length > 0) return false;
  const { tables, counters, bytes } = await written(pool);
  if (bytes > LARGEST_BYTES) return false;
  await pool.query(
    [
      'SELECT pg_advisory_unlock_all()',
      'BEGIN',
      "SET LOCAL lock_timeout = '2s'",
      // No trigger and no foreign key is asked.
      'SET LOCAL session_replication_role = replica',
      ...tables.map(name => `DELETE FROM ${name}`),
      ...counters.map(name => `ALTER SEQUENCE ${name} RESTART`),
      ...(fresh.contents ? [fresh.contents] : []),
      'COMMIT',
    ].join(';\n'),
  );
  return isIdle();
}
