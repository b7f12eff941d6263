import type { PgTable } from 'drizzle-orm/pg-core';

type RowOf<T extends PgTable> = T['$inferSelect'];

/** A column that stores a field in another form, for example thousandths of a quantity. */
type Converted<Value, Row> = {
  [C in keyof Row]: {
    readonly column: C;
    readonly toColumn: (value: Value) => Row[C];
    readonly toField: (stored: Row[C]) => Value;
  };
}[keyof Row];
type ColumnFor<Value, Row> =
  | { [C in keyof Row]: [Value] extends [Row[C]] ? C : never }[keyof Row]
  | Converted<Value, Row>;
type ColumnsFor<Fields, Row> = { readonly [F in keyof Fields]-?: ColumnFor<Exclude<Fields[F], undefined>, Row> };

type NameOf<Column> = Column extends { readonly column: infer C extends string } ? C : Column & string;
type StoredIn<Column, Value> = Column extends { readonly toColumn: (value: never) => infer Stored } ? Stored : Value;
type FieldValues<Fields> = { readonly [F in keyof Fields]?: Fields[F] | undefined };
type Clean<Fields> = { readonly [F in keyof Fields]?: (value: Exclude<Fields[F], undefined>) => Fields[F] };

/**
 * The fields of a record that people edit, and the columns that store them. Writing, reading, the audit log and the
 * versions of a record derive from it. A field of `Fields` without a column does not compile.
 *
 * A column is named as in the table; one that stores another form of the field says how: `{ column, toColumn, toField }`.
 * `clean` prepares values of fields for storage, for example by removing spaces around a name.
 */
export const recordFields =
  <Fields extends object>() =>
  <T extends PgTable, const Columns extends ColumnsFor<Fields, RowOf<T>>>(
    _table: T,
    columns: Columns,
    clean: Clean<Fields> = {},
  ) => {
    type Row = Pick<RowOf<T>, NameOf<Columns[keyof Fields]> & keyof RowOf<T>>;
    type ColumnOf<F> = F extends keyof Columns ? NameOf<Columns[F]> : never;
    type Stored<F, Value> = F extends keyof Columns ? StoredIn<Columns[F], Exclude<Value, undefined>> : never;
    type Values<S> = {
      [F in keyof S & keyof Fields as undefined extends S[F] ? never : ColumnOf<F>]: Stored<F, S[F]>;
    } & {
      [F in keyof S & keyof Fields as undefined extends S[F] ? ColumnOf<F> : never]?: Stored<F, S[F]>;
    };
    const fieldNames = Object.keys(columns) as (keyof Fields & string)[];
    const mapped = fieldNames.map(name => {
      const column: unknown = columns[name];
      const of = typeof column === 'object' ? (column as Converted<unknown, Record<string, unknown>>) : undefined;
      return { name, prepare: clean[name], convert: of, column: of?.column ?? String(column) };
    });

    /** Column values of the given fields; a field that is left out or undefined has none. */
    const valuesOf = <S extends FieldValues<Fields>>(fields: S) =>
      Object.fromEntries<unknown>(
        mapped.flatMap(({ name, prepare, convert, column }) => {
          const value = fields[name] as Exclude<Fields[typeof name], undefined> | undefined;
          if (value === undefined) return [];
          const ready = prepare ? prepare(value) : value;
          return [[column, convert ? convert.toColumn(ready) : ready]];
        }),
      ) as Values<S>;

    /** The same of what has nothing but such fields: one that would not be stored does not compile. */
    const everyValueOf = <S extends FieldValues<Fields>>(
      fields: S & { readonly [F in Exclude<keyof S, keyof Fields>]: never },
    ) => valuesOf<S>(fields);

    /** The fields of a row, named as in the model. */
    const fieldsOf = (row: Row) =>
      Object.fromEntries(
        mapped.map(({ name, convert, column }) => {
          const stored: unknown = Reflect.get(row, column);
          return [name, convert ? convert.toField(stored) : stored];
        }),
      ) as { [F in keyof Fields]-?: Exclude<Fields[F], undefined> };

    return { fieldNames, valuesOf, everyValueOf, fieldsOf };
  };
