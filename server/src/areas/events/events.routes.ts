import { ApiFailure } from '@venue/sdk';
import {
  createEvent,
  deleteEvent,
  getAnnouncement,
  getEvent,
  listCategories,
  listEventHistory,
  listEvents,
  saveEvent,
  sendEventForVerification,
  withdrawEvent,
} from '@venue/sdk/events';
import { eventKind, eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { publish } from '../../core/publish.ts';
import { historyPage, lastApproved } from '../../core/record/history.ts';
import { mustBeCurrent } from '../../core/record/records.ts';
import { closeApplication, openApplication } from '../applications/applications.service.ts';
import { categories } from './categories/events.categories.store.ts';
import { deleteByStaff, mustBeSeen } from './decision/events.decision.service.ts';
import { takeDown } from './decision/events.takedown.service.ts';
import { lockAny, subject } from './events.admin.service.ts';
import { ownPage, publishedPage } from './events.list.store.ts';
import { mustBeReady, readerOf, takeOwn, takeToEdit } from './events.own.service.ts';
import { kindOf, presentCategory, presentEvent, presentRows, presentStep } from './events.presenter.ts';
import { mayGo } from './events.rules.ts';
import { note, saveTickets, statusMessage, valuesOf } from './events.service.ts';
import * as store from './events.store.ts';

const PAGE_SIZE = 12;
const HISTORY_SIZE = 25;
const LAST_PAGE = 1000;

export const eventsRoutes = [
  handlePublished(listEvents, async ({ x, body = {} }, context) => {
    const page = Math.min(Math.max(x, 1), LAST_PAGE);
    const { own = false, eventKind: kind, objectStatusId: status, ...filters } = body;
    const wanted = { ...filters, kind, status, page, pageSize: PAGE_SIZE };
    const { rows, ...totals } = own
      ? await ownPage(context.db, actorOf(context).userId, wanted)
      : await publishedPage(context.db, context.now, wanted);
    const items = await presentRows(context.db, rows, readerOf(context));
    return { message: { page, pageSize: PAGE_SIZE, ...totals }, items };
  }),

  handlePublished(getEvent, async ({ id }, context) => ({ message: await read(context, id) })),

  handle(getAnnouncement, async ({ id }, context) => {
    const message = await read(context, id);
    if (message.eventKind !== eventKind.announcement) throw new ApiFailure('not_found');
    return { message };
  }),

  handle(listEventHistory, async ({ id, body = {} }, context) => {
    const { userId: ownerId } = actorOf(context);
    const row = await store.eventById(context.db, id);
    if (row?.userId !== ownerId || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
    const { page = 1 } = body;
    const wanted = { ownerId, kinds: [kindOf(row)], objectId: row.id, page, pageSize: HISTORY_SIZE };
    const { rows, ...totals } = await historyPage(context.db, wanted);
    return {
      message: { page, pageSize: HISTORY_SIZE, ...totals },
      items: rows.map(step => presentStep(step, 'organiser')),
    };
  }),

  handlePublished(listCategories, async (_input, { db }) => {
    const offered = (await categories(db)).filter(each => !each.isHidden);
    return { message: { categories: offered.map(({ events: _, ...each }) => presentCategory(each)) } };
  }),

  handle(createEvent, ({ body: { eventKind: kind, ...fields } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesOf(tx, context, null, fields);
      const row = await store.addEvent(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await saveTickets(tx, row.id, fields.tickets);
      await note(tx, context, row, 'create');
      return { id: row.id, message: await presentEvent(tx, row, 'organiser') };
    });
  }),

  handle(saveEvent, ({ body: { eventId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = await takeToEdit(tx, context, eventId);
      await mustBeCurrent(tx, context, subject, before, version, () => presentEvent(tx, before, 'organiser'));
      const values = await valuesOf(tx, context, before, fields);
      const saved = await store.changeEvent(tx, eventId, {
        ...values,
        version: before.version + 1,
        updatedAt: context.now,
      });
      await saveTickets(tx, eventId, fields.tickets);
      return { message: await presentEvent(tx, saved, 'organiser') };
    }),
  ),

  handle(sendEventForVerification, ({ body: { eventId } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const row = await takeOwn(tx, context, eventId);
      if (!mayGo(row.status, 'send')) throw new ApiFailure('move_not_allowed');
      await mustBeReady(tx, row, now);
      const sent = await store.changeEvent(tx, eventId, {
        status: eventStatus.onVerification,
        rejectionReason: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, context, sent, 'send');
      const { title, userId } = sent;
      const isAmendment = (await lastApproved(tx, kindOf(sent), eventId)) !== undefined;
      await openApplication(tx, now, { kind: 'event', objectId: eventId, title, userId, isAmendment });
      return { message: await presentEvent(tx, sent, 'organiser') };
    }),
  ),

  handle(withdrawEvent, ({ body: { eventId } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const row = await takeOwn(tx, context, eventId);
      if (!mayGo(row.status, 'withdraw')) throw new ApiFailure('move_not_allowed');
      const back = await store.changeEvent(tx, eventId, { status: eventStatus.draft, updatedAt: now });
      await note(tx, context, back, 'withdraw');
      await closeApplication(tx, now, { kind: 'event', objectId: eventId, by: null });
      publish(tx, now, [statusMessage(back)]);
      return { message: await presentEvent(tx, back, 'organiser') };
    }),
  ),

  handle(deleteEvent, ({ id, body: { adminSend, seen } }, context) => {
    const eventId = id;
    const asStaff = adminSend && actorOf(context).permissions.has('events.manage');
    return transact(context, async tx => {
      const before = await (asStaff ? lockAny(tx, eventId) : takeOwn(tx, context, eventId));
      await mustBeSeen(tx, before, seen);
      await (asStaff ? deleteByStaff(tx, context, eventId) : removeOwn(tx, context, before));
      return { message: { success: true } };
    });
  }),
];

/** An event as its reader may see it: a published one, or their own. Throws `not_found`. */
async function read(context: Context, id: number): Promise<VenueEvent> {
  const row = await store.eventById(context.db, id);
  const reader = row && readerOf(context)(row);
  if (!row || !reader || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  // guard: events.test.ts, server/src/areas/events/decision/events.deletion.test.ts
  if (reader === 'guest' && row.status !== eventStatus.published) throw new ApiFailure('not_found');
  return presentEvent(context.db, row, reader);
}

/** Deletes the actor's own event, which the caller holds locked. Throws `ticket_sold` if somebody holds a ticket. */
async function removeOwn(tx: Db, context: Context, before: store.EventTableRow): Promise<void> {
  if (!mayGo(before.status, 'delete')) throw new ApiFailure('move_not_allowed');
  // guard: events.test.ts, server/src/areas/events/decision/events.deletion.test.ts
  if (before.taken > 0) throw new ApiFailure('ticket_sold');
  await takeDown(tx, context, before, { by: 'organiser', closedBy: null });
}
