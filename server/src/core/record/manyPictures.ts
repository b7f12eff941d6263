import { ApiFailure, type MainableImage } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { writeAudit } from './audit.ts';
import { type Resized, resized } from './images.ts';
import { picture } from './pictures.table.ts';
import { addPicture, picturesOf, removePicture } from './pictures.ts';
import { mustExist } from './records.ts';

interface Pictured {
  readonly subject: KindName;
  /** What the pictures are called in the model and in the audit log. */
  readonly field: string;
  /** How many a record may have. */
  readonly most: number;
  /** Reads the record; undefined when there is none. */
  readonly read: (db: Db, id: number) => Promise<unknown>;
  /** The same, locked until the end of the transaction. */
  readonly lock: (tx: Db, id: number) => Promise<unknown>;
  /**
   * Saves the time of the change. The record's version stays, so that an editor open beside the pictures can still
   * save.
   */
  readonly touch: (tx: Db, id: number, updatedAt: Date) => Promise<unknown>;
}

/** The pictures of a kind of record: several may be added at once, and each is removed by its own id. */
export function manyPictures({ subject, field: name, most, read, lock, touch }: Pictured) {
  const at = (id: number) => ({ owner: subject, id });
  return {
    /**
     * Adds all or none, in their order; returns those that were added. Throws `not_found`, `file_limit` and the
     * failures of reading pictures.
     */
    async add(
      context: Context,
      call: { id: string },
      id: number,
      { files, field, before }: { files: readonly Blob[]; field: string; before?: number | undefined },
    ): Promise<MainableImage[]> {
      const { db, now, ports } = context;
      // Resizing costs most of the call, so the record is looked for before it, and again under the lock.
      mustExist(await read(db, id));
      if ((await picturesOf(db, at(id))).length + files.length > most) throw new ApiFailure('file_limit');
      const all: Resized[] = [];
      for (const file of files) all.push(await resized(file, field));
      return transact(context, async tx => {
        mustExist(await lock(tx, id));
        const added: MainableImage[] = [];
        for (const each of all)
          added.push(await addPicture(tx, ports.files, at(id), { resized: each, most, now, before }));
        await touch(tx, id, now);
        await writeAudit(tx, context, call.id, { subject, subjectId: id, after: { [name]: added } });
        return added;
      });
    },

    /** Removes a picture by its id. Throws `not_found` for a picture of another kind of record. */
    remove: (context: Context, call: { id: string }, fileId: number) =>
      transact(context, async tx => {
        const id = await ownerOf(tx, fileId);
        mustExist(await lock(tx, id));
        const gone = (await picturesOf(tx, at(id))).filter(each => each.fileId === fileId);
        await removePicture(tx, context.ports.files, at(id), fileId);
        await touch(tx, id, context.now);
        await writeAudit(tx, context, call.id, { subject, subjectId: id, before: { [name]: gone } });
        return { message: { success: true } };
      }),
  };

  async function ownerOf(tx: Db, fileId: number): Promise<number> {
    const [row] = await tx
      .select({ id: picture.ownerId })
      .from(picture)
      .where(and(eq(picture.owner, subject), eq(picture.id, fileId)));
    return mustExist(row).id;
  }
}
