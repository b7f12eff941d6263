import { ApiFailure } from '@venue/sdk';
import { addEvent, exportEvents, getAnnouncement, getEvent, listEvents, saveEvent } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mayManage } from '../../core/record/records.ts';
import { mustBeSeen } from './decision/events.decision.service.ts';
import { audited, lockAny, mustBeRead, presented, subject } from './events.admin.service.ts';
import { allFiled, filedPage } from './events.admin.store.ts';
import { eventsSheet } from './events.export.ts';
import { presentFiledRows } from './events.presenter.ts';
import { decideEvent, keepPublished, mustBeFit, note, saveTickets, valuesOf } from './events.service.ts';
import * as store from './events.store.ts';

export const eventsAdminRoutes = [
  handle(listEvents, async ({ query }, context) => {
    const { rows, ...totals } = await filedPage(context.db, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: await presentFiledRows(context.db, rows, mayManage(context, eventRecord) ? 'staff' : 'guest'),
    };
  }),

  handle(exportEvents, ({ query }, { batches, now }) => {
    const rows = batches(db => allFiled(db, query));
    return sheetFile(eventsSheet, rows, { format: query.format, now });
  }),

  handle(getEvent, async ({ id }, context) => ({ message: await presented(context.db, context, id) })),

  handle(getAnnouncement, async ({ id }, context) => {
    const message = await presented(context.db, context, id);
    if (message.eventKind !== eventKind.announcement) throw new ApiFailure('not_found');
    return { message };
  }),

  handle(addEvent, ({ body: { eventKind: kind, objectStatusId, ...fields } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesOf(tx, context, null, fields);
      const row = await store.addEvent(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await saveTickets(tx, row.id, fields.tickets);
      await note(tx, context, row, 'create');
      const made =
        objectStatusId === eventStatus.published
          ? await decideEvent(tx, context, row, { status: eventStatus.published, newborn: true })
          : row;
      const after = { eventKind: kind, ...(await audited(tx, made)) };
      await writeAudit(tx, context, addEvent.id, { subject, subjectId: row.id, after });
      return { id: row.id, message: await presented(tx, context, row.id) };
    });
  }),

  handle(saveEvent, ({ body: { eventId, version, objectStatusId: status, seen, ...fields } }, context) =>
    transact(context, async tx => {
      const before = await lockAny(tx, eventId);
      await mustBeSeen(tx, before, seen);
      if (before.status === eventStatus.deleted) throw new ApiFailure('move_not_allowed');
      await mustBeRead(tx, context, before, version);
      const was = await audited(tx, before);
      const values = await valuesOf(tx, context, before, fields);
      const saved = await store.changeEvent(tx, eventId, {
        ...values,
        version: before.version + 1,
        updatedAt: context.now,
      });
      await saveTickets(tx, eventId, fields.tickets);
      await mustBeFit(tx, saved, status ?? saved.status);
      await note(tx, context, saved, 'correct');
      const moves = status !== undefined && status !== saved.status;
      const after = moves ? await decideEvent(tx, context, saved, { status }) : saved;
      if (!moves && after.status === eventStatus.published) await keepPublished(tx, context, after);
      const is = await audited(tx, after);
      await writeAudit(tx, context, saveEvent.id, { subject, subjectId: eventId, ...changed(was, is) });
      return { message: await presented(tx, context, eventId) };
    }),
  ),
];
