import { atVenue, formatDateTime } from '@venue/sdk';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eventStatus } from '@venue/sdk/events/model';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { requestLink } from './event-requests.service.ts';
import { requestById } from './event-requests.store.ts';
import { eventRequest } from './event-requests.table.ts';

const { eventPreparation, areaPreparation } = eventRequestStatus;

/** Requests that are being prepared; one whose event is published is that event's reminder. */
export const eventRequestReminding: Reminding = {
  kind: 'eventRequest',
  who: 'its customer, unless its event is published',
  upcoming: (now, until) => sql`
    select ${eventRequest.id}, ${eventRequest.startsAt} as at, ${eventRequest.userId} as user_id,
      ${eventRequest.id}::text as whose, coalesce(${eventRequest.submittedAt}, ${eventRequest.createdAt}) as since
    from ${eventRequest}
    where ${eventRequest.status} in (${eventPreparation}, ${areaPreparation})
      and ${eventRequest.startsAt} > ${now.toISOString()}::timestamptz
      and ${eventRequest.startsAt} <= ${until.toISOString()}::timestamptz
      and not exists (
        select 1 from event
        where event.request_id = ${eventRequest.id} and event.status = ${eventStatus.published})`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: eventRequest.id })
        .from(eventRequest)
        .where(inArray(eventRequest.id, [...ids]))
        .orderBy(asc(eventRequest.id))
        .for('share', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, [id = 0], at) {
    const row = await requestById(tx, id);
    const room = row?.spaceId ? await roomById(tx, row.spaceId) : undefined;
    if (!row) return [];
    return tell(tx, works, {
      event: 'reminder.eventRequest',
      of: { kind: 'eventRequest', ids: [id] },
      to: await reachOf(tx, row.userId),
      uselessAt: at,
      about: {
        ...{ title: row.title, at, link: requestLink(works.config, id) },
        when: formatDateTime(at),
        room: room?.name ?? '',
        place: room ? atVenue(room.name) : '',
        visit: room?.visitInfo ?? '',
      },
    });
  },
};
