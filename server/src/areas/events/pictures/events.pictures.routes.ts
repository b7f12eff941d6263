import { ApiFailure } from '@venue/sdk';
import { addEventImage, removeEventImage } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { resized } from '../../../core/record/images.ts';
import { lockStanding, subject } from '../events.admin.service.ts';
import { mustBeWhole } from '../events.rules.ts';
import * as store from '../events.store.ts';
import { pictureAs, putPicture, takePicture } from './events.pictures.service.ts';

export const eventsImagesRoutes = [
  handle(addEventImage, async ({ body: { file, eventId, as } }, context) => {
    // Checked before resizing the picture, which takes most of the call, and again under the lock.
    const row = await store.eventById(context.db, eventId);
    if (!row || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
    const upload = { as, resized: await resized(file) };
    return transact(context, async tx => {
      const locked = await lockStanding(tx, eventId);
      const before = await pictureAs(tx, eventId, as);
      const message = await putPicture(tx, context, locked, upload);
      await writeAudit(tx, context, addEventImage.id, {
        subject,
        subjectId: eventId,
        before: { [as]: before },
        after: { [as]: message },
      });
      return { message };
    });
  }),

  handle(removeEventImage, ({ body: { eventId, as } }, context) =>
    transact(context, async tx => {
      const row = await lockStanding(tx, eventId);
      const before = await pictureAs(tx, eventId, as);
      // An event in such a status must have a poster.
      if (as === 'mainImage' && mustBeWhole(row.status)) throw new ApiFailure('not_editable');
      await takePicture(tx, context, row, as);
      await writeAudit(tx, context, removeEventImage.id, {
        subject,
        subjectId: eventId,
        before: { [as]: before },
        after: { [as]: null },
      });
      return { message: { success: true } };
    }),
  ),
];
