import type { KindName } from '@venue/sdk/kinds';
import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { PictureOwner } from '../core/record/pictures.table.ts';
import type { FileStore } from '../ports/files/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Ahead } from './ahead.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table in which something about a person is kept, and what becomes of it. */
export interface Kept {
  readonly table: PgTable;
  /** Which rows are about the person. */
  readonly about: (userId: number) => SQL | undefined;
  /** The name under which they get it with their data; null for what says nothing about them. */
  readonly as: string | null;
  /** Columns that are nobody's to read. */
  readonly without?: readonly string[];
  /** What the column `sealed` of a row is encrypted about; it is opened for its owner. */
  readonly sealedAbout?: (row: Row) => string;
  /** What the file that the column `file` of a row names is encrypted about. */
  readonly sealedFileAbout?: (row: Row) => string;
  /** What happens when the account is deleted. */
  readonly atDeletion: 'delete' | 'keep';
  /** Why it is kept, where it is. */
  readonly because?: string;
}

/** Records that belong to a person. */
export interface Owned {
  /** The kinds the log of staff and the approved versions know them by. */
  readonly kinds: readonly KindName[];
  readonly id: PgColumn;
  readonly userId: PgColumn;
  /** The pictures that go with a record that goes. */
  readonly pictures?: readonly PictureOwner[];
  /** Which records go when the account does; all of a person's unless it says otherwise. */
  readonly going?: (userId: number) => SQL;
  /** Staff approve versions of them, which are kept and go with the account. */
  readonly approved?: true;
}

/** A file about a person, opened when its turn comes. */
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

/** A record about somebody without an account, and why it may not lose their name yet. */
export interface GuestRecord {
  readonly kind: KindName;
  readonly id: number;
  readonly waits: 'event' | 'money' | null;
}

/** What is kept about people without an account. */
export interface Guests {
  /** The records that carry a phone. */
  readonly find: (db: Db, phone: string, now: Date) => Promise<readonly GuestRecord[]>;
  /** Takes name and contacts out of these. */
  readonly forget: (tx: Db, ids: readonly number[]) => Promise<void>;
}

/** What an area keeps about people, what they get of it, and what becomes of it when they go. */
export interface PersonalData {
  readonly kept?: readonly Kept[];
  readonly owned?: readonly Owned[];
  /** A person's files, for their archive. */
  readonly files?: (parts: FileParts, userId: number) => Promise<readonly PersonalFile[]>;
  /** What of theirs is not over yet. */
  readonly ahead?: Ahead;
  /** What else is done when the account is deleted, before its rows go; `phone` is the one it had. */
  readonly forget?: (tx: Db, files: FileStore, userId: number, phone: string) => Promise<void>;
  readonly guests?: Guests;
  /** Takes away what stood on a consent that is withdrawn. */
  readonly withdrawn?: Partial<Record<ConsentPurpose, (tx: Db, files: FileStore, userId: number) => Promise<void>>>;
}

/** Rows whose column says whose they are. */
export const of = (column: PgColumn) => (userId: number) => eq(column, userId);
