import { closeSeries, previewSeries } from '@venue/sdk/desk/admin';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { closeDays, daysOfSeries } from '../bookings/desk/bookings.series.service.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';

const isoOf = (hours: readonly Date[]) => hours.map(each => each.toISOString());

export const seriesRoutes = [
  handle(previewSeries, async ({ body }, { db, now }) => ({
    message: {
      days: (await daysOfSeries(db, body, now)).map(({ day, hours, taken }) => ({
        day,
        starts: isoOf(hours),
        taken: isoOf(taken),
      })),
    },
  })),

  handle(closeSeries, ({ body: { series, reason, skip } }, context) =>
    transact(context, async tx => {
      const names = await namesOfRooms(tx, [series.roomId]);
      const { firstId, days } = await closeDays(tx, context, series, { reason: reason.trim(), skip });
      await writeAudit(tx, context, closeSeries.id, {
        subject: 'technicalReason',
        subjectId: firstId,
        after: { roomName: names.get(series.roomId) ?? '', reason: reason.trim(), days: days.length },
      });
      return { message: { count: days.length } };
    }),
  ),
];
