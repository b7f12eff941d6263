import type { MainableImage, RecordPicture } from '@venue/sdk';
import type { ObjectHistory } from '@venue/sdk/articles/model';
import {
  type AdminEvent,
  type AdminEventRow,
  ApprovedEvent,
  type EventCategory,
  type EventFields,
  type EventRow,
  eventCssScope,
  eventKind,
  type VenueEvent,
} from '@venue/sdk/events/model';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { cssUrl } from '../../core/files/css.ts';
import type { objectHistory } from '../../core/record/history.table.ts';
import { historyOf, lastApproved } from '../../core/record/history.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';
import { type CountedCategory, categoriesOf } from './categories/events.categories.store.ts';
import type { FiledEvent, FiledInBrief } from './events.admin.store.ts';
import { admissionsOf } from './events.list.store.ts';
import { eventCan, eventFields, type Reader } from './events.rules.ts';
import { type EventInBrief, type EventTableRow, type EventTicketRow, ticketOf, ticketsOf } from './events.store.ts';
import { lastReschedule } from './reschedules/events.reschedules.store.ts';

/** The kind of record in histories and snapshots. */
export const kindOf = ({ kind }: Pick<EventTableRow, 'kind'>): 'event' | 'announcement' =>
  kind === eventKind.announcement ? 'announcement' : 'event';

export const presentImage = ({ fileId, url, thumb, alt }: MainableImage): RecordPicture => ({
  fileId,
  url,
  thumb,
  alt,
});

/** The poster and the wide picture of an event. */
export async function imagesOf(db: Db, eventId: number) {
  const poster = (await mainPictures(db, 'event', [eventId])).get(eventId);
  const wide = (await mainPictures(db, 'eventWide', [eventId])).get(eventId);
  return { mainImage: poster ? presentImage(poster) : null, image: wide ? presentImage(wide) : null };
}

/** Rows of a list. */
export async function presentRows(
  db: Db,
  rows: readonly EventInBrief[],
  readerOf: (row: EventInBrief) => Reader,
): Promise<EventRow[]> {
  const ids = rows.map(row => row.id);
  const posters = await mainPictures(db, 'event', ids);
  const known = await categoriesOf(
    db,
    rows.map(row => row.categoryId),
  );
  const rooms = await namesOfRooms(
    db,
    rows.map(row => row.roomId),
  );
  const admissions = await admissionsOf(db, ids);
  return rows.map(row => {
    const reader = readerOf(row);
    const category = row.categoryId === null ? undefined : known.get(row.categoryId);
    const poster = posters.get(row.id);
    return {
      eventId: row.id,
      eventKind: row.kind,
      objectStatusId: row.status,
      eventTitle: row.title,
      eventLead: row.lead,
      category: category ? presentCategory(category) : null,
      date: row.date,
      time: row.time,
      dateEnd: row.dateEnd,
      timeEnd: row.timeEnd,
      eventFormatType: row.format,
      isOnline: row.isOnline,
      entryType: row.entry,
      admission: admissions.get(row.id) ?? null,
      ageSign: row.ageSign,
      roomId: row.roomId,
      roomName: row.roomId === null ? null : (rooms.get(row.roomId) ?? null),
      place: row.place,
      mainImage: poster ? presentImage(poster) : null,
      meta: row.meta,
      rejectionReason: reader === 'guest' ? null : row.rejectionReason,
      price: reader === 'guest' ? null : row.price,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      can: eventCan({ ...row, sold: row.taken }, reader),
    };
  });
}

export const presentCategory = ({
  id,
  name,
  isHidden,
  events,
}: Omit<CountedCategory, 'events'> & Partial<CountedCategory>): EventCategory => ({
  categoryId: id,
  categoryName: name,
  isHidden,
  eventsCount: events ?? null,
});

const presentTicket = (ticket: EventTicketRow) => ({
  ticketId: ticket.id,
  ...ticketOf(ticket),
});

/** The fields of an event as its editor takes them. */
export const fieldsOf = (row: EventTableRow, tickets: readonly EventTicketRow[]) =>
  ({ ...eventFields.fieldsOf(row), tickets: tickets.map(presentTicket) }) satisfies EventFields;

/** An event with everything its reader may know of it. */
export async function presentEvent(db: Db, row: EventTableRow, reader: Reader): Promise<VenueEvent> {
  const [shown] = await presentRows(db, [row], () => reader);
  if (!shown) throw new Error(`event ${row.id} has no row`);
  const tickets = await ticketsOf(db, row.id);
  return {
    ...shown,
    ...fieldsOf(row, tickets),
    tickets: tickets.map(ticket => ({ ...presentTicket(ticket), soldCount: ticket.sold, expanded: false })),
    ...(await imagesOf(db, row.id)),
    rescheduledFrom: await rescheduledFrom(db, row),
    cssStyle: row.css,
    cssUrl: cssUrl(eventCssScope(row.id), row.css),
    paidAt: reader === 'guest' ? null : (row.paidAt?.toISOString() ?? null),
    version: row.version,
  };
}

/** When an event was to begin before; null if only its end or its place changed since. */
async function rescheduledFrom(db: Db, row: EventTableRow): Promise<VenueEvent['rescheduledFrom']> {
  const last = await lastReschedule(db, row.id);
  if (!last || (last.date === row.date && last.time === row.time)) return null;
  return { date: last.date, time: last.time };
}

const objectTypeOf = (kind: string) => (kind === 'announcement' ? 'announcement' : 'event');

export const presentStep = (step: typeof objectHistory.$inferSelect, reader: Reader): ObjectHistory => ({
  historyId: step.id,
  objectType: objectTypeOf(step.kind),
  objectId: step.objectId,
  objectTitle: step.title,
  objectStatusId: step.status,
  what: step.what,
  comment: step.comment,
  who: reader === 'staff' || step.byId === step.ownerId ? step.who : 'Администратор',
  at: step.at.toISOString(),
});

const filer = ({ userId, userName, userPhone, accountState, sentAt, taken, lacksHours }: FiledInBrief) => ({
  userId,
  userName,
  userPhone,
  accountState,
  ticketsSold: taken,
  sentAt: sentAt?.toISOString() ?? null,
  lacksHours,
});

/** Rows of the staff list; `reader` is `guest` for staff who may not manage, and `can` is then empty. */
export async function presentFiledRows(
  db: Db,
  rows: readonly FiledInBrief[],
  reader: Reader,
): Promise<AdminEventRow[]> {
  const shown = await presentRows(db, rows, () => 'staff');
  return rows.flatMap((row, index) => {
    const known = shown[index];
    if (!known) return [];
    return [{ ...known, can: reader === 'staff' ? known.can : [], ...filer(row) }];
  });
}

const KeptEvent = z.omit(ApprovedEvent, { roomName: true });

/** The last approved version of an event, with the current name of its room. */
async function approvedOf(db: Db, kind: 'event' | 'announcement', id: number): Promise<ApprovedEvent | null> {
  const kept = z.safeParse(KeptEvent, await lastApproved(db, kind, id));
  if (!kept.success) return null;
  const { roomId } = kept.data;
  return { ...kept.data, roomName: roomId === null ? null : ((await namesOfRooms(db, [roomId])).get(roomId) ?? null) };
}

/** An event as staff read it; `mayManage` says whether they may do anything about it. */
export async function presentAdminEvent(db: Db, row: FiledEvent, mayManage: boolean): Promise<AdminEvent> {
  const shown = await presentEvent(db, row, 'staff');
  const kind = kindOf(row);
  const approved = await approvedOf(db, kind, row.id);
  return {
    ...shown,
    can: mayManage ? shown.can : [],
    ...filer(row),
    userEmail: row.userEmail,
    eventRequestId: row.requestId,
    approved,
    history: (await historyOf(db, kind, row.id)).map(step => presentStep(step, 'staff')),
    applicationId: await openApplicationId(db, { kind: 'event', objectId: row.id }),
  };
}
