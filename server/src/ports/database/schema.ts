import type { PoolClient } from 'pg';

/** What the code relies on in the database: its objects by the table or view they belong to, and the functions. */
export interface Schema {
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly functions: readonly string[];
}

// Not-null constraints have names only in newer versions of PostgreSQL; a disabled trigger guards nothing.
const objects = `
  SELECT c.relname AS "table", 'column ' || a.attname AS object
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT c.relname, 'constraint ' || o.conname FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
    WHERE c.relnamespace = 'public'::regnamespace AND o.contype <> 'n'
  UNION ALL
  SELECT c.relname, 'index ' || i.relname
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND x.indisvalid
  UNION ALL
  SELECT c.relname, 'trigger ' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'`;

const OWN = `p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

type Connection = Pick<PoolClient, 'query'>;

/** Reads what is in a database. */
export async function readSchema(connection: Connection): Promise<Schema> {
  const { rows } = await connection.query<{ table: string; object: string }>(objects);
  const { rows: functions } = await connection.query<{ name: string }>(
    `SELECT p.proname AS name FROM pg_proc p WHERE ${OWN}`,
  );
  const tables = Map.groupBy(rows, row => row.table);
  const names = [...tables.keys()].sort();
  return {
    tables: Object.fromEntries(names.map(name => [name, (tables.get(name) ?? []).map(row => row.object).sort()])),
    functions: [...new Set(functions.map(({ name }) => name))].sort(),
  };
}

/** What the database lacks of what is expected; what it has besides belongs to a newer version of the server. */
export function missingFrom(expected: Schema, is: Schema): string[] {
  const tables = Object.entries(expected.tables).flatMap(([table, expectedTable]) => {
    const has = is.tables[table];
    return has
      ? expectedTable.filter(each => !has.includes(each)).map(each => `${each} of ${table}`)
      : [`table ${table}`];
  });
  const functions = expected.functions.filter(name => !is.functions.includes(name));
  return [...tables, ...functions.map(name => `function ${name}`)];
}

/** Objects that migrations have taken out of use, as `mustHave` names them: the next release drops them. */
export const retiredIn = (sql: string): string[] =>
  [...sql.matchAll(/^-- retire: (\S.*\S)$/gm)].map(([, name = '']) => name);

/** A schema without some objects. A server expects nothing that its code has given up, so the next one may drop it. */
export function without({ tables, functions }: Schema, retired: readonly string[]): Schema {
  const rest = Object.entries(tables).filter(([table]) => !retired.includes(`table ${table}`));
  return {
    tables: Object.fromEntries(
      rest.map(([table, objects]) => [table, objects.filter(each => !retired.includes(`${each} of ${table}`))]),
    ),
    functions: functions.filter(name => !retired.includes(`function ${name}`)),
  };
}

/** How many missing objects are named at most. */
const MOST_NAMED = 10;

/** Throws if the database lacks something that the code relies on: a guarantee would be gone without a word. */
export async function mustHave(connection: Connection, expected: Schema): Promise<void> {
  const missing = missingFrom(expected, await readSchema(connection));
  if (missing.length === 0) return;
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  throw new Error(
    `the database lacks ${missing.slice(0, MOST_NAMED).join(', ')}${more}: the migrations make them, and something has removed them since. Restore them from server/drizzle, or a backup`,
  );
}

/** Each function of ours as SQL that makes it anew, with the triggers that run it. */
export async function readFunctions(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connection.query<{ name: string; body: string; triggers: string[] }>(`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS body, ARRAY(
      SELECT pg_get_triggerdef(t.oid, true) FROM pg_trigger t
      WHERE t.tgfoid = p.oid AND NOT t.tgisinternal ORDER BY t.tgrelid::regclass::text, t.tgname
    ) AS triggers
    FROM pg_proc p WHERE ${OWN} ORDER BY p.proname, p.oid`);
  const files = Map.groupBy(rows, row => row.name);
  return new Map(
    [...files].map(([name, each]) => [
      name,
      each
        .flatMap(({ body, triggers }) => [
          `${body.trimEnd()};\n`,
          ...triggers.map(trigger => `${trigger.replace(/^CREATE TRIGGER/, 'CREATE OR REPLACE TRIGGER')};\n`),
        ])
        .join('\n'),
    ]),
  );
}
