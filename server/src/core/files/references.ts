import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { pictureOfFile } from '../record/images.ts';
import { cssFile } from './css.ts';

/** Finds which of these files rows refer to. */
export type FileReferences = (db: Db, names: readonly string[]) => Promise<readonly string[]>;

/** A column that holds complete file names. */
export const filesIn =
  (column: PgColumn): FileReferences =>
  async (db, names) => {
    const rows = await db
      .select({ name: column })
      .from(column.table)
      .where(inArray(column, [...names]));
    return rows.map(({ name }) => String(name));
  };

/** A column that holds names of pictures, each of which has several files. */
export const picturesIn =
  (column: PgColumn): FileReferences =>
  async (db, names) => {
    const pictures = Map.groupBy(names, pictureOfFile);
    const rows = await db
      .select({ name: column })
      .from(column.table)
      .where(inArray(column, [...pictures.keys()]));
    return rows.flatMap(({ name }) => pictures.get(String(name)) ?? []);
  };

/** Texts of rows that contain file names; a picture may be named without size and extension. */
export const namedIn =
  (table: PgTable, text: SQL, where?: SQL): FileReferences =>
  async (db, names) => {
    const files = Map.groupBy(names, pictureOfFile);
    const fits = and(where, sql`strpos(${text}, name) > 0`);
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from unnest(${sql.param([...files.keys()])}::text[]) name where exists (select 1 from ${table} where ${fits})`,
    );
    return rows.flatMap(({ name }) => files.get(name) ?? []);
  };

/** Columns that hold the styles of records. */
export const stylesIn =
  (id: PgColumn, css: PgColumn, scopeOf: (id: number) => string): FileReferences =>
  async db => {
    const rows = await db.select({ id, css }).from(css.table).where(ne(css, ''));
    return rows.map(row => cssFile(scopeOf(Number(row.id)), String(row.css)));
  };
