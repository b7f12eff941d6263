import { ApiFailure } from '@venue/sdk';
import { deleteEventTicket, downloadEventTickets as downloadOwnTickets } from '@venue/sdk/events';
import { downloadEventTickets } from '@venue/sdk/events/admin';
import { eventEditable, eventStatus } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { momentCell, moneyCell, phoneCell, type Sheet, sheetFile } from '../../../core/files/sheet.ts';
import { type FileAnswer, handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { noteViews } from '../../privacy/privacy.store.ts';
import { namesOfRooms } from '../../rooms/rooms.store.ts';
import { lockStanding, subject } from '../events.admin.service.ts';
import { takeOwn } from '../events.own.service.ts';
import { fieldsOf } from '../events.presenter.ts';
import { keepPublished, mustBeFit } from '../events.service.ts';
import {
  type Attendee,
  attendeesOf,
  changeEvent,
  type EventTableRow,
  removeTicket,
  ticketsOf,
  wasOrdered,
} from '../events.store.ts';
import { attendeesPdf } from './events.tickets.pdf.ts';

export const eventsTicketsRoutes = [
  handle(deleteEventTicket, ({ body: { eventId, ticketId } }, context) => {
    const { userId, permissions } = actorOf(context);
    const isStaff = permissions.has('events.manage');
    return transact(context, async tx => {
      const row = await lockStanding(tx, eventId);
      // guard: events.tickets.test.ts
      if (!isStaff && row.userId !== userId) throw new ApiFailure('not_found');
      if (!isStaff && !eventEditable.includes(row.status)) throw new ApiFailure('not_editable');
      const tickets = await ticketsOf(tx, eventId);
      const ticket = tickets.find(({ id }) => id === ticketId);
      if (!ticket) throw new ApiFailure('not_found');
      // guard: events.tickets.test.ts
      if (await wasOrdered(tx, ticketId)) throw new ApiFailure('ticket_sold');
      await removeTicket(tx, ticketId);
      await mustBeFit(tx, row, row.status);
      const saved = await changeEvent(tx, eventId, { updatedAt: context.now });
      if (!isStaff) return { message: { success: true } };
      const change = changed(fieldsOf(row, tickets), fieldsOf(saved, await ticketsOf(tx, eventId)));
      await writeAudit(tx, context, deleteEventTicket.id, { subject, subjectId: eventId, ...change });
      if (saved.status === eventStatus.published) await keepPublished(tx, context, saved);
      return { message: { success: true } };
    });
  }),

  handle(downloadEventTickets, async ({ body: { eventId, download } }, context) => {
    const { row, attendees } = await transact(context, async tx => {
      const found = await lockStanding(tx, eventId);
      const holders = await seen(tx, context, eventId);
      const after = { format: download ? 'xlsx' : 'pdf', tickets: holders.length };
      await writeAudit(tx, context, downloadEventTickets.id, { subject, subjectId: eventId, after });
      return { row: found, attendees: holders };
    });
    return ticketsFile(context.db, row, attendees, { download, now: context.now });
  }),

  handle(downloadOwnTickets, async ({ body: { eventId, download } }, context) => {
    const { row, attendees } = await transact(context, async tx => {
      const found = await takeOwn(tx, context, eventId);
      return { row: found, attendees: await seen(tx, context, eventId) };
    });
    return ticketsFile(context.db, row, attendees, { download, now: context.now });
  }),
];

/** The ticket holders. The views are logged, so that those with an account see who looked. */
async function seen(tx: Db, context: Context, eventId: number): Promise<Attendee[]> {
  const { userId: viewerId, ownName: who } = actorOf(context);
  const holders = await attendeesOf(tx, eventId);
  const reason = `Список участников мероприятия №\u00a0${eventId}`;
  const people = [...new Set(holders.map(each => each.userId))].filter(userId => userId !== null);
  await noteViews(tx, people, { viewerId, who, what: 'Билеты', reason, at: context.now });
  return holders;
}

async function ticketsFile(
  db: Db,
  row: EventTableRow,
  attendees: readonly Attendee[],
  { download, now }: { download: boolean; now: Date },
): Promise<FileAnswer> {
  if (download) return sheetFile(attendeesSheet(row.id), once(attendees), { format: 'xlsx', now });
  return {
    data: await attendeesPdf(row, await placeOf(db, row), attendees, now),
    type: 'application/pdf',
    name: `Участники мероприятия № ${row.id}.pdf`,
  };
}

/** The name of the room, or the place outside the venue. */
const placeOf = async (db: Db, { roomId, place }: EventTableRow): Promise<string> =>
  roomId === null ? place : ((await namesOfRooms(db, [roomId])).get(roomId) ?? '');

const attendeesSheet = (eventId: number): Sheet<Attendee> => ({
  title: `Участники мероприятия № ${eventId}`,
  columns: [
    { title: 'Билет №', width: 10, value: row => row.number },
    { title: 'Участник', width: 34, value: row => row.name },
    { title: 'Телефон', width: 18, value: row => phoneCell(row.phone) },
    { title: 'Почта', width: 30, value: row => row.email },
    { title: 'Вид билета', width: 26, value: row => row.ticket },
    { title: 'Цена, ₽', width: 12, value: row => moneyCell(row.price) },
    { title: 'Получен', width: 18, value: row => momentCell(row.createdAt) },
  ],
});

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}
