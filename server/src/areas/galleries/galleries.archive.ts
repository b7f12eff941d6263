import { ApiFailure, MEGABYTE } from '@venue/sdk';
import { galleryLimits, type SkippedBecause } from '@venue/sdk/galleries/model';
import { fileTypeFromBuffer } from 'file-type';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';

/** The limits of an archive: directory entries of all kinds, unpacked bytes, and the compression ratio. */
const most = { entries: 2000, bytes: 2048 * MEGABYTE, ratio: 20 } as const;
/** Files up to this size may have any compression ratio. */
const SMALL = MEGABYTE;
const LOCAL_HEADER = 30;
const UTF8_NAME = 0x800;
const SYMLINK = 0o120000;
const FILE_KIND = 0o170000;
const DEFLATED = 8;

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);
const archives =
  /^application\/(zip|gzip|x-(rar-compressed|7z-compressed|tar|bzip2|xz|lzip|compress|archive)|vnd\.rar|zstd)$/;
/** Files that operating systems add to archives. */
const system = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** A file of an archive: its name, which is only ever shown, and its content. */
export interface ArchivedFile {
  readonly name: string;
  /** The bytes of a picture, or why the file is left out. */
  read(): Promise<Buffer | SkippedBecause>;
}

export interface Archive {
  /** In the order of the archive, without folders and system files. */
  readonly files: readonly ArchivedFile[];
  close(): void;
}

const rejected = (cause?: unknown) => new ApiFailure('archive_rejected', { cause });

/**
 * Opens a ZIP archive on the disk and reads its directory, but none of its files yet. Throws `archive_rejected` for a
 * file that is not an archive, has too many entries, would unpack to too much, or has entries that share bytes.
 */
export async function openArchive(path: string): Promise<Archive> {
  // Names are decoded here: the reader would refuse the whole archive for one bad name.
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(
    (cause: unknown) => {
      throw rejected(cause);
    },
  );
  try {
    if (zip.entryCount > most.entries) throw rejected();
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > most.bytes || overlap(entries)) throw rejected();
    return {
      files: entries
        .map(entry => ({ entry, name: nameOf(entry) }))
        .filter(({ name }) => !name.endsWith('/') && !system.test(name))
        .map(({ entry, name }) => ({ name, read: () => contentOf(zip, entry, name) })),
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw cause instanceof ApiFailure ? cause : rejected(cause);
  }
}

/** Whether two entries share bytes, as in a ZIP bomb. */
function overlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return inOrder.some((entry, index) => {
    const next = inOrder[index + 1];
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
    return next !== undefined && end > next.relativeOffsetOfLocalHeader;
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const dos = new TextDecoder('ibm866');

/**
 * The name as it was typed: Windows stores Russian names in a DOS code page, and macOS in UTF-8 without the flag for
 * it.
 */
function nameOf({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  if ((flags & UTF8_NAME) !== 0) return getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return dos.decode(fileNameRaw);
  }
}

/** Why a file is skipped without being read; undefined if it is read. */
function unfit(entry: Entry, name: string): SkippedBecause | undefined {
  const { compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (validateFileName(name) !== null || name.includes('\\') || /[\u0000-\u001f]/.test(name)) return 'name';
  if (((externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) return 'link';
  if (entry.isEncrypted()) return 'locked';
  if (uncompressedSize > galleryLimits.pictureMegabytes * MEGABYTE) return 'size';
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * most.ratio) return 'ratio';
  return compressionMethod === 0 || compressionMethod === DEFLATED ? undefined : 'broken';
}

async function contentOf(zip: ZipFile, entry: Entry, name: string): Promise<Buffer | SkippedBecause> {
  const reason = unfit(entry, name);
  if (reason) return reason;
  let data: Buffer;
  try {
    // The reader fails at the first byte beyond the declared size.
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
    data = Buffer.concat(parts);
  } catch {
    return 'broken';
  }
  const type = (await fileTypeFromBuffer(data))?.mime ?? '';
  if (archives.test(type)) return 'nested';
  return pictures.has(type) ? data : 'type';
}
