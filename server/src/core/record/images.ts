import { randomUUID } from 'node:crypto';
import { ApiFailure, failures } from '@venue/sdk';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '../../ports/files/files.ts';

/** Widths a picture of a record is kept in; the name of each file ends with its width. */
export const pictureWidths = { url: 1600, thumb: 640 } as const;

// What a camera makes today fits several times; a picture that is small as a file and huge when opened does not.
const MOST_PIXELS = 60_000_000;
const QUALITY = 82;

/** The picture upright and without what cameras write into files: place, time, owner. Throws when it is none. */
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
  new ApiFailure('file_type_wrong', { fields: { [field]: failures.file_type_wrong.text }, cause });

const encoded = (picture: Sharp, field: string): Promise<Buffer> =>
  picture
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch((cause: unknown) => {
      throw unreadable(field, cause);
    });

/** Keeps a picture in its widths under a name nobody guesses, and answers the name. */
export async function keepPicture(files: FileStore, file: Blob, field = 'file'): Promise<string> {
  const name = randomUUID();
  await keepPictureAs(files, [name], file, field);
  return name;
}

/** Keeps a picture in its widths under each of the names. */
export async function keepPictureAs(
  files: FileStore,
  names: readonly string[],
  file: Blob,
  field = 'file',
): Promise<void> {
  const picture = await opened(file, field);
  for (const width of Object.values(pictureWidths)) {
    const data = await encoded(picture.clone().resize({ width, withoutEnlargement: true }), field);
    for (const name of names) await files.put(`${name}-${width}.webp`, data);
  }
}

/** Removes the files of a kept picture. */
export async function dropPicture(files: FileStore, name: string): Promise<void> {
  for (const width of Object.values(pictureWidths)) await files.remove(`${name}-${width}.webp`);
}

/** Removes the files of pictures nothing shows any more: after the commit. */
export async function dropPictures(files: FileStore, names: Iterable<string>): Promise<void> {
  for (const name of names) await dropPicture(files, name);
}

/** Where browsers find a kept picture. */
export const pictureUrls = (name: string) => ({
  url: `/files/${name}-${pictureWidths.url}.webp`,
  thumb: `/files/${name}-${pictureWidths.thumb}.webp`,
});

/** A square of a picture, as WebP: its middle, or the part the person chose. */
export async function squareOf(file: Blob, pixels: number, field = 'file'): Promise<Buffer> {
  const picture = await opened(file, field);
  return encoded(picture.resize({ width: pixels, height: pixels, fit: 'cover' }), field);
}

/** An uploaded file as it may be kept: a picture upright and without what cameras write into files, all else as it is. */
export async function cleaned(file: Blob, field = 'file'): Promise<Buffer> {
  if (!file.type.startsWith('image/')) return Buffer.from(await file.arrayBuffer());
  const picture = await opened(file, field);
  // Scans are read: better too large than unreadable.
  const scan = file.type === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 });
  return scan.toBuffer().catch((cause: unknown) => {
    throw unreadable(field, cause);
  });
}
