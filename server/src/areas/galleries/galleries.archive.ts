import { ApiFailure, MEGABYTE } from '@venue/sdk';
import { galleryLimits, type SkippedBecause } from '@venue/sdk/galleries/model';
import { fileTypeFromBuffer } from 'file-type';
import { BadArchive, openArchive } from '../../core/files/archive.ts';

const most = {
  entries: 2000,
  bytes: 2048 * MEGABYTE,
  fileBytes: galleryLimits.pictureMegabytes * MEGABYTE,
  ratio: 20,
  smallBytes: MEGABYTE,
} as const;

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);
const archives =
  /^application\/(zip|gzip|x-(rar-compressed|7z-compressed|tar|bzip2|xz|lzip|compress|archive)|vnd\.rar|zstd)$/;

/** A file of an archive: its name, which is only ever shown, and its content. */
export interface ArchivedFile {
  readonly name: string;
  /** The bytes of a picture, or why the file is left out. */
  read(): Promise<Buffer | SkippedBecause>;
}

export interface Archive {
  readonly files: readonly ArchivedFile[];
  close(): void;
}

/** Opens a ZIP archive of pictures on the disk; one that the limits refuse is `archive_rejected`. */
export async function openPictures(path: string): Promise<Archive> {
  const { files, close } = await openArchive(path, most).catch((cause: unknown) => {
    throw cause instanceof BadArchive ? new ApiFailure('archive_rejected', { cause }) : cause;
  });
  return { files: files.map(({ name, read }) => ({ name, read: async () => pictureIn(await read()) })), close };
}

async function pictureIn(data: Buffer | SkippedBecause): Promise<Buffer | SkippedBecause> {
  if (typeof data === 'string') return data;
  const type = (await fileTypeFromBuffer(data))?.mime ?? '';
  if (archives.test(type)) return 'nested';
  return pictures.has(type) ? data : 'type';
}
