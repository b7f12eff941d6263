import { ApiFailure, type RecordPicture } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Resized } from '../../../core/record/images.ts';
import { addPicture, removePictures } from '../../../core/record/pictures.ts';
import { imagesOf, presentImage } from '../events.presenter.ts';
import { approvedFiles, keepPublished } from '../events.service.ts';
import * as store from '../events.store.ts';

type Row = store.EventTableRow;

/** The two pictures of an event: the poster and the wide one over its page. */
export type PictureAs = 'mainImage' | 'image';

const ownerOf = { mainImage: 'event', image: 'eventWide' } as const;

/** One of the pictures of an event; null while there is none. */
export const pictureAs = async (db: Db, eventId: number, as: PictureAs): Promise<RecordPicture | null> =>
  (await imagesOf(db, eventId))[as];

/** Replaces a picture of an event, which the caller holds locked. */
export async function putPicture(
  tx: Db,
  context: Context,
  row: Row,
  { as, resized }: { as: PictureAs; resized: Resized },
): Promise<RecordPicture> {
  const { files } = context.ports;
  const of = { owner: ownerOf[as], id: row.id };
  await removePictures(tx, files, of, await approvedFiles(tx, row));
  const added = await addPicture(tx, files, of, { resized, most: 1, now: context.now });
  await changed(tx, context, row);
  return presentImage(added);
}

/** Removes a picture of an event, which the caller holds locked. Throws `not_found`. */
export async function takePicture(tx: Db, context: Context, row: Row, as: PictureAs): Promise<void> {
  const of = { owner: ownerOf[as], id: row.id };
  if ((await removePictures(tx, context.ports.files, of, await approvedFiles(tx, row))) === 0)
    throw new ApiFailure('not_found');
  await changed(tx, context, row);
}

/**
 * A changed picture of a published event is approved at once. Otherwise the approved version keeps its files until
 * another version is approved.
 */
async function changed(tx: Db, context: Context, row: Row): Promise<void> {
  const saved = await store.changeEvent(tx, row.id, { updatedAt: context.now });
  if (saved.status === eventStatus.published) await keepPublished(tx, context, saved);
}
