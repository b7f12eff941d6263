import { createHash } from 'node:crypto';
import { ApiFailure, MEGABYTE } from '@venue/sdk';
import { uploadGalleryArchive } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { galleryLimits, type SkippedBecause, type SkippedFile, skippedBecause } from '@venue/sdk/galleries/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { SpooledFile } from '../../core/http/upload.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { keepPicture, type Resized, resized } from '../../core/record/images.ts';
import { type Archive, type ArchivedFile, openPictures } from './galleries.archive.ts';
import { addFile, countFiles, hashesIn } from './galleries.files.store.ts';
import { standing } from './galleries.rules.ts';
import { galleryStore } from './galleries.store.ts';
import type { GalleryFileRow } from './galleries.table.ts';

/** How many pictures are resized at once and saved together; few, because resized pictures stay in memory. */
const AT_ONCE = 2;
const TOGETHER = 8;

/** The files to add from an upload: those of an archive, or the single picture. */
export function opened(file: Blob): Promise<Archive> {
  if (!(file instanceof SpooledFile)) throw new TypeError('an archive is read from the disk');
  if (file.type === 'application/zip') return openPictures(file.onDisk);
  if (file.size > galleryLimits.pictureMegabytes * MEGABYTE) throw new ApiFailure('file_too_big');
  const read = async () => Buffer.from(await file.arrayBuffer());
  return Promise.resolve({ files: [{ name: file.name, read }], close: () => undefined });
}

/**
 * Refuses files that do not fit into a gallery. Those it already has do not count, so an upload that was interrupted
 * can be sent again.
 * @throws ApiFailure too_many_files
 */
export async function mustFit(db: Db, galleryId: number, files: readonly ArchivedFile[]): Promise<void> {
  const { files: most } = galleryLimits;
  const present = await countFiles(db, galleryId);
  if (present + files.length <= most) return;
  if (files.length > most || present + (await countNew(files, await hashesIn(db, galleryId))) > most)
    throw new ApiFailure('too_many_files');
}

/** How many files are not among these; the same one twice counts once, an unreadable one counts too. */
async function countNew(files: readonly ArchivedFile[], hashes: ReadonlySet<string>): Promise<number> {
  const fresh = new Set<string>();
  let unreadable = 0;
  for (const file of files) {
    const data = await file.read();
    if (typeof data === 'string') unreadable++;
    else if (!hashes.has(hashOf(data))) fresh.add(hashOf(data));
  }
  return fresh.size + unreadable;
}

const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('base64url');

/**
 * Adds pictures to a gallery in groups, to limit memory and show progress. Files that cannot be added are returned with
 * the reason and do not stop the others.
 */
export async function addPictures(context: Context, galleryId: number, files: readonly ArchivedFile[]) {
  const added: GalleryFileRow[] = [];
  const skipped: SkippedFile[] = [];
  const skip = ({ name: fileName }: ArchivedFile, reason: SkippedBecause) =>
    void skipped.push({ fileName, reason: skippedBecause[reason] });
  for (const some of inGroups(files, TOGETHER)) {
    const ready: Ready[] = [];
    for (const few of inGroups(some, AT_ONCE))
      for (const [index, picture] of (await Promise.all(few.map(pictureOf))).entries()) {
        const file = few[index];
        if (!file) continue;
        if (typeof picture === 'string') skip(file, picture);
        else ready.push({ file, ...picture });
      }
    if (ready.length > 0)
      await transact(context, async tx => {
        standing(await galleryStore.lock(tx, galleryId));
        const present = await countFiles(tx, galleryId);
        const hashes = await hashesIn(tx, galleryId);
        const rows: GalleryFileRow[] = [];
        const rest: (readonly [ArchivedFile, SkippedBecause])[] = [];
        for (const { file: archived, picture, hash } of ready) {
          const position = present + rows.length + 1;
          if (hashes.has(hash)) rest.push([archived, 'present']);
          else if (position > galleryLimits.files) rest.push([archived, 'full']);
          else {
            const file = await keepPicture(tx, context.ports.files, picture);
            rows.push(await addFile(tx, { galleryId, file, hash, position, createdAt: context.now }));
            hashes.add(hash);
          }
        }
        await galleryStore.touch(tx, galleryId, context.now);
        return { rows, left: rest };
      }).then(({ rows, left }) => {
        added.push(...rows);
        for (const [file, reason] of left) skip(file, reason);
      });
  }
  if (added.length > 0) await note(context, galleryId, added.length);
  return { added, skipped };
}

interface Ready {
  readonly file: ArchivedFile;
  readonly picture: Resized;
  /** The hash of the uploaded bytes. */
  readonly hash: string;
}

async function pictureOf(file: ArchivedFile): Promise<Omit<Ready, 'file'> | SkippedBecause> {
  const data = await file.read();
  if (typeof data === 'string') return data;
  try {
    return { picture: await resized(new Blob([new Uint8Array(data)])), hash: hashOf(data) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return 'broken';
  }
}

const note = (context: Context, galleryId: number, added: number) =>
  transact(context, async tx => {
    const fileItems = await countFiles(tx, galleryId);
    await writeAudit(tx, context, uploadGalleryArchive.id, {
      subject: galleryRecord.name,
      subjectId: galleryId,
      before: { fileItems: fileItems - added },
      after: { fileItems },
    });
  });

function* inGroups<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
