import { addDays, centred, dayOf } from '@venue/sdk';
import {
  type ApprovedEvent,
  entryType,
  eventFormat,
  eventStatus,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import type { DemoData, DemoScene } from '../../../area/demo.ts';
import { VAT_PERCENT } from '../../../area/payable.ts';
import type { Db } from '../../../core/db/database.ts';
import { approvedVersion, objectHistory } from '../../../core/record/history.table.ts';
import { pictureUrls } from '../../../core/record/images.ts';
import { picture } from '../../../core/record/pictures.table.ts';
import { type DemoPicture, roomPictures } from '../../../demo/pictures.ts';
import { openApplication } from '../../applications/applications.service.ts';
import { seedPayments } from '../../payments/payments.demo.service.ts';
import { fieldsOf, kindOf } from '../events.presenter.ts';
import { type StepName, stepComment, stepWords } from '../events.rules.ts';
import type { EventTableRow } from '../events.store.ts';
import { event, eventCategory, eventTicket } from '../events.table.ts';
import { holdHours, holdsHours } from '../hours/events.hours.store.ts';
import { seedAttendees } from './events.demo.attendees.ts';
import { categoryData, comingEventData, type EventData } from './events.demo.data.ts';
import { pastEventData } from './events.demo.past.ts';
import type { SeededEvent } from './events.demo.seeded.ts';
import { waitingEventData } from './events.demo.waiting.ts';

const HOUR = 3_600_000;
const { draft, onVerification, published, rejected, deleted, awaitingPayment, processing, rework } = eventStatus;
const OFFICE = 'Кузнецова И. В.';
const eventData = [...comingEventData, ...pastEventData, ...waitingEventData];

// Each event has its own files, though they show the rooms, because an event's picture may be replaced.
const fileOf = (index: number, place: number) => `demo-event-${index}-${place}`;

const picturesOfEvents: readonly DemoPicture[] = eventData.flatMap(({ pictures }, index) =>
  pictures.map((room, place) => ({ source: `rooms/${room}`, name: fileOf(index, place) })),
);

/** Events and announcements of the venue and its customers in every status, with tickets and who holds them. */
async function seedEvents(tx: Db, { now, customerIds, staffId }: DemoScene): Promise<void> {
  const kinds = await tx
    .insert(eventCategory)
    .values(categoryData.map((name, index) => ({ name, isHidden: index === categoryData.length - 1 })))
    .returning();
  const categories = new Map<string, number>(kinds.map(({ name, id }) => [name, id]));
  const rows = await tx
    .insert(event)
    .values(
      eventData.map(each => ({
        ...valuesOf(now, each),
        userId: each.by === null ? staffId : (customerIds[each.by] ?? staffId),
        categoryId: categories.get(each.category) ?? null,
      })),
    )
    .returning();
  // One statement for all of them: one for each event would add a second to the first start.
  const seeded = eventData.flatMap((each, index) => {
    const row = rows[index];
    return row
      ? [{ each, row, images: each.pictures.map((room, place) => ({ file: fileOf(index, place), room })) }]
      : [];
  });
  const tickets = await tx.insert(eventTicket).values(seeded.flatMap(ticketsTold)).returning();
  const pictures = await tx.insert(picture).values(seeded.flatMap(picturesTold)).returning();
  await seedAttendees(tx, seeded, tickets, customerIds);
  await tx.insert(objectHistory).values(seeded.flatMap(({ each, row }) => historyTold(each, row, staffId)));

  for (const { row } of seeded) if (holdsHours(row)) await holdHours(tx, row);
  await seedPayments(
    tx,
    seeded.flatMap(({ row: { id, userId, title, price, paidAt } }) =>
      price === null || paidAt === null
        ? []
        : [
            {
              name: `demo-event-${id}`,
              of: { eventId: id },
              userId,
              sum: price,
              vatPercent: VAT_PERCENT,
              description: `${title}, размещение`,
              createdAt: paidAt,
              paidAt,
            },
          ],
    ),
  );

  const approved = seeded.filter(({ each }) => each.status === published);
  await tx.insert(approvedVersion).values(
    approved.map(({ row, images }) => {
      const own = tickets.filter(ticket => ticket.eventId === row.id);
      const imageOf = (owner: 'event' | 'eventWide') => {
        const found = pictures.find(each => each.owner === owner && each.ownerId === row.id);
        return found ? { fileId: found.id, ...pictureUrls(found.file), alt: found.alt } : null;
      };
      const data: Omit<ApprovedEvent, 'roomName'> = {
        ...fieldsOf(row, own),
        mainImage: imageOf('event'),
        image: imageOf('eventWide'),
        cssStyle: '',
        approvedAt: row.updatedAt.toISOString(),
        approvedBy: OFFICE,
      };
      const files = images.map(({ file }) => file);
      return { kind: kindOf(row), objectId: row.id, at: row.updatedAt, data: { ...data, files } };
    }),
  );
  for (const { each, row } of seeded)
    if (each.status === onVerification)
      await openApplication(tx, row.sentAt ?? now, {
        kind: 'event',
        objectId: row.id,
        title: row.title,
        userId: row.userId,
      });
}

function valuesOf(now: Date, each: EventData) {
  const touched = new Date(now.getTime() - each.ago * HOUR);
  const before = (hours: number) => new Date(touched.getTime() - hours * HOUR);
  const date = addDays(dayOf(now), each.day);
  return {
    kind: each.kind,
    status: each.status,
    deletedFrom: each.status === deleted ? draft : null,
    title: each.title,
    lead: each.lead,
    description: each.text,
    date,
    time: each.time[0],
    dateEnd: each.days === undefined ? null : addDays(date, each.days - 1),
    timeEnd: each.time[1],
    format: each.online === undefined ? eventFormat.offline : eventFormat.mixed,
    isOnline: each.online !== undefined,
    onlineUrl: each.online ?? '',
    roomId: typeof each.at === 'number' ? each.at : null,
    place: typeof each.at === 'number' ? '' : each.at,
    entry: each.tickets ? entryType.byTicket : entryType.free,
    registration: each.registration === undefined ? registrationType.notRequired : registrationType.required,
    registrationUrl: each.registration ?? '',
    ageSign: each.age,
    participantsLimit: each.limit ?? null,
    organizerName: each.organizer,
    meta: centred,
    rejectionReason: each.reason ?? null,
    price: each.price === undefined ? null : each.price * 100,
    paidAt: each.paid ? touched : null,
    createdAt: before(50),
    updatedAt: touched,
    sentAt: each.by === null || each.status === draft ? null : before(20),
    publishedAt: each.status === published ? touched : null,
  };
}

const ticketsTold = ({ each, row }: SeededEvent) =>
  (each.tickets ?? []).map(([name, price, quantity], index) => ({
    eventId: row.id,
    type: price === 0 ? ticketType.free : ticketType.paid,
    name,
    price: price * 100,
    quantity,
    position: index + 1,
  }));

const picturesTold = ({ row, images }: SeededEvent) =>
  images.map(({ file, room }, place) => ({
    owner: place === 0 ? ('event' as const) : ('eventWide' as const),
    ownerId: row.id,
    file,
    alt: roomPictures[room].alt,
    isMain: true,
    position: 1,
    createdAt: row.createdAt,
  }));

type EventStep = readonly [StepName, status: EventTableRow['status'], hoursBefore: number, by: 'organiser' | 'office'];

const created: EventStep = ['create', draft, 50, 'organiser'];
const sent: EventStep = ['send', onVerification, 20, 'organiser'];

/** The history steps that led an event to its status. */
function stepsOf({ by, status, paid }: EventData): readonly EventStep[] {
  if (status === draft) return [created];
  if (status === deleted) return [created, ['delete', deleted, 0, 'office']];
  if (by === null) return [created, ['publish', published, 0, 'office']];
  if (status === onVerification) return [created, sent];
  if (status === rejected) return [created, sent, ['reject', rejected, 0, 'office']];
  if (status === rework) return [created, sent, ['rework', rework, 0, 'office']];
  const asked: EventStep = ['awaitPayment', awaitingPayment, 4, 'office'];
  if (status === awaitingPayment) return [created, sent, asked];
  if (status === processing) return [created, sent, asked, ['pay', processing, 0, 'organiser']];
  if (paid) return [created, sent, asked, ['receivePayment', published, 0, 'organiser']];
  return [created, sent, ['confirm', published, 0, 'office']];
}

function historyTold(each: EventData, row: EventTableRow, staffId: number) {
  const mine = { byId: row.userId, who: each.by === null ? OFFICE : (organisers[each.by] ?? row.organizerName) };
  return stepsOf(each).map(([step, status, hours, by], index, all) => ({
    kind: kindOf(row),
    objectId: row.id,
    ownerId: row.userId,
    title: row.title,
    status,
    what: stepWords(step, row.kind),
    comment: stepComment(step, { reason: index === all.length - 1 ? (each.reason ?? '') : '', price: row.price }),
    ...(by === 'office' ? { byId: staffId, who: OFFICE } : mine),
    at: new Date(row.updatedAt.getTime() - hours * HOUR),
  }));
}

/** The first customers, as histories name them. */
const organisers: Readonly<Record<number, string>> = {
  0: 'Лаптева Д. С.',
  1: 'Шевелёв А. И.',
  2: 'Чернавина О. Д.',
  4: 'Зырянова П. А.',
  6: 'Мальцева Е. Р.',
  7: 'Вагапов Т. И.',
  9: 'Крутиков Г. О.',
  10: 'Фёдорова М. Ю.',
  12: 'Анищенко В. П.',
  13: 'Рублёв С. К.',
};

export const eventsDemo: DemoData = { pictures: picturesOfEvents, seed: seedEvents };
