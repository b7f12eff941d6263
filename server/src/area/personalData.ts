import type { KindName } from '@venue/sdk/kinds';
import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { PictureOwner } from '../core/record/pictures.table.ts';
import type { FileStore } from '../ports/files/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Ahead, MayBeAhead } from './ahead.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table with data about people, and what happens to it when an account is deleted. */
export interface PersonalTable {
  readonly table: PgTable;
  /** Which rows are about the person. */
  readonly about: (userId: number) => SQL | undefined;
  /**
   * The name of these rows in the person's archive; null to leave them out, because they say nothing about the person.
   */
  readonly as: string | null;
  /** Columns left out of the archive, because nobody may read them. */
  readonly without?: readonly string[];
  /** What the column `sealed` of a row was encrypted about (see `encrypt`); it is decrypted for the archive. */
  readonly sealedAbout?: (row: Row) => string;
  /** What the file named in the column `file` of a row was encrypted about. */
  readonly sealedFileAbout?: (row: Row) => string;
  /** What happens when the account is deleted. */
  readonly atDeletion: 'delete' | 'keep';
  /** Why it is kept, if it is. */
  readonly because?: string;
  /** What may be ahead in these rows when an account is deleted. */
  readonly ahead: MayBeAhead;
}

/** Records that belong to a person. */
export interface PersonalRecords {
  /** Their kinds in the audit log and among the approved versions. */
  readonly kinds: readonly KindName[];
  readonly id: PgColumn;
  readonly userId: PgColumn;
  /** The pictures that are deleted with a record. */
  readonly pictures?: readonly PictureOwner[];
  /** Which records are deleted with the account; all of the person's by default. */
  readonly deleted?: (userId: number) => SQL;
  /** Staff approve versions of these records; the versions are deleted with the account. */
  readonly approved?: true;
}

/** A file about a person, read only when it is written to the archive. */
interface PersonalFile {
  readonly name: string;
  readonly at: Date;
  readonly bytes: () => Promise<Buffer>;
}

interface FileParts {
  readonly db: Db;
  readonly config: Config;
  readonly ports: Ports;
  readonly now: Date;
}

/** A record of a person without an account, and what it waits for before the name may be erased. */
export interface GuestRecord {
  readonly kind: KindName;
  readonly id: number;
  readonly waits: 'event' | 'money' | null;
  /** The addresses to which a guest abroad was written. */
  readonly emails?: readonly string[];
}

/** What is kept about people without an account. */
export interface Guests {
  /** The records with this phone. */
  readonly find: (db: Db, phone: string, now: Date) => Promise<readonly GuestRecord[]>;
  /** Erases name and contacts of the guest with this phone from these records. */
  readonly forget: (tx: Db, ids: readonly number[], phone: string) => Promise<void>;
}

/** The personal data of an area: what it keeps, what a person gets of it, and what happens to it with the account. */
export interface PersonalData {
  readonly tables?: readonly PersonalTable[];
  readonly records?: readonly PersonalRecords[];
  /** A person's files, for their archive. */
  readonly files?: (parts: FileParts, userId: number) => Promise<readonly PersonalFile[]>;
  /** What a person still has ahead. */
  readonly ahead?: Ahead;
  /** Further work when an account is deleted, before its rows are; `phone` is the one the account had. */
  readonly forget?: (tx: Db, files: FileStore, userId: number, phone: string) => Promise<void>;
  readonly guests?: Guests;
  /** Deletes what was kept only by a consent that is withdrawn. */
  readonly withdrawn?: Partial<Record<ConsentPurpose, (tx: Db, files: FileStore, userId: number) => Promise<void>>>;
}

/** Rows whose column names the person. */
export const of = (column: PgColumn) => (userId: number) => eq(column, userId);
