import type { RecordPicture } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { writeAudit } from './audit.ts';
import { resized } from './images.ts';
import type { PictureOwner } from './pictures.table.ts';
import { addPicture, picturesOf, removePicture, removePictures } from './pictures.ts';
import { mustExist } from './records.ts';

interface Pictured {
  readonly subject: KindName & PictureOwner;
  /** The picture's name in the model and in the audit log. */
  readonly field: string;
  /** The field of the call with the file; `file` by default. */
  readonly uploadedAs?: string;
  /** Reads the record; undefined when there is none. */
  readonly read: (db: Db, id: number) => Promise<unknown>;
  /** The same, locked until the end of the transaction. */
  readonly lock: (tx: Db, id: number) => Promise<unknown>;
  /**
   * Saves the time of the change. The record's version stays, so that an editor open beside the picture can still save.
   */
  readonly touch: (tx: Db, id: number, updatedAt: Date) => Promise<unknown>;
}

/** The single picture of a kind of record: the work of the calls that upload and remove it. */
export function onePicture({ subject, field, uploadedAs, read, lock, touch }: Pictured) {
  const at = (id: number) => ({ owner: subject, id });
  const thumbOf = async (tx: Db, id: number) => (await picturesOf(tx, at(id)))[0]?.thumb ?? null;
  const changeTo = async (tx: Db, context: Context, call: { id: string }, id: number, work: () => Promise<unknown>) => {
    mustExist(await lock(tx, id));
    const before = { [field]: await thumbOf(tx, id) };
    await work();
    await touch(tx, id, context.now);
    const after = { [field]: await thumbOf(tx, id) };
    await writeAudit(tx, context, call.id, { subject, subjectId: id, before, after });
  };
  return {
    /** Replaces the picture with an uploaded one. Throws `not_found` and the failures of reading pictures. */
    async put(context: Context, call: { id: string }, id: number, file: Blob): Promise<{ message: RecordPicture }> {
      const { db, now, ports } = context;
      // Resizing costs most of the call, so the record is looked for before it, and again under the lock.
      mustExist(await read(db, id));
      const picture = { resized: await resized(file, uploadedAs), most: 1, now };
      return transact(context, async tx => {
        await changeTo(tx, context, call, id, async () => {
          await removePictures(tx, ports.files, at(id));
          await addPicture(tx, ports.files, at(id), picture);
        });
        const [message] = await picturesOf(tx, at(id));
        return { message: mustExist(message) };
      });
    },
    /** Removes the picture, if it is still `fileId`. Throws `not_found` for one that is not the record's. */
    remove: (context: Context, call: { id: string }, id: number, fileId?: number) =>
      transact(context, async tx => {
        await changeTo(tx, context, call, id, async () => {
          const { fileId: its } = mustExist((await picturesOf(tx, at(id)))[0]);
          await removePicture(tx, context.ports.files, at(id), fileId ?? its);
        });
        return { message: { success: true } };
      }),
  };
}
