import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '../../ports/files/files.ts';
import type { Db } from '../db/database.ts';
import { dropFiles, keepFile } from '../files/keptFiles.ts';

/** Widths in which a picture of a record is stored; each file name ends with its width. */
export const pictureWidths = { url: 1600, thumb: 640 } as const;

// Several times the size of today's photos; refuses small files that decode to huge pictures.
const MOST_PIXELS = 60_000_000;
const QUALITY = 82;

/**
 * Opens a picture upright and without the metadata of cameras: place, time, owner. Throws if the file is no picture.
 */
const opened = async (file: Blob, field: string) => {
  try {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: MOST_PIXELS }).autoOrient();
    await picture.metadata();
    return picture;
  } catch (cause) {
    throw unreadable(field, cause);
  }
};

const unreadable = (field: string, cause: unknown) =>
  new ApiFailure('file_type_wrong', { fields: { [field]: whyUnreadable(cause) }, cause });

/** Why a picture of an accepted type cannot be used. */
const whyUnreadable = (cause: unknown): string =>
  cause instanceof Error && cause.message.includes('pixel limit')
    ? 'В\u00a0изображении слишком много точек: уменьшите его и\u00a0загрузите ещё раз'
    : 'Файл повреждён или неполный: сохраните его заново и\u00a0загрузите ещё раз';

const encoded = (picture: Sharp, field: string): Promise<Buffer> =>
  picture
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch((cause: unknown) => {
      throw unreadable(field, cause);
    });

const fileOf = (name: string, width: number) => `${name}-${width}.webp`;

/** A picture encoded in each of the stored widths. */
export type Resized = ReadonlyMap<number, Buffer>;

/**
 * Encodes a picture in each of the stored widths. This is the slowest part of an upload, so it runs before the
 * transaction, whose locks others may wait for.
 */
export async function resized(file: Blob, field = 'file'): Promise<Resized> {
  const picture = await opened(file, field);
  const widths = new Map<number, Buffer>();
  for (const width of Object.values(pictureWidths))
    widths.set(width, await encoded(picture.clone().resize({ width, withoutEnlargement: true }), field));
  return widths;
}

/** The files of a picture by their names. */
export const filesOfPicture = (name: string, picture: Resized): ReadonlyMap<string, Buffer> =>
  new Map([...picture].map(([width, data]) => [fileOf(name, width), data]));

/**
 * Stores the files of a picture that a row of this transaction shows, under a name nobody can guess; returns the name.
 */
export async function keepPicture(tx: Db, files: FileStore, picture: Resized): Promise<string> {
  const name = randomUUID();
  for (const [file, data] of filesOfPicture(name, picture)) await keepFile(tx, files, file, data);
  return name;
}

/** The picture a file belongs to. */
export const pictureOfFile = (file: string): string => file.replace(/-\d+\.webp$/, '');

/** Removes the files of these pictures once this transaction has committed, except those in `exempt`. */
export const dropPictures = (
  tx: Db,
  files: FileStore,
  names: readonly string[],
  exempt: readonly string[] = [],
): Promise<void> =>
  dropFiles(
    tx,
    files,
    names
      .filter(name => !exempt.includes(name))
      .flatMap(name => Object.values(pictureWidths).map(width => fileOf(name, width))),
  );

/** Where browsers find a kept picture. */
export const pictureUrls = (name: string) => ({
  url: `/files/${fileOf(name, pictureWidths.url)}`,
  thumb: `/files/${fileOf(name, pictureWidths.thumb)}`,
});

/** The square in the middle of a picture, as WebP. */
export async function squareOf(file: Blob, pixels: number, field = 'file'): Promise<Buffer> {
  const picture = await opened(file, field);
  return encoded(picture.resize({ width: pixels, height: pixels, fit: 'cover' }), field);
}

/**
 * An uploaded file as it is stored: a picture upright and without the metadata of cameras, all other files unchanged.
 */
export async function cleaned(file: Blob, field = 'file'): Promise<Buffer> {
  if (!file.type.startsWith('image/')) return Buffer.from(await file.arrayBuffer());
  const picture = await opened(file, field);
  // Scans contain text: a larger file is better than an unreadable one.
  const scan = file.type === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 });
  return scan.toBuffer().catch((cause: unknown) => {
    throw unreadable(field, cause);
  });
}
