import { ApiFailure, type ImageFile, type MainableImage, type RecordPicture } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { FileStore } from '../../ports/files/files.ts';
import { isAnyOf } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { inserted } from '../db/inserted.ts';
import { prepared } from '../db/prepared.ts';
import { type FileReferences, namedIn, picturesIn } from '../files/references.ts';
import { approvedVersion } from './history.table.ts';
import { dropPictures, keepPicture, pictureUrls, type Resized } from './images.ts';
import { type PictureOwner, picture } from './pictures.table.ts';
import type { KeptPicture } from './versions.table.ts';
import { dropVersions, namedInVersions } from './versions.ts';

/** The owner of pictures. */
export interface Of {
  readonly owner: PictureOwner;
  readonly id: number;
}

type PictureRow = typeof picture.$inferSelect;

const presentPicture = ({ id, file, alt, isMain }: PictureRow): MainableImage => ({
  fileId: id,
  ...pictureUrls(file),
  alt,
  isMain,
});

/** A picture under the names the specification has for it. */
export const imageFile = ({ fileId, url, thumb }: RecordPicture): ImageFile => ({ fileId, path: url, thumb });

const whose = ({ owner, id }: Of) => and(eq(picture.owner, owner), eq(picture.ownerId, id));

/** The pictures of a record in their order. */
export async function picturesOf(db: Db, of: Of): Promise<MainableImage[]> {
  const rows = await db.select().from(picture).where(whose(of)).orderBy(asc(picture.position), asc(picture.id));
  return rows.map(presentPicture);
}

/** Names of the files of a record's pictures, as `dropPictures` takes them. */
export async function pictureFiles(db: Db, of: Of): Promise<string[]> {
  const rows = await db.select({ file: picture.file }).from(picture).where(whose(of));
  return rows.map(row => row.file);
}

/** The pictures of several records in their order, by the records' numbers. */
export async function picturesOfMany(
  db: Db,
  owner: PictureOwner,
  ids: readonly number[],
): Promise<Map<number, MainableImage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await prepared(db, 'pictures_of_many', () =>
    db
      .select()
      .from(picture)
      .where(and(eq(picture.owner, sql.placeholder('owner')), isAnyOf(picture.ownerId, sql.placeholder('ids'))))
      .orderBy(asc(picture.position), asc(picture.id)),
  ).execute({ owner, ids });
  const byOwner = new Map<number, MainableImage[]>();
  for (const row of rows) byOwner.set(row.ownerId, [...(byOwner.get(row.ownerId) ?? []), presentPicture(row)]);
  return byOwner;
}

/** The main pictures of several records, by their numbers. */
export async function mainPictures(
  db: Db,
  owner: PictureOwner,
  ids: readonly number[],
): Promise<Map<number, MainableImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(picture)
    .where(and(eq(picture.owner, owner), isAnyOf(picture.ownerId, ids), picture.isMain));
  return new Map(rows.map(row => [row.ownerId, presentPicture(row)]));
}

interface NewPicture {
  readonly resized: Resized;
  readonly most: number;
  readonly now: Date;
  readonly main?: boolean;
  /** The id of the picture to insert it before; last without one, or if that picture is gone. */
  readonly before?: number | undefined;
}

/**
 * Adds a picture; the first one becomes the main one. The caller locks the record's row, so that two uploads cannot
 * exceed the limit together. Throws `file_limit`.
 */
export async function addPicture(
  tx: Db,
  files: FileStore,
  of: Of,
  { resized, most, now, main = false, before }: NewPicture,
): Promise<MainableImage> {
  const rows = await tx.select().from(picture).where(whose(of));
  // guard: server/src/areas/articles/articles.images.test.ts
  if (rows.length >= most) throw new ApiFailure('file_limit');
  const isMain = main || !rows.some(row => row.isMain);
  if (isMain) await tx.update(picture).set({ isMain: false }).where(whose(of));
  const file = await keepPicture(tx, files, resized);
  const next = rows.find(row => row.id === before)?.position;
  if (next !== undefined)
    await tx
      .update(picture)
      .set({ position: sql`${picture.position} + 1` })
      .where(and(whose(of), gte(picture.position, next)));
  const position = next ?? Math.max(0, ...rows.map(row => row.position)) + 1;
  const row = inserted(
    await tx
      .insert(picture)
      .values({ owner: of.owner, ownerId: of.id, file, isMain, position, createdAt: now })
      .returning(),
  );
  return presentPicture(row);
}

/** Makes a picture of the record the main one. Throws `not_found` for a picture of another record. */
export async function setMainPicture(tx: Db, of: Of, fileId: number): Promise<MainableImage[]> {
  await tx.update(picture).set({ isMain: false }).where(whose(of));
  // guard: server/src/areas/articles/articles.images.test.ts
  const set = await tx
    .update(picture)
    .set({ isMain: true })
    .where(and(whose(of), eq(picture.id, fileId)))
    .returning({ id: picture.id });
  if (set.length === 0) throw new ApiFailure('not_found');
  return picturesOf(tx, of);
}

/** The kind of the record that owns the pictures: its own, its wide ones or those of its text. */
const kindOf = ({ owner }: Of) => owner.replace(/(Wide|Text)$/, '') as KindName;

/**
 * Removes the files of pictures that a record no longer has, except those in `exempt` and those that its versions show.
 */
export async function dropLost(
  tx: Db,
  files: FileStore,
  of: Of,
  names: readonly string[],
  exempt: readonly string[] = [],
): Promise<void> {
  const inVersions = await namedInVersions(tx, names, { kind: kindOf(of), id: of.id });
  await dropPictures(tx, files, names, [...exempt, ...inVersions]);
}

/**
 * Removes a picture of the record, and its files unless a stored version still shows it. If it was the main one, the
 * first of the others becomes the main one.
 */
export async function removePicture(
  tx: Db,
  files: FileStore,
  of: Of,
  fileId: number,
  exempt: readonly string[] = [],
): Promise<void> {
  const [gone] = await tx
    .delete(picture)
    .where(and(whose(of), eq(picture.id, fileId)))
    .returning();
  if (!gone) throw new ApiFailure('not_found');
  if (gone.isMain) {
    const [next] = await picturesOf(tx, of);
    if (next) await tx.update(picture).set({ isMain: true }).where(eq(picture.id, next.fileId));
  }
  await dropLost(tx, files, of, [gone.file], exempt);
}

// Pictures are kept under a UUID; nothing else in a version looks like one.
const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Files of the pictures that a stored version of a record shows. */
export const pictureFilesIn = (version: unknown): string[] => [
  ...new Set(JSON.stringify(version ?? null).match(names) ?? []),
];

/**
 * Removes all pictures of a record, and their files except those that a stored version still shows; returns how many.
 */
export async function removePictures(
  tx: Db,
  files: FileStore,
  of: Of,
  exempt: readonly string[] = [],
): Promise<number> {
  const gone = await tx.delete(picture).where(whose(of)).returning({ file: picture.file });
  const names = gone.map(row => row.file);
  await dropLost(tx, files, of, names, exempt);
  return gone.length;
}

/** Removes all pictures of a record that is deleted, and its versions with the files that only they showed. */
export async function removeWithRecord(tx: Db, files: FileStore, of: Of): Promise<void> {
  const versions = await dropVersions(tx, kindOf(of), of.id);
  const former = versions.flatMap(({ pictures }) => pictures ?? []).map(({ file }) => file);
  await removePictures(tx, files, of);
  await dropPictures(tx, files, [...new Set(former)]);
}

/** Gives a record the pictures of a version; those it still has keep their ids. The caller locks the record's row. */
export async function putPictures(
  tx: Db,
  files: FileStore,
  of: Of,
  next: readonly KeptPicture[],
  now: Date,
): Promise<void> {
  // At most one picture may be the main one at each step, so the mark is cleared first.
  const present = await tx.update(picture).set({ isMain: false }).where(whose(of)).returning();
  const stay = new Set(next.map(({ file }) => file));
  const lost = present.filter(({ file }) => !stay.has(file));
  const ids = lost.map(({ id }) => id);
  await tx.delete(picture).where(inArray(picture.id, ids));
  for (const [index, { file, alt, isMain }] of next.entries()) {
    const values = { alt, isMain, position: index + 1 };
    const row = present.find(each => each.file === file);
    if (row) await tx.update(picture).set(values).where(eq(picture.id, row.id));
    else await tx.insert(picture).values({ ...values, owner: of.owner, ownerId: of.id, file, createdAt: now });
  }
  const names = lost.map(({ file }) => file);
  await dropLost(tx, files, of, names);
}

/**
 * Saves the order and the alternative texts of all pictures of a record. Throws `conflict` if it has other pictures
 * than these.
 */
export async function savePictures(
  tx: Db,
  of: Of,
  next: readonly { fileId: number; alt: string }[],
): Promise<MainableImage[]> {
  const present = await picturesOf(tx, of);
  const named = new Set(next.map(each => each.fileId));
  if (named.size !== present.length || present.some(each => !named.has(each.fileId))) throw new ApiFailure('conflict');
  for (const [index, { fileId, alt }] of next.entries()) {
    await tx
      .update(picture)
      .set({ position: index + 1, alt })
      .where(eq(picture.id, fileId));
  }
  return picturesOf(tx, of);
}

/** References to the files of pictures: the rows of pictures, and the approved versions of records. */
export const pictureReferences: readonly FileReferences[] = [
  picturesIn(picture.file),
  namedIn(approvedVersion, sql`${approvedVersion.data}::text`),
];
