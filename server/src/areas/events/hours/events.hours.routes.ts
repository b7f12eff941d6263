import { checkEventHours, takeEventHours } from '@venue/sdk/events/admin';
import { roomClashes } from '@venue/sdk/events/model';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { requestById } from '../../event-requests/event-requests.store.ts';
import { roomById } from '../../rooms/rooms.store.ts';
import { lockStanding, presented, subject } from '../events.admin.service.ts';
import * as store from '../events.store.ts';
import { clashesOf, holdHours } from './events.hours.store.ts';

/** The hours of rooms that events take. */
export const eventsHoursRoutes = [
  handle(checkEventHours, async ({ body: { eventId, roomId, ...when } }, context) => {
    const { db, now } = context;
    const row = eventId === undefined ? undefined : mustExist(await store.eventById(db, eventId));
    mustExist(await roomById(db, roomId));
    const { userId, requestId } = row ?? { userId: actorOf(context).userId, requestId: null };
    const wanted = { ...when, roomId, eventId: eventId ?? null, userId, requestId };
    return { message: roomClashes(await clashesOf(db, wanted, now)) };
  }),

  handle(takeEventHours, ({ body: { eventId, eventRequestId } }, context) =>
    transact(context, async tx => {
      const before = await lockStanding(tx, eventId);
      if (eventRequestId !== undefined) mustExist(await requestById(tx, eventRequestId));
      const after = await store.changeEvent(tx, eventId, {
        lacksHours: false,
        requestId: eventRequestId ?? before.requestId,
        updatedAt: context.now,
      });
      await holdHours(tx, after);
      const facts = ({ lacksHours, requestId }: store.EventTableRow) => ({ lacksHours, eventRequestId: requestId });
      await writeAudit(tx, context, takeEventHours.id, {
        subject,
        subjectId: eventId,
        ...changed(facts(before), facts(after)),
      });
      return { message: await presented(tx, context, eventId) };
    }),
  ),
];
