import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';

/** The limits of an archive. */
export interface ArchiveLimits {
  /** Directory entries of all kinds, and their unpacked bytes. */
  readonly entries: number;
  readonly bytes: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** How much smaller a file may be packed; files up to `smallBytes` may have any ratio. */
  readonly ratio: number;
  readonly smallBytes: number;
}

/** Why a file of an archive is left out. */
export type UnfitFile = 'name' | 'link' | 'locked' | 'size' | 'ratio' | 'broken';

/** A file of an archive: its name, which is only ever shown, and its content. */
interface ArchivedFile {
  readonly name: string;
  /** The bytes, or why the file is left out. */
  read(): Promise<Buffer | UnfitFile>;
}

interface Archive {
  /** In the order of the archive, without folders and system files. */
  readonly files: readonly ArchivedFile[];
  close(): void;
}

/** A file that is no archive, has too many entries, would unpack to too much, or has entries that share bytes. */
export class BadArchive extends Error {}

const LOCAL_HEADER = 30;
const UTF8_NAME = 0x800;
const SYMLINK = 0o120000;
const FILE_KIND = 0o170000;
const DEFLATED = 8;

/** Files that operating systems add to archives. */
const system = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens a ZIP archive, in memory or on the disk, and reads its directory, but none of its files yet.
 * @throws BadArchive
 */
export async function openArchive(from: Buffer | string, limits: ArchiveLimits): Promise<Archive> {
  // Names are decoded here: the reader would refuse the whole archive for one bad name.
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false } as const;
  const opening = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch((cause: unknown) => {
    throw new BadArchive('it cannot be opened', { cause });
  });
  try {
    if (zip.entryCount > limits.entries) throw new BadArchive('too many entries');
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > limits.bytes || overlap(entries)) throw new BadArchive('it unpacks to too much');
    return {
      files: entries
        .map(entry => ({ entry, name: nameOf(entry) }))
        .filter(({ name }) => !name.endsWith('/') && !system.test(name))
        .map(({ entry, name }) => ({ name, read: () => contentOf(zip, entry, name, limits) })),
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw cause instanceof BadArchive ? cause : new BadArchive('its directory cannot be read', { cause });
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

/** Why a file is left out without being read; undefined if it is read. */
function unfit(entry: Entry, name: string, limits: ArchiveLimits): UnfitFile | undefined {
  const { compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (validateFileName(name) !== null || name.includes('\\') || /[\u0000-\u001f]/.test(name)) return 'name';
  if (((externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) return 'link';
  if (entry.isEncrypted()) return 'locked';
  if (uncompressedSize > limits.fileBytes) return 'size';
  if (uncompressedSize > limits.smallBytes && uncompressedSize > compressedSize * limits.ratio) return 'ratio';
  return compressionMethod === 0 || compressionMethod === DEFLATED ? undefined : 'broken';
}

async function contentOf(zip: ZipFile, entry: Entry, name: string, limits: ArchiveLimits): Promise<Buffer | UnfitFile> {
  const reason = unfit(entry, name, limits);
  if (reason) return reason;
  try {
    // The reader fails at the first byte beyond the declared size.
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
    return Buffer.concat(parts);
  } catch {
    return 'broken';
  }
}
