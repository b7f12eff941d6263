import { ApiFailure } from '@venue/sdk';
import { removeEventImage, updateEventPhoto, uploadEventImage } from '@venue/sdk/events';
import { actorOf, type Context } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { resized } from '../../../core/record/images.ts';
import { takeToEdit } from '../events.own.service.ts';
import * as store from '../events.store.ts';
import { type PictureAs, putPicture, takePicture } from './events.pictures.service.ts';

/** Saves one of the pictures of the actor's own event. */
async function upload(context: Context, { eventId, file }: { eventId: number; file: Blob }, as: PictureAs) {
  // Checked before resizing the picture, which takes most of the call, and again under the lock.
  const row = await store.eventById(context.db, eventId);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  const upload = { as, resized: await resized(file) };
  return transact(context, async tx => ({
    message: await putPicture(tx, context, await takeToEdit(tx, context, eventId), upload),
  }));
}

export const eventsOwnImagesRoutes = [
  handle(uploadEventImage, ({ body }, context) => upload(context, body, 'image')),
  handle(updateEventPhoto, ({ body }, context) => upload(context, body, 'mainImage')),

  handle(removeEventImage, ({ body: { eventId, as } }, context) =>
    transact(context, async tx => {
      await takePicture(tx, context, await takeToEdit(tx, context, eventId), as);
      return { message: { success: true } };
    }),
  ),
];
