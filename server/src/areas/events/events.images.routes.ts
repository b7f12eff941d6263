import { ApiFailure } from '@venue/sdk';
import { addEventImage, removeEventImage } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { dropPictures } from '../../core/record/images.ts';
import { withPicture } from '../../core/record/pictures.ts';
import { lockStanding, subject } from './events.admin.service.ts';
import { pictureAs, putPicture, takePicture } from './events.pictures.service.ts';
import { mustBeWhole } from './events.rules.ts';
import * as store from './events.store.ts';

export const eventsImagesRoutes = [
  handle(addEventImage, async ({ body: { file, eventId, as } }, context) => {
    // Asked before the picture is worked on: that costs most of the call. Asked again under the lock.
    const row = await store.eventById(context.db, eventId);
    if (!row || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
    let drop: readonly string[] = [];
    const picture = await withPicture(context.ports.files, file, kept =>
      transact(context, async tx => {
        const locked = await lockStanding(tx, eventId);
        const before = await pictureAs(tx, eventId, as);
        const put = await putPicture(tx, context, locked, { as, file: kept });
        drop = put.drop;
        await writeAudit(tx, context, addEventImage.id, {
          subject,
          subjectId: eventId,
          before: { [as]: before },
          after: { [as]: put.picture },
        });
        return put.picture;
      }),
    );
    await dropPictures(context.ports.files, drop);
    return { message: picture };
  }),

  handle(removeEventImage, async ({ body: { eventId, as } }, context) => {
    const drop = await transact(context, async tx => {
      const row = await lockStanding(tx, eventId);
      const before = await pictureAs(tx, eventId, as);
      // What everybody reads has a poster.
      if (as === 'mainImage' && mustBeWhole(row.status)) throw new ApiFailure('not_editable');
      const files = await takePicture(tx, context, row, as);
      await writeAudit(tx, context, removeEventImage.id, {
        subject,
        subjectId: eventId,
        before: { [as]: before },
        after: { [as]: null },
      });
      return files;
    });
    await dropPictures(context.ports.files, drop);
    return { message: { success: true } };
  }),
];
