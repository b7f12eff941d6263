import { ApiFailure, type RecordPicture } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { addPicture, removePictures } from '../../core/record/pictures.ts';
import { imagesOf, presentImage } from './events.presenter.ts';
import { approvedFiles, keepPublished } from './events.service.ts';
import * as store from './events.store.ts';

type Row = store.EventTableRow;

/** The two pictures of an event: the poster and the wide one over its page. */
export type PictureAs = 'mainImage' | 'image';

const ownerOf = { mainImage: 'event', image: 'eventWide' } as const;

/** One of the pictures of an event; null while there is none. */
export const pictureAs = async (db: Db, eventId: number, as: PictureAs): Promise<RecordPicture | null> =>
  (await imagesOf(db, eventId))[as];

/** Puts a kept file into the place of a picture of an event that is held locked; `drop` are files to drop after the commit. */
export async function putPicture(tx: Db, context: Context, row: Row, { as, file }: { as: PictureAs; file: string }) {
  const of = { owner: ownerOf[as], id: row.id };
  const former = await removePictures(tx, of);
  const added = await addPicture(tx, of, { file, most: 1, now: context.now });
  return { picture: presentImage(added), drop: await settled(tx, context, row, former) };
}

/** Takes a picture of an event that is held locked away; answers files to drop after the commit. Throws `not_found`. */
export async function takePicture(tx: Db, context: Context, row: Row, as: PictureAs): Promise<string[]> {
  const former = await removePictures(tx, { owner: ownerOf[as], id: row.id });
  if (former.length === 0) throw new ApiFailure('not_found');
  return settled(tx, context, row, former);
}

/** Of the files that were taken out, and of those only the approved version needed, what nothing shows any more. */
async function settled(tx: Db, context: Context, row: Row, former: readonly string[]): Promise<string[]> {
  const saved = await store.changeEvent(tx, row.id, { updatedAt: context.now });
  const left = saved.status === eventStatus.published ? await keepPublished(tx, context, saved) : [];
  const approved = await approvedFiles(tx, saved);
  return [...new Set([...former, ...left])].filter(file => !approved.includes(file));
}
