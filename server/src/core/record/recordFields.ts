import type { PgTable } from 'drizzle-orm/pg-core';

type RowOf<T extends PgTable> = T['$inferSelect'];
type ColumnsFor<Fields, Row> = {
  readonly [F in keyof Fields]-?: { [C in keyof Row]: Fields[F] extends Row[C] ? C : never }[keyof Row];
};
type Sent<Fields> = { readonly [F in keyof Fields]?: Fields[F] | undefined };
type Clean<Fields> = { readonly [F in keyof Fields]?: (value: Fields[F]) => Fields[F] };

/**
 * The fields of a record that people edit, and the columns that store them. Writing, reading, the audit log and the
 * versions of a record derive from it. A field of `Fields` without a column does not compile.
 *
 * `clean` prepares values of fields for storage, for example by removing spaces around a name.
 */
export const recordFields =
  <Fields extends object>() =>
  <T extends PgTable, const Columns extends ColumnsFor<Fields, RowOf<T>>>(
    _table: T,
    columns: Columns,
    clean: Clean<Fields> = {},
  ) => {
    type Values = { [F in keyof Fields as F extends keyof Columns ? Columns[F] & string : never]: Fields[F] };
    const fieldNames = Object.keys(columns) as (keyof Fields & string)[];

    /** Column values of the given fields; a field that is left out or undefined has none. */
    const valuesOf = ((fields: Sent<Fields>) =>
      Object.fromEntries<unknown>(
        fieldNames.flatMap(name => {
          const value = fields[name];
          if (value === undefined) return [];
          const prepare = clean[name];
          return [[columns[name], prepare ? prepare(value) : value]];
        }),
      )) as { (fields: Fields): Values; (fields: Sent<Fields>): Partial<Values> };

    /** The fields of a row, named as in the model. */
    const fieldsOf = (row: Pick<RowOf<T>, Columns[keyof Fields] & keyof RowOf<T>>) =>
      Object.fromEntries(fieldNames.map(name => [name, Reflect.get(row, columns[name] as PropertyKey)])) as Fields;

    return { fieldNames, valuesOf, fieldsOf };
  };
