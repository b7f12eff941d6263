import type { KindName } from '@venue/sdk/kinds';
import type { FileStore } from '../../ports/files/files.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { writeAudit } from './audit.ts';
import { resized } from './images.ts';
import { addPicture, picturesOf, removePicture, removeWithRecord } from './pictures.ts';
import { mustExist } from './records.ts';

/** How many pictures a text may have. */
const TEXT_PICTURES = 100;

interface Texted<Row> {
  readonly subject: KindName;
  /** Reads the record; undefined when there is none. */
  readonly read: (db: Db, id: number) => Promise<unknown>;
  /** The same, locked until the end of the transaction. */
  readonly lock: (tx: Db, id: number) => Promise<Row | undefined>;
  readonly textOf: (row: Row) => string;
}

/** The pictures within the formatted text of a kind of record, uploaded by a call of their own. */
export function textPictures<Row>({ subject, read, lock, textOf }: Texted<Row>) {
  const at = (id: number) => ({ owner: `${subject}Text`, id }) as const;
  return {
    /** The pictures that the text may show, for `cleanHtml`. */
    of: (db: Db, id: number) => picturesOf(db, at(id)),

    /**
     * Stores a picture and returns its URL for the text, which is saved later. Throws `not_found`, `file_limit` and the
     * failures of reading pictures.
     */
    async put(context: Context, call: { id: string }, id: number, file: Blob, field = 'file') {
      // Resizing costs most of the call, so the record is looked for before it, and again under the lock.
      mustExist(await read(context.db, id));
      const picture = { resized: await resized(file, field), most: TEXT_PICTURES, now: context.now };
      return transact(context, async tx => {
        const text = textOf(mustExist(await lock(tx, id)));
        await makeRoom(tx, context.ports.files, id, text);
        const { url } = await addPicture(tx, context.ports.files, at(id), picture);
        await writeAudit(tx, context, call.id, { subject, subjectId: id });
        return { message: { success: true, path: url } };
      });
    },

    /** Removes the pictures of the text with their record. */
    remove: (tx: Db, files: FileStore, id: number) => removeWithRecord(tx, files, at(id)),
  };

  /** At the limit, removes the pictures that the saved text does not show: nobody could remove them otherwise. */
  async function makeRoom(tx: Db, files: FileStore, id: number, text: string): Promise<void> {
    const all = await picturesOf(tx, at(id));
    if (all.length < TEXT_PICTURES) return;
    for (const { fileId, url } of all) if (!text.includes(url)) await removePicture(tx, files, at(id), fileId);
  }
}
